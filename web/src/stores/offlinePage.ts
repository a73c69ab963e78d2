/**
 * A page without a server as it is kept on this device, if a person asks for it: then it opens without a network. It is
 * this page, or the one that its server lends for when it cannot be reached.
 */

import { signal } from '@preact/signals';
import { granted } from '../offline/granted.ts';
import { alone, BYTES, LENT } from '../offline/mode.ts';
import type { Keeping } from '../logic/keeping.ts';
import { loadSite, site } from './site.ts';
import { register } from './worker.ts';

const worker = import.meta.env.PROD ? granted(() => navigator.serviceWorker) : undefined;
const FOLDER = alone ? './' : LENT;
const SCOPE = new URL(FOLDER, document.baseURI).href;

/** A message of a worker: how much of its folder is saved, to all pages; or that it is gone, to the one that asked. */
type Kept = { scope?: string; keeping?: typeof bytes.value; forgotten?: true };

/** Whether it is kept; null where this browser can keep nothing of it. */
export const keeping = signal<Keeping | null>(null);
export const bytes = signal({ bytes: 0, of: BYTES });

/** See whether it is kept, and hear of a newer version if it is; nothing is kept of what a server does not lend. */
export async function watchKept(): Promise<void> {
  if (!worker) return;
  worker.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
    if (data.keeping && data.scope === SCOPE) bytes.value = data.keeping;
    if (data.forgotten) keeping.value = 'no';
  });
  if (alone) addEventListener('appinstalled', () => void keepHere());
  const registration = await kept();
  if (registration === null) return;
  if (!alone && !registration) {
    await loadSite();
    if (!site.value.alone) return;
  }
  keeping.value = registration?.active ? 'yes' : 'no';
  if (!registration?.active) return registration && keepHere();
  if (alone) await register();
  else void registration.update().catch(() => undefined); // it may be of an older version
}

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

/** The worker's registration, as far as it is there; null if the browser refuses to say. */
async function kept(): Promise<ServiceWorkerRegistration | null | undefined> {
  const registration = await worker?.getRegistration(FOLDER).catch(() => null);
  return registration?.scope === SCOPE ? registration : registration && undefined;
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
