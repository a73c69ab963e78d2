/** The puzzles answered in this browser, and the days on which the puzzle of the day was solved. */

import { signal } from '@preact/signals';
import { keep, kept } from '../storage.ts';

const KEY = 'fourkings.puzzles';
const DAY = 86_400_000;

interface Kept {
  /** By the puzzle's id: whether the first answer was right. */
  first: Readonly<Record<string, boolean>>;
  /** Days in UTC, as 2026-11-22, the first one first. */
  days: readonly string[];
}

const all = signal<Kept>(kept<Kept>(KEY, { first: {}, days: [] }));

/** Store an answer; only the first one counts. `day`: today, if it solves the puzzle of the day. */
export function note(puzzle: string, right: boolean, day: string | null): void {
  const { first, days } = all.value;
  all.value = {
    first: puzzle in first ? first : { ...first, [puzzle]: right },
    days: day === null || days.includes(day) ? days : [...days, day],
  };
  keep(KEY, all.value);
}

/** True if the first answer to a puzzle was right; null if there was none. */
export const outcome = (puzzle: string): boolean | null => all.value.first[puzzle] ?? null;

/** How many days in a row the puzzle of the day was solved, up to today or yesterday. */
export const streak = (today: string): number => streakOf(all.value.days, today);

export function streakOf(days: readonly string[], today: string): number {
  const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let day = days.includes(today) ? today : before(today);
  let long = 0;
  for (; days.includes(day); day = before(day)) long++;
  return long;
}
