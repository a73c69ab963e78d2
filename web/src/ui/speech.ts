/** What a screen reader is told, in the order in which it happened. */

import { signal } from '@preact/signals';
import { capital, spelledOut } from '../i18n/sentences.ts';

const KEPT = 6;
let count = 0;

export const spoken = signal<readonly { id: number; text: string }[]>([]);

/** Say a message: with the names of cards for their signs, which may begin a sentence, and one stop at its end. */
export function say(text: string): void {
  if (!text) return;
  const spelled = spelledOut(text);
  const heard = (spelled === text ? text : spelled.replace(/(?<=^|(?<!\d)[.!?…] )./gu, capital))
    .replace(/[.\s]+(\u2069*)$/, '$1') // what stands apart at the end may hold the stop
    .replace(/(?<![!?؟…]\u2069*)$/, '.');
  spoken.value = [...spoken.value, { id: ++count, text: heard }].slice(-KEPT);
}

/** Nothing of what was said matters any more: its table is left. */
export const hush = (): void => void (spoken.value = []);
