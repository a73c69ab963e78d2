/**
 * Addresses within the page: the lobby, a table, a rule page. They stand after the #, so that the server needs to know
 * nothing of them.
 */

import { origin } from './origin.ts';

export type Route =
  | { page: 'lobby' }
  | { page: 'learn' }
  | { page: 'puzzles'; theme: string }
  | { page: 'hands'; game: string; theme: string }
  | { page: 'reading'; game: string }
  | { page: 'puzzle'; game: string; puzzle: string; theme: string }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'deal'; game: string }
  | { page: 'verify'; table: string }
  | { page: 'luck' }
  | { page: 'day'; day: string }
  | { page: 'boards'; set: string; from: string }
  | { page: 'profile' }
  | { page: 'matches' }
  | { page: 'drill'; table: string; seat: number; place: number }
  | { page: 'review'; table: string; seat: number | null; deal: number; moment: number }
  | { page: 'replay'; table: string; deal: number; moment: number }
  | { page: 'admin' }
  | { page: 'evenings' }
  | { page: 'evening'; evening: string }
  | { page: 'lead'; evening: string; director: string }
  | { page: 'wall'; evening: string }
  | { page: 'paper'; evening: string }
  | { page: 'club'; club: string; keeper: string }
  | { page: 'become'; token: string; evening: string };

/**
 * Where an address leads: once the page has gone on, what stands after the # counts, also where a link led here by its
 * path.
 */
export const routeAt = (path: string, hash: string): Route => parse(hash.length > 1 || path === '/' ? hash : path);

export function parse(hash: string): Route {
  const [page, first, second, third, fourth] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (page === 'table' && first) return { page, table: first };
  if (page === 'rules' && first && second === 'deal') return { page: 'deal', game: first };
  if (page === 'rules' && first) return { page, game: first, clause: second ?? '' };
  if (page === 'verify') return { page, table: first ?? '' };
  if (page === 'day') return { page, day: first ?? '' };
  if (page === 'boards' && first && /^\d+$/.test(second ?? ''))
    return { page: 'table', table: boardId(first, Number(second)) };
  if (page === 'boards' && first) return { page, set: first, from: second === 'from' ? (third ?? '') : '' };
  if (page === 'shared' && first) return { page: 'review', table: SHARED + first, seat: null, deal: 0, moment: 0 };
  if (page === 'review' && first)
    return { page, table: first, seat: seatOf(second), deal: count(third, 0), moment: count(fourth, 0) };
  if (page === 'replay' && first) return { page, table: first, deal: count(second, 1), moment: count(third, 0) };
  if (page === 'matches') return first === 'time' ? { page: 'profile' } : { page };
  if (page === 'drill' && first) return { page, table: first, seat: count(second, 0) & 3, place: count(third, 0) };
  if (page === 'learn' && first === 'hands' && second && third) return { page: 'hands', game: second, theme: third };
  if (page === 'learn' && first === 'reading' && second) return { page: 'reading', game: second };
  if (page === 'learn' && first === 'puzzles' && second === 'theme') return { page: 'puzzles', theme: third ?? '' };
  if (page === 'learn' && first === 'puzzles')
    return second && third
      ? { page: 'puzzle', game: second, puzzle: third, theme: fourth ?? '' }
      : { page: 'puzzles', theme: '' };
  if (page === 'learn' || page === 'luck' || page === 'admin' || page === 'profile') return { page };
  if (page === 'evenings' && first && second === 'lead') return { page: 'lead', evening: first, director: third ?? '' };
  if (page === 'evenings' && first && (second === 'wall' || second === 'paper'))
    return { page: second, evening: first };
  if (page === 'evenings') return first ? { page: 'evening', evening: first } : { page };
  if (page === 'clubs' && first) return { page: 'club', club: first, keeper: second === 'keep' ? (third ?? '') : '' };
  if (page === 'become' && first) return { page, token: first, evening: second ?? '' };
  return { page: 'lobby' };
}

/** The ways of the navigation bar. */
export type Section = 'play' | 'learn' | 'today' | 'matches' | 'mine';

const SECTIONS: Partial<Record<Route['page'], Section>> = {
  lobby: 'play',
  evenings: 'play',
  evening: 'play',
  lead: 'play',
  paper: 'play',
  club: 'play',
  learn: 'learn',
  puzzles: 'learn',
  puzzle: 'learn',
  hands: 'learn',
  reading: 'learn',
  rules: 'learn',
  deal: 'learn',
  day: 'today',
  boards: 'today',
  matches: 'matches',
  review: 'matches',
  replay: 'matches',
  drill: 'matches',
  profile: 'mine',
};

/** The way of the navigation bar that a page belongs to; null where it belongs to none. */
export const sectionOf = (page: Route['page']): Section | null => SECTIONS[page] ?? null;

/** A part of an address as it was meant; one that is no encoding at all, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A seat in an address; null where none is named. */
const seatOf = (text: string | undefined): number | null => (/^[0-3]$/.test(text ?? '') ? Number(text) : null);

/** A whole number in an address, or what stands for none. */
const count = (text: string | undefined, none: number): number => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : none);

export const tableHref = (table: string): string => `#/table/${encodeURIComponent(table)}`;
export const LEARN_HREF = '#/learn';
export const PUZZLES_HREF = '#/learn/puzzles';
/** Ten hands of a theme, freshly dealt. */
export const handsHref = (game: string, theme: string): string => `#/learn/hands/${game}/${theme}`;
/** Where a hidden card lies: questions of a game, freshly dealt. */
export const readingHref = (game: string): string => `#/learn/reading/${game}`;
/** The puzzles with a theme that is chosen already. */
export const themeHref = (theme: string): string => `${PUZZLES_HREF}/theme/${theme}`;
/** A puzzle; `theme`: the one that was chosen, if any. */
export const puzzleHref = (game: string, puzzle: string, theme = ''): string =>
  `${PUZZLES_HREF}/${game}/${puzzle}${theme && `/${theme}`}`;
export const rulesHref = (game: string, clause = ''): string => `#/rules/${game}${clause && `/${clause}`}`;
export const dealHref = (game: string): string => `#/rules/${game}/deal`;
export const verifyHref = (table = ''): string => `#/verify${table && `/${encodeURIComponent(table)}`}`;
/** A board that one plays is a table of that name to the page. */
export const boardId = (set: string, board: number): string => `board:${set}:${board}`;
export const isBoard = (table: string): boolean => table.startsWith('board:');
/** The set of such a board. */
export const setOf = (table: string): string => table.split(':').slice(1, -1).join(':');
export const dayHref = (day = ''): string => `#/day${day && `/${day}`}`;
export const boardsHref = (set: string, from = ''): string =>
  `#/boards/${encodeURIComponent(set)}${from && `/from/${encodeURIComponent(from)}`}`;
/** A link to a set for others, without a #, so that a messenger that looks it up is told who asks. */
export const challengeLink = (set: string, from: string): string => `${origin.value}/${boardsHref(set, from).slice(2)}`;
export const boardHref = (set: string, board: number): string => `#/boards/${encodeURIComponent(set)}/${board}`;
/** My stats; links to `#/matches/time`, where half of it stood, lead there too. */
export const PROFILE_HREF = '#/profile';
/** What stands before the token where a match is seen by a link. */
export const SHARED = 'shared:';
export const isShared = (table: string): boolean => table.startsWith(SHARED);
/** A link to a match, for others: its token stands after the #, which no browser sends and no server logs. */
export const sharedHref = (token: string): string => `#/shared/${encodeURIComponent(token)}`;
export const MATCHES_HREF = '#/matches';
/** A decision to try again: its place among the actions of a seat. */
export const drillHref = (table: string, seat: number, place: number): string =>
  `#/drill/${encodeURIComponent(table)}/${seat}/${place}`;
/** The review of a match: of one's own seat where none is named, at its costliest moment where no deal is. */
export const reviewHref = (table: string, seat: number | null = null, deal = 0, moment = 0): string =>
  `#/review/${encodeURIComponent(table)}${seat === null ? '' : `/${seat}${deal ? `/${deal}/${moment}` : ''}`}`;
/** A deal of a match that is over, at a moment: after so many actions. */
export const replayHref = (table: string, deal: number, moment = 0): string =>
  `#/replay/${encodeURIComponent(table)}/${deal}${moment ? `/${moment}` : ''}`;
export const LUCK_HREF = '#/luck';
/** A personal link: its token stands after the #, which no browser sends and no server logs. It may lead to an evening. */
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
export const go = (href: string): void => void (location.hash = href);
/** Let the address name what is shown now: nothing is gone to, and the way back leads to the page before. */
export const name = (href: string): void => history.replaceState(history.state, '', href);
