/** Practice: a moment of a match that is over, played on. What the pages ask of the server. */

import { call, sending } from './api.ts';

export interface Moment {
  table: string;
  deal: number;
  action: number;
}

/** How a deal went from a moment on. */
export interface Way {
  actions: string[];
  points: number[] | null;
  won: number[] | null;
}

export interface Practice {
  of: string;
  deal: number;
  action: number;
  bots: string;
  cards: Cards;
  seat: number;
  /** What happened; null where that match is gone. */
  happened: Way | null;
  now: Way;
}

export type Cards = 'same' | 'another';

export const beginPractice = (moment: Moment, cards: Cards, bots: string): Promise<{ table: string }> =>
  call('/api/practices', sending('POST', { ...moment, cards, bots }));
export const fetchPractice = (table: string): Promise<Practice> => call(`/api/practices/${encodeURIComponent(table)}`);

/** The place where two ways part: the first of one's own actions that differs, or -1. */
export function parting(then: readonly string[], now: readonly string[]): number {
  return now.findIndex((action, place) => action !== then[place]);
}
