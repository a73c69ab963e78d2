/** The service worker: registered when it is wanted, told what is loaded already, replaced when a person says so. */

import { signal } from '@preact/signals';
import { granted } from '../offline/granted.ts';
import { alone, ROOT } from '../offline/mode.ts';
import { go, tableHref } from '../route.ts';

/** Hours between two questions for a new version, of a page that stays open. */
const ASK = 4;

export const newer = signal(false);

const worker = import.meta.env.PROD ? granted(() => navigator.serviceWorker) : undefined;
let registered: Promise<ServiceWorkerRegistration> | undefined;

/** A page without a server has a worker only where a person asked for it: see `offlinePage.ts`. */
const there = async (): Promise<ServiceWorkerRegistration> =>
  (alone ? await worker!.getRegistration() : await worker!.register(`${ROOT}/sw.js`)) ??
  Promise.reject(new Error('nobody asked for a worker'));

/** The registration, made once. `null` where this browser has no workers, or lends none to this address. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!worker) return null;
  registered ??= there().then((registration) => {
    watch(registration);
    return worker.ready;
  });
  return registered.catch(() => {
    registered = undefined;
    return null;
  });
}

export async function update(): Promise<void> {
  const waiting = (await register())?.waiting;
  if (!waiting) return location.reload();
  reloading = true;
  say(waiting, { takeOver: true });
}
let reloading = false;

/** Take away what is told of a table: one is there. */
export async function clearNotices(table: string): Promise<void> {
  const shown = await (await register())?.getNotifications({ tag: table });
  shown?.forEach((notice) => notice.close());
}

/** A worker has no origin to be told: what stands in its place is that nothing is handed over for good. */
const say = (to: ServiceWorker | null | undefined, what: object): void => to?.postMessage(what, []);
/** A worker that waits is told which script runs here: it takes over at once where that is its own version's. */
const ask = (waiting: ServiceWorker | null): void => say(waiting, { script: new URL(import.meta.url).pathname });

function watch(registration: ServiceWorkerRegistration): void {
  // The first worker of all takes over by itself: nothing older is shown.
  if (worker?.controller) ask(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && worker?.controller && ask(coming));
  });
  setInterval(() => void registration.update().catch(() => undefined), ASK * 3_600_000);
}

/** Hear what the worker says: that its notice was pressed, that there is a newer version. */
export function watchWorker(): void {
  if (!worker) return;
  let controlled = worker.controller !== null;
  worker.addEventListener('message', (message: MessageEvent<{ table?: string; newer?: true }>) => {
    if (message.data.table) go(tableHref(message.data.table));
    if (message.data.newer) newer.value = true;
  });
  worker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    // What this page has loaded came before its first worker, which should save it; a later one may be newer.
    else if (controlled) ask(worker.controller);
    else tellLoaded();
    controlled = true;
  });
}

const tellLoaded = (): void =>
  say(worker?.controller, { loaded: performance.getEntriesByType('resource').map((resource) => resource.name) });
