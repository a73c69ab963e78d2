/** The sets of boards that one has begun, and who has played the challenges that one sent: what the lobby tells of boards. */

import { signal } from '@preact/signals';
import { fetchMySets, putAway, type Answer, type SetInfo } from '../boards.ts';

export const begun = signal<readonly SetInfo[]>([]);
export const answers = signal<readonly Answer[]>([]);

/** Ask for them; where there is no answer, what was known stays. */
export async function loadSets(): Promise<void> {
  try {
    const found = await fetchMySets();
    begun.value = found.begun;
    answers.value = found.answers;
  } catch {
    // The lobby says that the server does not answer, where it does not.
  }
}

/** Seen: it is told no more. */
export function dismiss(one: Answer): void {
  answers.value = answers.value.filter((other) => other !== one);
  void putAway(one.set, one.handle).catch(() => undefined);
}
