/** What is left of somebody's time, counted down from the last message. Pure. */

import type { Snapshot } from '../messages.ts';
import { serverNow } from './serverTime.ts';

/** From so many seconds on the clock is loud. */
export const LAST = 10;

export interface ClockState {
  /** Milliseconds of its bank as they were told; null where it has none. */
  left: number | null;
  runs: boolean;
  /** When a decision of a correspondence game is due, in seconds since 1970. */
  until: number | null;
  /** Milliseconds that cost nothing, from then on. */
  free: number;
  /** When that was told, by this device's own clock, in milliseconds. */
  at: number;
}

/** The clock of a seat; null where nobody is timed. */
export function clockOf(view: Pick<Snapshot, 'clock'>, seat: number, at: number): ClockState | null {
  const { clock } = view;
  return (
    clock && { left: clock.left?.[seat] ?? null, runs: clock.runs === seat, until: clock.until, free: clock.free, at }
  );
}

/** Milliseconds that are left now, by this device's own clock; null where there is no bank. */
export function left(clock: ClockState, now: number): number | null {
  if (clock.left === null) return null;
  return clock.runs ? Math.max(0, clock.left - Math.max(0, now - clock.at - clock.free)) : clock.left;
}

export function asClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A span of time in words: of days also the hours beyond them, as "2 days" could be nearly three. */
export type Span = { unit: 'days' | 'hours' | 'minutes'; count: number; hours: number };

/**
 * What is left until then, in the largest unit that says enough, never more than there is; a moment ago counts as now.
 */
export function span(ms: number): Span {
  const minutes = Math.max(0, Math.floor((ms + MOMENT) / 60_000));
  if (minutes >= 48 * 60)
    return { unit: 'days', count: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60) };
  return minutes >= 120
    ? { unit: 'hours', count: Math.floor(minutes / 60), hours: 0 }
    : { unit: 'minutes', count: minutes, hours: 0 };
}

/** What a message takes to be read, in milliseconds: three days that have just begun are three days. */
const MOMENT = 30_000;

/** What is left until then (seconds since 1970), by the server's clock. */
export const remaining = (until: number): Span & Record<string, string | number> => ({
  ...span(1000 * until - serverNow()),
});
