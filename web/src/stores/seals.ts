/** What this browser saw and added before its matches: the one thing about a shuffle that no record can tell. */

import { signal } from '@preact/signals';
import type { Note } from '../logic/note.ts';
import { hex, utf8 } from '../logic/bytes.ts';
import { store, stored } from '../storage.ts';

const NOTES = 'fourkings.seals';
const WORD = 'fourkings.word';
const MAX_NOTES = 200;
/** Bytes: what a table takes. */
export const LONGEST = 64;

const notes = (): [string, Note][] => stored<[string, Note][]>(NOTES, []);

export function note(table: string, fresh: Note): void {
  store(NOTES, [[table, fresh], ...notes().filter(([other]) => other !== table)].slice(0, MAX_NOTES));
}

/** Keep the seal that was seen first: one that comes later than one's luck is worth nothing. */
export function saw(table: string, seal: string, late = false): void {
  if (!noteOf(table)) note(table, late ? { seal, luck: '', late } : { seal, luck: '' });
}

/** Luck for a table whose seal was seen; noted before it is sent. */
export function luckFor(table: string, seal: string): string {
  const luck = ownLuck();
  saw(table, seal);
  note(table, { seal: noteOf(table)!.seal, luck });
  return luck;
}

export const noteOf = (table: string): Note | undefined => notes().find(([name]) => name === table)?.[1];
/** The note of a record that came without its table's name: by its seal. */
export const noteWith = (seal: string): Note | undefined => notes().find(([, noted]) => noted.seal === seal)?.[1];

/** The word that is added to every match; empty where random bytes are. */
export const word = signal(stored<string>(WORD, ''));

export function chooseWord(text: string): string {
  word.value = shortened(text.trim());
  store(WORD, word.value);
  return word.value;
}

/** A text of at most `LONGEST` bytes, cut between letters. */
export function shortened(text: string): string {
  const letters = [...text];
  while (utf8(letters.join('')).length > LONGEST) letters.pop();
  return letters.join('');
}

/** One's own luck, as digits: the word, or 16 random bytes. */
export const ownLuck = (): string => hex(word.value ? utf8(word.value) : crypto.getRandomValues(new Uint8Array(16)));
