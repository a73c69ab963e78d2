/** Correspondence games that wait for me: counted in the title, and told by the browser where it may. */

import { effect, signal } from '@preact/signals';
import { call, type TableInfo } from '../api.ts';
import { withWhom } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { ROOT } from '../offline/mode.ts';
import { go, tableHref } from '../route.ts';
import { store, stored } from '../storage.ts';
import type { Telling } from '../ui/TellTurns.tsx';
import { route } from './route.ts';
import { clearNotices, register } from './worker.ts';

const LOOK = 30_000;
const COUNTED = /^\(\d+\) /;

const KEY = 'fourkings.turns';

/** Whether this browser is to tell me that it is my turn, and by which id its push service is known to the server. */
export const chosen = signal(stored<{ wanted: boolean; id: string }>(KEY, { wanted: false, id: '' }));

export const able = (): Telling => {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return chosen.value.wanted && Notification.permission === 'granted' ? 'open' : 'off';
};

export const telling = signal<Telling>(able());
export const asking = signal(false);

/** The tables that wait for me, the most urgent first. */
export const waiting = signal<readonly TableInfo[]>([]);
/** True where I sit at a correspondence game, so that it is worth looking. */
export const slow = signal(false);

/** Take in the list of my tables; what has begun to wait since the last one is told. */
export function hear(sittings: readonly TableInfo[]): void {
  const known = new Set(waiting.value.map((table) => `${table.table} ${table.version}`));
  const now = sittings.filter((table) => table.waits).toSorted((table, other) => (table.due ?? 0) - (other.due ?? 0));
  slow.value = sittings.some((table) => table.slow);
  const first = !heard;
  heard = true;
  waiting.value = now;
  if (!first) now.filter((table) => !known.has(`${table.table} ${table.version}`)).forEach(tell);
}
let heard = false;

function tell(table: TableInfo): void {
  const here = route.value;
  if (
    (telling.value !== 'on' && telling.value !== 'open') ||
    (!document.hidden && here.page === 'table' && here.table === table.table)
  )
    return;
  const title = t('waiting-notice', { game: t(`game-${table.game}`) });
  const look = { tag: table.table, icon: `${ROOT}/icon.svg`, body: withWhom(table) };
  try {
    const notice = new Notification(title, look);
    notice.addEventListener('click', () => {
      focus();
      go(tableHref(table.table));
      notice.close();
    });
  } catch {
    // Phones want it from their service worker.
    void register().then((worker) => worker?.showNotification(title, look));
  }
}

async function look(): Promise<void> {
  if (slow.value) await call('GET /api/tables').then(hear, () => undefined);
}

/** The title begins with how many tables wait, no matter what writes it. */
function badge(): void {
  const plain = document.title.replace(COUNTED, '');
  const title = waiting.value.length ? `(${waiting.value.length}) ${plain}` : plain;
  if (title !== document.title) document.title = title;
}

/** Look again and again, for as long as the page is open. */
export function watchWaiting(): void {
  effect(badge);
  effect(() => store(KEY, chosen.value));
  new MutationObserver(badge).observe(document.querySelector('title')!, { childList: true });
  setInterval(() => void look(), LOOK);
  document.addEventListener('visibilitychange', () => document.hidden || void look());
  addEventListener('hashchange', () => void look());
  effect(() => {
    const here = route.value;
    if (here.page === 'table' && telling.value === 'on') void clearNotices(here.table);
  });
}
