/** What the pages of reviews ask of the server. */

import { call, sending, type DealStep, type WorkedDeal } from './api.ts';
import { isShared, SHARED } from './route.ts';

export type Word = 'brilliant' | 'best' | 'unclear' | 'inaccuracy' | 'mistake' | 'blunder' | 'unlucky' | 'lucky';

/** How far the review of a seat has come. */
export interface ReviewInfo {
  table: string;
  seat: number;
  reached: number;
  total: number;
  done: boolean;
}

/** One decision, judged: see docs/review.md. */
export interface Verdict {
  place: number;
  deal: number;
  action: number;
  played: string;
  best: string;
  loss: number;
  low: number;
  high: number;
  seen: number | null;
  surprise: number;
  verdict: Word;
  /** Where it stands, with the verdict, as a sentence. */
  heading: string;
  /** What was said before it, and the suit of the trumps; empty where there is none. */
  said: string;
  trumps: string;
  reason: string;
  /** What could be done, equal cards together. */
  choices: string[][];
  /** Of each choice what it loses, and the standard error of that. */
  losses: [number, number][];
  /** How often each level takes each choice. */
  habits: Record<string, number[]>;
  /** The choices taken and best. */
  places: [number, number];
  hand: string[];
  trick: [number, string][];
  /** Loss, its lower and upper end, lead, what a trick is worth here, and what was seen. */
  exact: [number, number, number, number, number, number | null];
}

export interface Told extends ReviewInfo {
  game: string;
  names: string[];
  /** What decided the match: the result and, once all is looked at, what it came from. */
  story: string[];
  /** What each deal is about, and what it brought. */
  deals: { aim: string; points: string }[];
  mine: number;
  verdicts: Verdict[];
}

/** A match that one sees by a link is a table of that name to the page. */
const of = (table: string): string =>
  isShared(table)
    ? `/api/shared/${encodeURIComponent(table.slice(SHARED.length))}`
    : `/api/tables/${encodeURIComponent(table)}`;

export const fetchReviews = (): Promise<ReviewInfo[]> => call('/api/reviews');
export const askReview = (table: string, seat: number | null): Promise<ReviewInfo> =>
  call(`${of(table)}/reviews`, sending('POST', { seat }));
export interface Seated {
  name: string;
  /** The bot; empty for a person. */
  bot: string;
}

/** A match of mine that is over, or a record from elsewhere. */
export interface MatchInfo {
  table: string;
  origin: 'match' | 'lesson' | 'practice' | 'record';
  game: string;
  preset: string;
  mirror: boolean;
  deals: number;
  totals: number[];
  updated: number;
  seat: number;
  /** Null for a record without an end. */
  won: boolean | null;
  players: Seated[];
  review: { done: boolean; faults: number } | null;
}

/** A decision like another. */
export interface Alike {
  table: string;
  seat: number;
  place: number;
  deal: number;
  action: number;
  verdict: Word;
  at: number;
}

/** The deal after a line by hand, and what comes of each card then. */
export interface LineTold {
  step: DealStep;
  /** Every action that is legal, calls too. */
  legal: string[];
  /** Of the deal, where it is over. */
  points: number[] | null;
  /** Of the cards. `exact`: both sides play their best; `mean`: the same players go on; `none`: no card can be played. */
  kind: 'exact' | 'mean' | 'none';
  values: { action: string; least: number; most: number }[];
  /** Of the calls: beyond saying nothing where a card may be played instead, else beside the best call. */
  calls: { action: string; gain: number }[];
}

/** Why a record was not taken in, in a sentence. */
export class BadRecord extends Error {}
/** Characters of a record that is taken in. */
export const LARGEST_RECORD = 256 * 1024;

/** Take in a record from elsewhere; the table at which it is seen. */
export async function takeIn(record: string, seat: number, lang: string): Promise<string> {
  const answer = await fetch(`/api/records?lang=${lang}`, sending('POST', { record, seat }));
  const told = (await answer.json().catch(() => ({}))) as { table?: string; message?: string; code?: string };
  if (answer.ok && told.table) return told.table;
  throw new BadRecord(told.code === 'bad-record' || told.code === 'match-running' ? told.message : '');
}

/** Who sits where in a record, by seat; nobody where it does not tell. */
export function seatedIn(record: string): string[] {
  try {
    const told = JSON.parse(record) as { entrants?: unknown; opening?: { seats?: unknown } };
    const { entrants, opening } = told;
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

export const tryLine = (
  table: string,
  deal: number,
  action: number,
  line: readonly string[],
  lang: string,
): Promise<LineTold> => call(`${of(table)}/lines?lang=${lang}`, sending('POST', { deal, action, line }));
/** A match as a link shows it. */
export interface SharedMatch {
  game: string;
  names: string[];
  mine: number;
  deals: number;
  totals: number[];
  winners: number[];
  reviewed: number[];
}

export interface ShareInfo {
  token: string;
  hidden: boolean;
  at: number;
}

export const fetchShared = (table: string, lang: string): Promise<SharedMatch> => call(`${of(table)}?lang=${lang}`);
export const fetchShares = (table: string): Promise<ShareInfo[]> => call(`${of(table)}/shares`);
export const share = (table: string, hidden: boolean): Promise<ShareInfo> =>
  call(`${of(table)}/shares`, sending('POST', { hidden }));
export const unshare = (table: string): Promise<void> => call(`${of(table)}/shares`, { method: 'DELETE' });
export const recordOf = (table: string, lang: string): string => `${of(table)}/record?lang=${lang}`;
export const jsonUrl = (table: string, seat: number, lang: string): string =>
  `${of(table)}/reviews/${seat}/json?lang=${lang}`;
export const fetchMatches = (): Promise<MatchInfo[]> => call('/api/matches');
export const fetchAlike = (table: string, seat: number, place: number): Promise<Alike[]> =>
  call(`${of(table)}/reviews/${seat}/${place}/like`);
export const fetchReview = (table: string, seat: number, after: number, lang: string): Promise<Told> =>
  call(`${of(table)}/reviews/${seat}?after=${after}&lang=${lang}`);
export const pageUrl = (table: string, seat: number, lang: string): string =>
  `${of(table)}/reviews/${seat}/page?lang=${lang}`;
export const fetchDealOf = (table: string, number: number, lang: string): Promise<WorkedDeal> =>
  call(`${of(table)}/deals/${number}?lang=${lang}`);

/** A moment of a match that a review has judged: before the action that it judges, the `moment`th of its deal. */
export interface Mark {
  deal: number;
  moment: number;
  seat: number;
  verdict: Word;
  text: string;
  reason: string;
}

/** The moments worth a look in all reviews of a match, in the order of play; null where nobody has asked for a review. */
export async function fetchMarks(table: string, lang: string): Promise<Mark[] | null> {
  const seats = isShared(table)
    ? (await fetchShared(table, lang)).reviewed
    : (await fetchReviews()).filter((one) => one.table === table).map((one) => one.seat);
  if (seats.length === 0) return null;
  return marksIn(await Promise.all(seats.map((seat) => fetchReview(table, seat, -1, lang))), isShared(table));
}

/** The moments worth a look, in the order of play; `named`: with whose they are, also those of the seat that is mine. */
export function marksIn(reviews: readonly Told[], named: boolean): Mark[] {
  const of = (told: Told) =>
    told.verdicts
      .filter((one) => one.verdict !== 'best' && one.verdict !== 'unclear')
      .map((one): Mark => ({
        deal: one.deal,
        moment: one.action - 1,
        seat: told.seat,
        verdict: one.verdict,
        reason: one.reason,
        text: named || told.seat !== told.mine ? `${told.names[told.seat]} · ${one.heading}` : one.heading,
      }));
  return reviews.flatMap(of).sort((one, other) => one.deal - other.deal || one.moment - other.moment);
}

/** True where there is something to count: at the beginning of a review no decision is found yet, and that says nothing of the match. */
export const begun = (told: Pick<Told, 'done' | 'verdicts'>): boolean => told.done || told.verdicts.length > 0;
/** True for a decision that lost something which could be known. */
export const lost = (one: Verdict): boolean => ['inaccuracy', 'mistake', 'blunder', 'lucky'].includes(one.verdict);
/** How many decisions have each verdict, the blameless first; none is left out that occurs. */
export const counts = (verdicts: readonly Verdict[]): [Word, number][] =>
  (Object.keys(SIGNS) as Word[])
    .map((word): [Word, number] => [word, verdicts.filter((one) => one.verdict === word).length])
    .filter(([, many]) => many > 0);
/** True where it counts as done wrong. */
export const blamed = (one: Verdict): boolean => lost(one) && one.verdict !== 'lucky';
/** Tricks: what a choice may lose beside the best and be as good all the same. */
const SMALLEST = 0.15;
/** Whether a choice, by its place, is as good as the best that could be known. */
export const asGood = (one: Verdict, place: number): boolean =>
  place === one.places[1] || one.losses[place]![0] < SMALLEST * one.exact[4];
/** A sign for each verdict, so that colour alone tells nothing. */
export const SIGNS: Record<Word, string> = {
  brilliant: '!!',
  best: '·',
  unclear: '~',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  unlucky: '−',
  lucky: '+',
};
