/** The sets of boards that one has begun, who has played the challenges that one sent, whether there are days: what the lobby tells of boards. */

import { signal } from '@preact/signals';
import { fetchMySets, putAway, type Answer, type SetInfo } from '../boards.ts';

export const begun = signal<readonly SetInfo[]>([]);
export const answers = signal<readonly Answer[]>([]);
/** Whether the server has deals of the day: taken for granted until it says that it has none. */
export const days = signal(true);

/** Ask for them; where there is no answer, what was known stays. */
export async function loadSets(): Promise<void> {
  try {
    const found = await fetchMySets();
    begun.value = found.begun;
    answers.value = found.answers;
    days.value = found.days;
  } catch {
    // The lobby says that the server does not answer, where it does not.
  }
}

/** Seen: it is told no more. */
export function dismiss(one: Answer): void {
  answers.value = answers.value.filter((other) => other !== one);
  void putAway(one.set, one.handle).catch(() => undefined);
}
