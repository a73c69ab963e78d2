/** Words for the people, tables and rounds of an evening. */

import { botName, SIDES, unnamed } from '../i18n/people.ts';
import { listed, minus } from '../i18n/words.ts';
import { apart, t, token } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo, RoundInfo, StandingInfo, SwapInfo } from '../http.ts';

const shown = (evening: EveningInfo, number: number): string =>
  evening.entrants[number - 1]?.name || unnamed(false, number - 1);

/** A person by name, with their number where two share one; a bot is one of several. */
export function nameOf(evening: EveningInfo, number: number): string {
  if (number === 0) return t('evening-bot');
  const name = shown(evening, number);
  const same = evening.entrants.filter((entrant) => shown(evening, entrant.number) === name);
  return same.length > 1 ? t('evening-same-name', { name, number }) : apart(name);
}

/** Who sits at a table: a person, or a bot by the name that it has there. */
export const nameAt = (evening: EveningInfo, table: PlayingInfo, seat: number): string =>
  table.bot_names[seat]
    ? t('evening-bot-name', { bot: botName(table.bot_names[seat]!) })
    : nameOf(evening, table.seats[seat]!);

export const namesOf = (evening: EveningInfo, numbers: readonly number[]): string =>
  listed(
    numbers.map((number) => nameOf(evening, number)),
    'and',
  );

/** The parties of a table: partners in a line, else everybody. Each is its seats. */
export const partiesOf = (evening: EveningInfo): readonly (readonly number[])[] =>
  evening.kind === 'alone' ? [[0], [1], [2], [3]] : SIDES;

export const partyName = (evening: EveningInfo, table: PlayingInfo, seats: readonly number[]): string =>
  listed(
    seats.map((seat) => nameAt(evening, table, seat)),
    'and',
  );

/** Those who have a score at a table, in the order of scores: two sides, or four players. */
export const scorersAt = (evening: EveningInfo, table: PlayingInfo): string[] =>
  evening.scorers === 2
    ? SIDES.map((seats) => partyName(evening, table, seats))
    : table.seats.map((_, seat) => nameAt(evening, table, seat));

/** What a party has scored: of a side that scores as one its number, of partners who score apart both. */
export const scoreOf = (table: PlayingInfo, seats: readonly number[]): string =>
  pointsOf(table.result?.scores ?? [], seats);

export function pointsOf(points: readonly number[], seats: readonly number[]): string {
  if (points.length === 2) return minus(points[seats[0]!]!);
  const [first, ...others] = seats.map((seat) => points[seat]!);
  return token([minus(first!), ...others.map(added), ...(others.length ? ['=', total(points, seats)] : [])].join(' '));
}

/** What a party has scored together, for those who read it from afar. */
export const total = (points: readonly number[], seats: readonly number[]): string =>
  minus(points.length === 2 ? points[seats[0]!]! : seats.reduce((sum, seat) => sum + points[seat]!, 0));

const added = (points: number): string => `${points < 0 ? '−' : '+'} ${minus(Math.abs(points))}`;

/** Whether a party has won at a table; where everybody is first, nobody has. */
export function hasWon({ result, seats: all }: PlayingInfo, seats: readonly number[]): boolean {
  const winners = result?.winners ?? [];
  return winners.length < all.length && seats.every((seat) => winners.includes(seat));
}

/** Why a round goes on without a table where nobody has given a reason. */
const BY_ITSELF: readonly string[] = ['deleted', 'closed'];

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600] as const;
/** Seconds without an action from which a table is told to be slow. */
const SLOW = 2 * MINUTE;

function waits(quiet: number): string {
  if (quiet < 2 * HOUR) return t('evening-waits', { minutes: Math.floor(quiet / MINUTE) });
  if (quiet < 2 * DAY) return t('evening-waits-hours', { hours: Math.floor(quiet / HOUR) });
  return t('evening-waits-days', { days: Math.floor(quiet / DAY) });
}

/** How far a table has come, and for how long nothing has happened there. */
function progress({ deal, quiet }: PlayingInfo, deals: number): string {
  return (
    [deal && t('at-deal', { number: deal, count: deals }), quiet >= SLOW && waits(quiet)].filter(Boolean).join('. ') ||
    t('evening-playing')
  );
}

/** The state of a table of so many deals, 0 if nobody knows, and why its result is not what was played. */
export function tableState(table: PlayingInfo, deals = 0): string {
  if (table.corrected) return t('evening-corrected', { reason: table.corrected });
  if (!table.abandoned) return table.result ? '' : progress(table, deals);
  const reason = BY_ITSELF.includes(table.abandoned) ? t(`evening-${table.abandoned}`) : table.abandoned;
  return t('evening-abandoned', { reason });
}

/** Whether a round under way has a time. */
export const timed = ({ ends, over }: RoundInfo): boolean => !over && ends !== null;

/** Whether a table is still open after the end of its round; `now` in milliseconds. */
export const isLate = ({ ends, over }: RoundInfo, { result, abandoned }: PlayingInfo, now: number): boolean =>
  !over && ends !== null && now > 1000 * ends && !result && !abandoned;

export const swapText = (evening: EveningInfo, { first, second, reason }: SwapInfo): string =>
  t(reason ? 'evening-swapped-why' : 'evening-swapped', { who: namesOf(evening, [first, second]), reason });

/** An entrant or a pair of the standings; a team by its first member. */
export function standingName(evening: EveningInfo, standing: Pick<StandingInfo, 'entrants'>): string {
  if (evening.kind === 'teams') return t('evening-team-of', { who: nameOf(evening, standing.entrants[0]!) });
  return namesOf(evening, standing.entrants);
}

/** Those who have sat out every round so far, so that the standings lack them: people, pairs or teams. */
export function unranked({ entrants, rounds, standings, kind }: EveningInfo): number[][] {
  const missing = entrants.filter(
    ({ number, plays_for }) =>
      !plays_for &&
      rounds.some(({ idle }) => idle.includes(number)) &&
      !standings.some((standing) => standing.entrants.includes(number)),
  );
  const units = missing.map(({ number, partner, team }) =>
    team.length ? team : kind === 'pairs' && partner ? [number, partner].toSorted((a, b) => a - b) : [number],
  );
  return units.filter((unit, place) => units.findIndex((other) => other[0] === unit[0]) === place);
}

/** A note on some rounds of an entrant, from 0; empty for none. */
const roundsText = (text: string, rounds: readonly number[], who = ''): string =>
  rounds.length
    ? t(text, {
        count: rounds.length,
        who,
        rounds: listed(
          rounds.map((round) => String(round + 1)),
          'and',
        ),
      })
    : '';

/** The member of a pair or a team for whom somebody plays, or themselves. */
export const memberNow = ({ entrants }: EveningInfo, number: number): number =>
  entrants[number - 1]?.plays_for || number;

/** The rounds that some people have sat out, missed, or in which a substitute or a bot played for one of them. */
export function remarks(evening: EveningInfo, people: readonly number[], stage: number): string[] {
  const { rounds, kind } = evening;
  const partners = kind === 'pairs' || kind === 'teams';
  const [out, away, bot]: [number[], number[], number[]] = [[], [], []];
  const substitutes = new Map<number, number[]>();
  rounds.slice(0, stage || rounds.length).forEach(({ idle, tables, over, substitutes: of }, round) => {
    const instead = of.filter(([, member]) => people.includes(member!)).map(([who]) => who!);
    const together = [...people, ...instead];
    const seats = tables.flatMap((table) => table.seats.map((who, seat) => ({ who, table, seat })));
    const own = seats.filter(({ who }) => together.includes(who));
    for (const { who } of own.filter(({ who }) => instead.includes(who)))
      substitutes.set(who, [...(substitutes.get(who) ?? []), round]);
    if (together.some((who) => idle.includes(who))) out.push(round);
    else if (!own.length && over) away.push(round);
    else if (
      own.some(({ table, seat }) => table.result && table.bots.includes(seat)) ||
      (partners && own.length < people.length)
    )
      bot.push(round);
  });
  return [
    ...[...substitutes].map(([who, of]) => roundsText('evening-substituted', of, nameOf(evening, who))),
    roundsText('evening-sat-out', out),
    roundsText('evening-absent', away),
    roundsText('evening-bot-played', bot),
  ].filter(Boolean);
}

export function shareColumn(evening: EveningInfo): string {
  if (evening.kind === 'teams') return t('evening-share-teams');
  return t(evening.same_boards ? 'evening-share-boards' : 'evening-share');
}

/** An evening by its game. */
export const eveningOf = ({ game }: EveningInfo): string => t('evening-of', { game: t(`game-${game}`) });

/** The name of an evening, or its game if it has none. */
export const titleOf = (evening: EveningInfo): string => (evening.name ? apart(evening.name) : eveningOf(evening));

/** Whether a final is played, which nobody else can enter. */
export const isFinal = ({ entrants }: EveningInfo): boolean => entrants.some((entrant) => entrant.cut);

export function stage(evening: EveningInfo): string {
  const [number, planned] = [evening.rounds.length, evening.planned];
  if (evening.ended) return t('evening-ended');
  if (!number) return t('evening-before', { planned });
  return t(evening.rounds.at(-1)!.over ? 'evening-between' : 'evening-running', { number, planned });
}

export const isLast = ({ rounds, planned }: EveningInfo): boolean => rounds.length >= planned;

/** Who has won, in a sentence, once the director has ended the evening and the places are final; else empty. */
export function winnersText(evening: EveningInfo): string {
  if (!evening.ended) return '';
  const first = evening.standings.filter(({ place, few }) => place === 1 && !few);
  const who = listed(
    first.map((standing) => standingName(evening, standing)),
    'and',
  );
  return who && t('evening-first', { who });
}

export const running = (evening: EveningInfo) => {
  const last = evening.rounds.at(-1);
  return last && !last.over && !evening.ended ? last : null;
};
