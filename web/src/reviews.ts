/** Reviews: what their pages ask of the server, and what their verdicts mean. */

import { address, call } from './api.ts';
import type { Made, NewPractice, PracticeInfo, ReviewTold, SharedMatch, Verdict, WorkedDeal } from './http.ts';
import type { Code } from './logic/languages.ts';
import { isShared, SHARED } from './route.ts';

export type Word = Verdict['verdict'];

/** A match that one sees by a link is a table of that name to the page. */
const tokenOf = (table: string): string => table.slice(SHARED.length);

export const fetchReview = (table: string, seat: number, after: number, lang: Code): Promise<ReviewTold> =>
  isShared(table)
    ? call('GET /api/shared/{token}/reviews/{seat}', { token: tokenOf(table), seat, after, lang })
    : call('GET /api/tables/{table}/reviews/{seat}', { table, seat, after, lang });
export const fetchDealOf = (table: string, number: number, lang: Code): Promise<WorkedDeal> =>
  isShared(table)
    ? call('GET /api/shared/{token}/deals/{number}', { token: tokenOf(table), number, lang })
    : call('GET /api/tables/{table_id}/deals/{number}', { table_id: table, number, lang });

export const fetchShared = (table: string, lang: Code): Promise<SharedMatch> =>
  call('GET /api/shared/{token}', { token: tokenOf(table), lang });
export const recordOf = (table: string, lang: Code): string =>
  isShared(table)
    ? address('/api/shared/{token}/record', { token: tokenOf(table), lang })
    : address('/api/tables/{table}/record', { table, lang });
export const pageUrl = (table: string, seat: number, lang: Code): string =>
  address('/api/tables/{table}/reviews/{seat}/page', { table, seat, lang });

/** Characters of a record that is taken in. */
export const LARGEST_RECORD = 256 * 1024;

/** Take in a record from elsewhere; the table at which it is seen. */
export const takeIn = async (record: string, seat: number, lang: Code): Promise<string> =>
  (await call('POST /api/records', { lang, body: { record, seat } })).table;

/** Who sits where in a record, by seat; nobody where it does not tell. */
export function seatedIn(record: string): string[] {
  try {
    const parsed = JSON.parse(record) as { entrants?: unknown; opening?: { seats?: unknown } };
    const { entrants, opening } = parsed;
    if (!Array.isArray(entrants) || !Array.isArray(opening?.seats)) return [];
    return opening.seats.map((who: number) => String(entrants[who] ?? ''));
  } catch {
    return [];
  }
}

/** The matches of a text, one a line as JSON Lines; all of it is one where it is written over several lines. */
export function recordsIn(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.every((line) => line.startsWith('{') && line.endsWith('}')) ? lines : text.trim() ? [text.trim()] : [];
}

/**
 * True where there is something to count: at the beginning of a review no decision is found yet, and that says
 * nothing of the match.
 */
export const begun = (report: Pick<ReviewTold, 'done' | 'verdicts'>): boolean =>
  report.done || report.verdicts.length > 0;
/** How many decisions have each verdict, the blameless first; none is left out that occurs. */
export const counts = (verdicts: readonly Verdict[]): [Word, number][] =>
  (Object.keys(SIGNS) as Word[])
    .map((word): [Word, number] => [word, verdicts.filter((verdict) => verdict.verdict === word).length])
    .filter(([, many]) => many > 0);
/** True where it counts as done wrong. */
export const blamed = ({ verdict }: Verdict): boolean => ['inaccuracy', 'mistake', 'blunder'].includes(verdict);
const COSTLIEST = 3;
/** The decisions that cost most, the worst first. */
export const costliest = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts
    .filter(blamed)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, COSTLIEST);
const SEVERITY: readonly Word[] = ['blunder', 'mistake', 'inaccuracy'];
/** True if a decision costs more than another with a harsher verdict, which is measured within its own deal. */
export const isUneven = (worst: readonly Verdict[]): boolean =>
  worst.some(({ verdict }, i) => i > 0 && SEVERITY.indexOf(verdict) < SEVERITY.indexOf(worst[i - 1]!.verdict));
/** A decision as the name of a button: its heading without the full stop. */
export const headingOf = ({ heading }: Verdict): string => heading.replace(/\.$/, '');
/** The costliest decisions with one that is asked for, the worst first. */
export function toDrill(verdicts: readonly Verdict[], place: number): number[] {
  const worst = costliest(verdicts);
  const asked = verdicts.filter((verdict) => verdict.place === place && !worst.includes(verdict));
  return [...worst, ...asked].sort((a, b) => b.loss - a.loss).map((verdict) => verdict.place);
}
/** The decision at a moment: before the action that it judges. */
export const verdictAt = (verdicts: readonly Verdict[], deal: number, moment: number): Verdict | undefined =>
  verdicts.find((verdict) => verdict.deal === deal && verdict.action - 1 === moment);
/** The decisions worth a look, or `every` one. */
export const remarks = (verdicts: readonly Verdict[], every: boolean): Verdict[] =>
  verdicts.filter((verdict) => every || (verdict.verdict !== 'best' && verdict.verdict !== 'unclear'));
/** Tricks: what a choice may lose beside the best and be as good all the same. */
const SMALLEST = 0.15;
/**
 * Whether a choice, by its place, is as good as the best that could be known. The one taken is, too, if the verdict is
 * "equal": its mean loss may be large, but the interval includes zero, so the figure would contradict the verdict.
 */
export const asGood = (verdict: Verdict, place: number): boolean =>
  place === verdict.places[1] ||
  (place === verdict.places[0] && verdict.verdict === 'unclear') ||
  verdict.losses[place]![0] < SMALLEST * verdict.exact[4];
/** A sign for each verdict, so that colour alone tells nothing. */
export const SIGNS: Record<Word, string> = {
  brilliant: '!!',
  best: '✓',
  unclear: '=',
  inaccuracy: '\u200e?!\u200e', // the marks keep a page in Arabic from turning it round
  mistake: '?',
  blunder: '??',
  unlucky: '−',
  lucky: '+',
};

/** A moment of a match that is over, from which it is played on. */
export type Moment = Pick<NewPractice, 'table' | 'deal' | 'action' | 'line'>;
export type Cards = PracticeInfo['cards'];

export const beginPractice = (moment: Moment, cards: Cards, bots: string): Promise<Made> =>
  call('POST /api/practices', { body: { ...moment, cards, bots } });

/** The place where two ways part: the first of one's own actions that differs, or -1. */
export function parting(then: readonly string[], now: readonly string[]): number {
  return now.findIndex((action, place) => action !== then[place]);
}
