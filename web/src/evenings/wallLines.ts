/** How large the lines of a list on the wall are: one that is longer than the others is small by itself. */

import { plain } from '../i18n/isolation.ts';

/** How much longer than the middle one a line may be before it is written smaller than the others. */
const LONGER = 1.3;
const SMALLEST = 0.6;

const lettersOf = (line: string): number => plain(line).length;

/** The letters that a list has to find room for. */
export function roomFor(lines: readonly string[]): number {
  const lengths = lines.map(lettersOf).sort((shorter, longer) => shorter - longer);
  const middle = lengths[lengths.length >> 1] ?? 0;
  return Math.min(lengths.at(-1) ?? 0, Math.ceil(LONGER * middle));
}

/** The style of a line in a list with room for so many letters. */
export function fitted(line: string, letters: number): { fontSize: string } | undefined {
  const length = lettersOf(line);
  return length > letters ? { fontSize: `${Math.max(SMALLEST, letters / length).toFixed(2)}em` } : undefined;
}
