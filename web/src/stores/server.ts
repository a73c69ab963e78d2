/** The server with other people to which a page without one of its own leads. */

import { signal } from '@preact/signals';
import { lent, SERVER } from '../offline/mode.ts';

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
