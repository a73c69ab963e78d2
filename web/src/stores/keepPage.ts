/** A page without a server is kept on this device, or no longer: see `offlinePage.ts`. */

import { alone } from '../offline/mode.ts';
import { bytes, FOLDER, keeping, kept, worker } from './offlinePage.ts';
import { register } from './worker.ts';

/** Keep it, all of it; where some has come already, the rest. */
export async function keepHere(): Promise<void> {
  if (!worker || keeping.value === 'yes' || keeping.value === 'coming') return;
  keeping.value = 'coming';
  try {
    await active(await worker.register(`${FOLDER}sw.js`));
    keeping.value = 'yes';
    // So that the browser does not clear it away when space is short; it may say no.
    await navigator.storage?.persist?.().catch(() => false);
    if (alone) await register();
  } catch {
    keeping.value = 'failed';
  }
}

/** Keep it no longer. What was played stays. */
export async function forgetHere(): Promise<void> {
  // A worker has no origin to be told: what stands in its place is that nothing is handed over for good.
  (await kept())?.active?.postMessage({ forgotten: true }, []);
}

/** Learn how much there is to be kept: a page that is lent says so itself. */
export async function askSize(): Promise<void> {
  if (alone || !keeping.value || bytes.value.of) return;
  const page = await fetch(FOLDER).then((answer) => answer.text());
  const size = new DOMParser().parseFromString(page, 'text/html').querySelector('meta[name="four-kings-bytes"]');
  bytes.value = { bytes: 0, of: Number(size?.getAttribute('content') ?? 0) };
}

/** Wait until its worker has everything and is at work. */
const active = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const coming = registration.installing ?? registration.waiting;
    if (!coming) return resolve();
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('not everything could be kept'));
    });
  });
