/** The decisions tried again since the page was opened, and how many of them well. */

import { signal } from '@preact/signals';

const tried = signal<Readonly<Record<string, boolean>>>({});

const named = (table: string, seat: number, place: number): string => `${table}/${seat}/${place}`;

export const wasTried = (table: string, seat: number, place: number): boolean =>
  named(table, seat, place) in tried.value;

/** Note how a decision was tried: the first answer counts. */
export function note(table: string, seat: number, place: number, well: boolean): void {
  if (!wasTried(table, seat, place)) tried.value = { ...tried.value, [named(table, seat, place)]: well };
}

export const sum = (): { good: number; all: number } => {
  const all = Object.values(tried.value);
  return { good: all.filter(Boolean).length, all: all.length };
};
