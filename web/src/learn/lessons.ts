/** A lesson, as the server tells of it. */

import { call, sending } from '../api.ts';
import type { Sentence, Snapshot } from '../messages.ts';

export interface Remark {
  clause: string;
  text: string;
}

export interface Lesson {
  game: string;
  /** What was said so far, the first remark first. */
  remarks: Remark[];
  /** The clause that says what the deal in progress is about. */
  about: string;
  /** Whether the house plays the deals that come next. */
  skips: boolean;
  over: boolean;
  /** What good players do. */
  strategy: string[];
}

/** An action that is legal, and clearly wrong. */
export interface Warned {
  action: string;
  /** By how many points on average; null for a bid. */
  worse: number | null;
  /** For a bid: in how many of 100 deals it is made. */
  percent: number | null;
}

export interface Advice {
  version: number;
  action: string;
  reasons: Sentence[];
  warned: Warned[];
}

const path = (table: string): string => `/api/lessons/${encodeURIComponent(table)}`;
export const fetchLesson = (table: string, lang: string): Promise<Lesson> => call(`${path(table)}?lang=${lang}`);
export const fetchAdvice = (table: string): Promise<Advice> => call(`${path(table)}/advice`);
/** Have the house play on to the next deal that is mine; the lesson goes on at that table. */
export const carryOn = (table: string, pace: Snapshot['pace']): Promise<{ table: string }> =>
  call(`${path(table)}/next`, sending('POST', { pace }));
