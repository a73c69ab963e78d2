/** The player's mistakes that come back today, as the lobby offers them. */

import { signal } from '@preact/signals';
import { call, type MistakesOfDay } from '../api.ts';

export const mistakes = signal<MistakesOfDay | null>(null);

/** Fetch them; if that fails, none are offered. */
export const loadMistakes = async (): Promise<void> =>
  void (mistakes.value = await call('GET /api/mistakes').catch(() => null));
