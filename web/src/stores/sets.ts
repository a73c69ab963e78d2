/**
 * The sets of boards that one has begun, who has played the challenges that one sent, whether there are days: what the
 * lobby tells of boards.
 */

import { signal } from '@preact/signals';
import { call, type AnswerInfo, type SetInfo, type Today } from '../api.ts';

export const begun = signal<readonly SetInfo[]>([]);
export const answers = signal<readonly AnswerInfo[]>([]);
/** Whether the server has deals of the day: one that has none says so in the page that it sends. */
export const days = signal(document.documentElement.dataset['days'] !== 'none');
export const today = signal<Today | null>(null);
/** Answers put away here: the server may tell them once more, where it was asked before it heard. */
const away = new Set<string>();
const named = (set: string, handle: string): string => `${set} ${handle}`;

const TRIES = 3;
const LATER_MS = 4000;
let tries = TRIES;

/** Ask for them; where there is no answer, what was known stays, and they are asked for again, a few times. */
export async function loadSets(): Promise<void> {
  try {
    const answer = await call('GET /api/me/sets');
    begun.value = answer.begun;
    answers.value = answer.answers.filter((result) => !away.has(named(result.set, result.handle)));
    days.value = answer.days;
    today.value = answer.today;
    tries = TRIES;
  } catch {
    // The lobby says that the server does not answer, where it does not.
    if (tries-- > 0) setTimeout(() => void loadSets(), LATER_MS);
  }
}

/** Seen: it is told no more, unless the server could not be told so. */
export async function dismiss(set: string, handle: string): Promise<void> {
  const key = named(set, handle);
  away.add(key);
  answers.value = answers.value.filter((other) => named(other.set, other.handle) !== key);
  await call('DELETE /api/boards/{set_id}/answers/{handle}', { set_id: set, handle }).catch(
    () => void away.delete(key),
  );
}
