/** Practice: a moment of a match that is over, played on. What the pages ask of the server. */

import { call } from './api.ts';
import type { Made, NewPractice, PracticeInfo } from './http.ts';

export type Moment = Pick<NewPractice, 'table' | 'deal' | 'action' | 'line'>;
export type Cards = PracticeInfo['cards'];

export const beginPractice = (moment: Moment, cards: Cards, bots: string): Promise<Made> =>
  call('POST /api/practices', { body: { ...moment, cards, bots } });

/** The place where two ways part: the first of one's own actions that differs, or -1. */
export function parting(then: readonly string[], now: readonly string[]): number {
  return now.findIndex((action, place) => action !== then[place]);
}
