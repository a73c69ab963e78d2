/** The server with other people to which a page without one of its own leads. */

import { signal } from '@preact/signals';
import { SERVER } from '../house/mode.ts';

/** Whether it answers; null before that is known. */
export const answers = signal<boolean | null>(null);

/** Ask whether it answers: nothing about a person is told it. */
export async function askServer(): Promise<void> {
  if (!SERVER) return;
  answers.value = await fetch(`${SERVER}/livez`, { credentials: 'omit', cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
}
