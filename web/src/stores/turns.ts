/** Whether this browser tells me that it is my turn, though no page is open: by its push service, where it has one. */

import { call } from '../api.ts';
import { ensureKnown } from './me.ts';
import { able, asking, chosen, telling } from './waiting.ts';
import { register } from './worker.ts';

/** Tell me from now on, or no more. The browser asks for permission: only ever on a click. */
export async function tellTurns(wanted: boolean): Promise<void> {
  asking.value = true;
  try {
    if (wanted) await Notification.requestPermission();
    chosen.value = { ...chosen.value, wanted: wanted && Notification.permission === 'granted' };
    telling.value = able();
    await (chosen.value.wanted ? subscribe() : unsubscribe());
  } finally {
    asking.value = false;
  }
}

/** Let the push service know where I am: its address changes now and then, and the server's key may have. */
export async function subscribe(): Promise<void> {
  const wanted = await subscription().catch(() => null);
  if (!wanted) return;
  try {
    await ensureKnown();
    const { id } = await call('PUT /api/push', { body: wanted });
    chosen.value = { ...chosen.value, id };
    telling.value = 'on';
  } catch {
    // Without the server's word it is told while a page is open.
  }
}

/** What the server has to know of this browser; null where it has no push service, or the server sends nothing. */
async function subscription() {
  const worker = await register();
  const { key } = await call('GET /api/push');
  if (!worker || !('pushManager' in worker) || !key) return null;
  const before = await worker.pushManager.getSubscription();
  const same = before && base64url(before.options.applicationServerKey) === key;
  if (before && !same) await before.unsubscribe();
  const now = same ? before : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { endpoint: now.endpoint, p256dh: base64url(now.getKey('p256dh')), auth: base64url(now.getKey('auth')) };
}

async function unsubscribe(): Promise<void> {
  const { id } = chosen.value;
  chosen.value = { wanted: false, id: '' };
  const there = await (await register())?.pushManager?.getSubscription().catch(() => null);
  await there?.unsubscribe().catch(() => false);
  // Where the server can't be reached, it finds out from the push service.
  if (id) await call('DELETE /api/push/{name}', { name: id }).catch(() => undefined);
}

const base64url = (raw: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(raw ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
