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

export const worker = import.meta.env.PROD ? granted(() => navigator.serviceWorker) : undefined;
export const FOLDER = alone ? './' : LENT;
const SCOPE = new URL(FOLDER, document.baseURI).href;

/** A message of a worker: how much of its folder is saved, to all pages; or that it is gone, to the one that asked. */
type Kept = { scope?: string; keeping?: typeof bytes.value; forgotten?: true };

/** Whether it is kept; null where this browser can keep nothing of it. */
export const keeping = signal<Keeping | null>(null);
export const bytes = signal({ bytes: 0, of: BYTES });

/**
 * See whether it is kept, and hear of a newer version if it is; nothing is kept of what a server does not lend.
 * `keepHere` comes from `keepPage.ts`, which few visitors need.
 */
export async function watchKept(keepHere: () => Promise<void>): Promise<void> {
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

/** The worker's registration, as far as it is there; null if the browser refuses to say. */
export async function kept(): Promise<ServiceWorkerRegistration | null | undefined> {
  const registration = await worker?.getRegistration(FOLDER).catch(() => null);
  return registration?.scope === SCOPE ? registration : registration && undefined;
}
