/** What a screen reader is told, in the order in which it happened. */

import { signal } from '@preact/signals';

const KEPT = 6;
let count = 0;

export const spoken = signal<readonly { id: number; text: string }[]>([]);

export function say(text: string): void {
  if (text) spoken.value = [...spoken.value, { id: ++count, text }].slice(-KEPT);
}
