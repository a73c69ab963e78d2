/** A page without a server as it is kept on this device, if a person asks for it: then it opens without a network. */

import { signal } from '@preact/signals';
import { alone, BYTES } from '../house/mode.ts';
import type { Keeping } from '../logic/keeping.ts';
import { register } from './worker.ts';

const worker = alone && import.meta.env.PROD ? navigator.serviceWorker : undefined;

/** Whether it is kept; null where this browser can keep nothing of it. */
export const keeping = signal<Keeping | null>(null);
/** How much of it has come. */
export const bytes = signal({ bytes: 0, of: BYTES });

/** See whether it is kept, and hear of a newer version if it is. */
export async function watchKept(): Promise<void> {
  if (!worker) return;
  worker.addEventListener('message', ({ data }: MessageEvent<{ keeping?: typeof bytes.value; forgotten?: true }>) => {
    if (data.keeping) bytes.value = data.keeping;
    if (data.forgotten) keeping.value = 'no';
  });
  addEventListener('appinstalled', () => void keepHere());
  const registration = await worker.getRegistration();
  keeping.value = registration?.active ? 'yes' : 'no';
  if (registration?.active) await register();
  else if (registration) await keepHere();
}

/** Keep it, all of it; where some has come already, the rest. */
export async function keepHere(): Promise<void> {
  if (!worker || keeping.value === 'yes' || keeping.value === 'coming') return;
  keeping.value = 'coming';
  try {
    await active(await worker.register('sw.js'));
    keeping.value = 'yes';
    // So that the browser does not clear it away when space is short; it may say no.
    await navigator.storage?.persist?.().catch(() => false);
    await register();
  } catch {
    keeping.value = 'failed';
  }
}

/** Keep it no longer. What was played stays. */
export async function forgetHere(): Promise<void> {
  // A worker has no origin to be told: what stands in its place is that nothing is handed over for good.
  (await worker?.getRegistration())?.active?.postMessage({ forgotten: true }, []);
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
