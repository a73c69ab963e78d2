/** What is left of somebody's time, counted down from the last letter. Pure. */

import type { Snapshot } from '../messages.ts';

/** From so many seconds on the clock is loud. */
export const LAST = 10;

/** Milliseconds that a seat has left, so long after the letter that told of the clocks; null where it has no bank. */
export function left(view: Snapshot, seat: number, since: number): number | null {
  const bank = view.clock?.left?.[seat];
  if (bank === undefined) return null;
  return view.clock!.runs === seat ? Math.max(0, bank - since) : bank;
}

/** As clocks are read: minutes and seconds, rounded up, so that 0:00 is the end and nothing before it. */
export function asClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is left until then, in the largest unit that says enough. */
export function span(ms: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes >= 48 * 60) return { unit: 'days', count: Math.floor(minutes / 1440) };
  return minutes >= 120 ? { unit: 'hours', count: Math.floor(minutes / 60) } : { unit: 'minutes', count: minutes };
}
