/** The decisions tried again since the page was opened, and how many of them well. */

import { signal } from '@preact/signals';

/** Whether the first and the last answer were right, and whether the question is being asked once more. */
interface Tried {
  first: boolean;
  last: boolean;
  again: boolean;
}

/** The state of a question: not tried, right at once, wrong, asked once more, or right after a wrong answer. */
export type Mark = 'open' | 'right' | 'wrong' | 'again' | 'mended';
/** A sign for each: colour alone must not carry meaning. */
export const MARKS: Record<Mark, string> = { open: '○', right: '✓', wrong: '✗', again: '↻', mended: '✓' };

const tried = signal<Readonly<Record<string, Tried>>>({});

const named = (table: string, seat: number, place: number): string => `${table}/${seat}/${place}`;

export const wasTried = (table: string, seat: number, place: number): boolean =>
  named(table, seat, place) in tried.value;

/** Store an answer; the first one counts. */
export function note(table: string, seat: number, place: number, well: boolean): void {
  const key = named(table, seat, place);
  const first = tried.value[key]?.first ?? well;
  tried.value = { ...tried.value, [key]: { first, last: well, again: false } };
}

/** Note that a decision is asked once more. */
export function askAgain(table: string, seat: number, place: number): void {
  const key = named(table, seat, place);
  const before = tried.value[key];
  if (before) tried.value = { ...tried.value, [key]: { ...before, again: true } };
}

export function markOf(table: string, seat: number, place: number): Mark {
  const answer = tried.value[named(table, seat, place)];
  if (!answer) return 'open';
  if (answer.again) return 'again';
  if (!answer.last) return 'wrong';
  return answer.first ? 'right' : 'mended';
}

export const sum = (): { good: number; all: number } => {
  const all = Object.values(tried.value);
  return { good: all.filter(({ first }) => first).length, all: all.length };
};
