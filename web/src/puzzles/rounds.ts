/** Rounds of ten hands in words: what one cost beside a club player, and whether a later one is better. */

import type { Mean } from '../http.ts';
import { decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';

/** Hands of a round. */
export const HANDS = 10;

/** What a round cost: more than a club player, or less. */
export function roundText(key: 'puzzle-ten-now' | 'puzzle-ten-first', { mean, half }: Mean): string {
  const than = mean > 0 ? 'more' : 'less';
  return t(key, { than, mean: decimal(Math.abs(mean)), half: decimal(half ?? 0) });
}

/** Whether a round differs from the first one by more than both intervals leave open. */
export function changeOf(first: Mean, now: Mean): 'better' | 'worse' | 'open' {
  const change = now.mean - first.mean;
  if (Math.abs(change) <= Math.hypot(first.half ?? Infinity, now.half ?? Infinity)) return 'open';
  return change < 0 ? 'better' : 'worse';
}
