/** What an administrator announces to everybody: told at a table by an update, elsewhere the page asks every minute. */

import { computed, signal } from '@preact/signals';
import { alone } from '../offline/mode.ts';
import { call, type NoticeTold } from '../api.ts';
import { route } from './route.ts';
import { store, stored } from '../storage.ts';
import { say } from '../ui/speech.tsx';

const LOOK = 60_000;
const KEY = 'fourkings.notice';

const announced = signal<{ text: string; at: number } | null>(null);
/** When the announcement was made that is put away on this device. */
const away = signal(stored<number>(KEY, 0));

export const notice = computed(() => announced.value);
/** The same, unless it is put away. */
export const shown = computed(() => (announced.value && announced.value.at !== away.value ? announced.value : null));

/** Take in what is announced; an empty text is nothing any more. */
export function put({ text, at }: NoticeTold): void {
  if (at === (announced.value?.at ?? null)) return;
  announced.value = text && at !== null ? { text, at } : null;
  if (shown.value) say(text);
}

export function putAway(): void {
  away.value = announced.value?.at ?? 0;
  store(KEY, away.value);
}

async function look(): Promise<void> {
  if (!document.hidden) await call('GET /api/notice').then(put, () => undefined);
}

/** Look again and again; at a table it is told without being asked for. */
export function watchNotice(): void {
  if (alone) return;
  void look();
  setInterval(() => route.value.page !== 'table' && void look(), LOOK);
  document.addEventListener('visibilitychange', () => void look());
}
