/**
 * Addresses within the page: the lobby, a table, a rule page. They stand after the #, so that the server needs to know
 * nothing of them. Then the address that links for others begin with: on the machine of the server itself, `localhost`
 * would lead them to themselves.
 */

import { computed, signal } from '@preact/signals';
import { call, type Reach } from './api.ts';
import { ROOT } from './offline/mode.ts';

/** The sections of the navigation bar. */
export type Section = 'play' | 'learn' | 'today' | 'mine';

/**
 * A row per page: its section, if it has one, and its address. `:name` stands for a part, and `?` marks one that may be
 * missing; any others may follow. The first row that fits counts.
 */
const ROUTES = [
  ['table', null, 'table/:table'],
  ['deal', 'learn', 'rules/:game/deal'],
  ['rules', 'learn', 'rules/:game/:clause?'],
  ['verify', null, 'verify/:table?'],
  ['day', 'today', 'day/:day?'],
  ['day', 'today', 'today/:day?'],
  ['boards', 'today', 'boards/:set/from?/:from?'],
  ['review', 'mine', 'review/:table/:seat?/:deal?/:moment?'],
  ['replay', 'mine', 'replay/:table/:deal?/:moment?'],
  ['profile', 'mine', 'profile'],
  ['drill', 'mine', 'drill/:table/:seat?/:place?'],
  ['mistakes', 'mine', 'mistakes'],
  ['hands', 'learn', 'learn/hands/:game/:theme'],
  ['reading', 'learn', 'learn/reading/:game'],
  ['puzzles', 'learn', 'learn/puzzles/theme/:theme?'],
  ['puzzle', 'learn', 'learn/puzzles/:game/:puzzle/:theme?'],
  ['puzzles', 'learn', 'learn/puzzles/theme?/:theme?'],
  ['learn', 'learn', 'learn'],
  ['solve', 'learn', 'solve/:cards?/:trump?/:seat?/:line?'],
  ['luck', null, 'luck'],
  ['admin', null, 'admin'],
  ['lead', 'play', 'evenings/:id/lead/:director?'],
  ['wall', null, 'evenings/:id/wall'],
  ['paper', 'play', 'evenings/:id/paper'],
  ['evening', 'play', 'evenings/:id'],
  ['evenings', 'play', 'evenings'],
  ['club', 'play', 'clubs/:id/keep?/:keeper?'],
  ['become', null, 'become/:token/:evening?'],
  ['lobby', 'play', ''],
  ['missing', null, ':address'],
] as const;

/** A whole number in an address; 0 if there is none. */
const count = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : 0);
/** Parts of an address that are no texts. */
const READERS = {
  seat: (text: string): number | null => (/^[0-3]$/.test(text) ? Number(text) : null),
  deal: count,
  moment: count,
  place: count,
};
type Value<Name> = Name extends keyof typeof READERS ? ReturnType<(typeof READERS)[Name]> : string;
type Params<Address> = Address extends `${infer Part}/${infer Rest}`
  ? Params<Part> & Params<Rest>
  : Address extends `:${infer Name}?` | `:${infer Name}`
    ? { [Key in Name extends `${infer Bare}?` ? Bare : Name]: Value<Key> }
    : unknown;
type Routes<Row> = Row extends readonly [infer Page, unknown, infer Address] ? { page: Page } & Params<Address> : never;

/** A page with the parts of its address, by their names. */
export type Route = Routes<(typeof ROUTES)[number]>;

/** The section of the navigation bar that a page belongs to; null if it belongs to none. */
export const sectionOf = (page: Route['page']): Section | null => ROUTES.find((row) => row[0] === page)![1];

/**
 * Where an address leads: once the page has gone on, what stands after the # counts, also where a link led here by its
 * path.
 */
export const routeAt = (path: string, hash: string): Route => parse(hash.length > 1 || path === '/' ? hash : path);

export function parse(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  const [page, first] = parts;
  if (page === 'shared' && first) return parse(reviewHref(SHARED + first));
  if (page === 'boards' && first && /^\d+$/.test(parts[2] ?? ''))
    return { page: 'table', table: boardId(first, Number(parts[2])) };
  for (const [name, , address] of ROUTES) {
    const params = match(address, parts);
    if (params) return { page: name, ...params } as Route;
  }
  return { page: 'missing', address: hash };
}

/** The parts of an address that stand for names in a row of `ROUTES`; null if the address is another one. */
function match(address: string, parts: readonly string[]): Record<string, string | number | null> | null {
  const params: Record<string, string | number | null> = {};
  let missing = false;
  for (const [place, step] of address.split('/').entries()) {
    const part: string = (!missing && parts[place]) || '';
    const [, colon, name, optional] = /^(:?)(\w*)(\??)$/.exec(step)!;
    const fits = colon ? part !== '' : part === name;
    if (!fits && !optional) return null;
    missing ||= !fits && !colon;
    if (colon) params[name!] = (READERS[name as keyof typeof READERS] ?? String)(part);
  }
  return params;
}

/** A part of an address, decoded; one that is no valid encoding, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const tableHref = (table: string): string => `#/table/${encodeURIComponent(table)}`;
export const LEARN_HREF = '#/learn';
export const PUZZLES_HREF = '#/learn/puzzles';
export const handsHref = (game: string, theme: string): string => `#/learn/hands/${game}/${theme}`;
/** Where a hidden card lies: questions of a game, freshly dealt. */
export const readingHref = (game: string): string => `#/learn/reading/${game}`;
/** A puzzle; `theme`: the one that was chosen, if any. */
export const puzzleHref = (game: string, puzzle: string, theme = ''): string =>
  `${PUZZLES_HREF}/${game}/${puzzle}${theme && `/${theme}`}`;
export const rulesHref = (game: string, clause = ''): string => `#/rules/${game}${clause && `/${clause}`}`;
export const dealHref = (game: string): string => `#/rules/${game}/deal`;
export const verifyHref = (table = ''): string => `#/verify${table && `/${encodeURIComponent(table)}`}`;
/** A board that one plays is a table of that name to the page. */
export const boardId = (set: string, board: number): string => `board:${set}:${board}`;
export const isBoard = (table: string): boolean => table.startsWith('board:');
export const setOf = (table: string): string => table.split(':').slice(1, -1).join(':');
export const dayHref = (day = ''): string => `#/day${day && `/${day}`}`;
export const boardsHref = (set: string, from = ''): string =>
  `#/boards/${encodeURIComponent(set)}${from && `/from/${encodeURIComponent(from)}`}`;
/** A link to a set for others, without a #, so that a messenger that looks it up is told who asks. */
export const challengeLink = (set: string, from: string): string => `${origin.value}/${boardsHref(set, from).slice(2)}`;
export const boardHref = (set: string, board: number): string => `#/boards/${encodeURIComponent(set)}/${board}`;
export const PROFILE_HREF = '#/profile';
/** What stands before the token where a match is seen by a link. */
export const SHARED = 'shared:';
export const isShared = (table: string): boolean => table.startsWith(SHARED);
/** A link to a match, for others: its token stands after the #, which no browser sends and no server logs. */
export const sharedHref = (token: string): string => `#/shared/${encodeURIComponent(token)}`;
/** A decision to try again: its place among the actions of a seat. */
export const drillHref = (table: string, seat: number, place: number): string =>
  `#/drill/${encodeURIComponent(table)}/${seat}/${place}`;
export const MISTAKES_HREF = '#/mistakes';
/** The review of a match: of one's own seat where none is named, at its costliest moment where no deal is. */
export const reviewHref = (table: string, seat: number | null = null, deal = 0, moment = 0): string =>
  `#/review/${encodeURIComponent(table)}${seat === null ? '' : `/${seat}${deal ? `/${deal}/${moment}` : ''}`}`;
/** A deal of a match that is over, at a moment: after so many actions. */
export const replayHref = (table: string, deal: number, moment = 0): string =>
  `#/replay/${encodeURIComponent(table)}/${deal}${moment ? `/${moment}` : ''}`;
/** A deal in the solver, after some cards: what a link to it holds. Without a deal, the page where one is typed. */
export const solveHref = (cards = '', trump = 'NT', seat = 0, line: readonly string[] = []): string =>
  `#/solve${cards && `/${encodeURIComponent(cards)}/${trump}/${seat}${line.length > 0 ? `/${line.join('-')}` : ''}`}`;
export const LUCK_HREF = '#/luck';
/** A personal link: its token is after the #, which no browser sends and no server logs. It may lead to an evening. */
export const becomeHref = (token: string, evening = ''): string =>
  `#/become/${encodeURIComponent(token)}${evening && `/${encodeURIComponent(evening)}`}`;
export const EVENINGS_HREF = '#/evenings';
export const eveningHref = (evening: string): string => `${EVENINGS_HREF}/${encodeURIComponent(evening)}`;
export const wallHref = (evening: string): string => `${eveningHref(evening)}/wall`;
export const paperHref = (evening: string): string => `${eveningHref(evening)}/paper`;
/** The director's link has their token behind the #; without it, it leads where this browser knows the token. */
export const leadHref = (evening: string, director = ''): string =>
  `${eveningHref(evening)}/lead${director && `/${encodeURIComponent(director)}`}`;
/** The link that players follow, without a #, so that a messenger that looks it up is told where it leads. */
export const eveningLink = (evening: string): string => `${origin.value}/${eveningHref(evening).slice(2)}`;
/** The page of a club; the keeper's link has their token behind the #. */
export const clubHref = (club: string, keeper = ''): string =>
  `#/clubs/${encodeURIComponent(club)}${keeper && `/keep/${encodeURIComponent(keeper)}`}`;
export { go } from './logic/back.ts';
/** Let the address name what is shown now: nothing is gone to, and the way back leads to the page before. */
export const name = (href: string): void => history.replaceState(history.state, '', href);

const reachable = signal<string | null>(null);
export const origin = computed(() => reachable.value ?? location.origin + ROOT);
/** Why nobody else can follow them; null where others can, or nothing speaks against it. */
export const obstacle = signal<Reach['obstacle']>(null);

export const closed = computed(() => obstacle.value !== null && obstacle.value !== 'unknown');

const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
let asked: Promise<void> | null = null;

/** Ask, once, by which address others come, where this page was opened by one that only its own machine has. */
export function findOrigin(): void {
  if (!OWN_MACHINE.test(location.hostname)) return;
  asked ??= call('GET /api/reach').then(
    (reach) => {
      reachable.value = reach.origins[0] ?? null;
      obstacle.value = reach.obstacle;
    },
    () => void (asked = null),
  );
}
