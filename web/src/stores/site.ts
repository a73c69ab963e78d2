/** What the host says of their server, and whether the server answers that a page without one of its own leads to. */

import { signal } from '@preact/signals';
import { call, type Site } from '../api.ts';
import { lent, SERVER } from '../offline/mode.ts';

export const site = signal<Site>({
  version: '',
  issues: '',
  imprint: '',
  privacy: '',
  reports: false,
  alone: false,
  compiling: false,
});

let asked: Promise<void> | undefined;
export const loadSite = (): Promise<void> =>
  (asked ??= call('GET /api/site').then(
    (answer) => void (site.value = answer),
    () => undefined,
  ));

/** Whether it answers; null before that is known. */
export const answers = signal<boolean | null>(null);

/** Milliseconds between two questions whether the server is back that lends this page. */
const ASK = 15_000;

/** Ask whether it answers: nothing about a person is told it. */
async function askServer(): Promise<void> {
  if (!SERVER) return;
  answers.value = await fetch(`${SERVER}/livez`, { credentials: 'omit', cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Ask at once, when the network is back, and regularly the server that lends this page; return what ends it. */
export function watchServer(): () => void {
  const ask = () => void askServer();
  ask();
  addEventListener('online', ask);
  const timer = lent ? window.setInterval(() => !document.hidden && ask(), ASK) : undefined;
  return () => {
    removeEventListener('online', ask);
    clearInterval(timer);
  };
}
