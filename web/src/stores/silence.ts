/** While the server does not answer: how long it has been silent, and whether the last action was sent. */

import { effect, signal } from '@preact/signals';
import { askAgain, busy, line, sent, table } from './table.ts';

/** Milliseconds without an answer until it is said, and until the connection is doubted. */
export const SAID = 2000;
export const DOUBTED = 6000;

/** How a request stands that is not answered: it takes long, or the connection is doubted. */
export const silence = signal<'waits' | 'silent' | null>(null);
export const offline = signal(!navigator.onLine);

/** Watch the requests of a table, and the network; gives what ends it. */
export function watchSilence(): () => void {
  const network = () => void (offline.value = !navigator.onLine);
  const signs = ['online', 'offline'] as const;
  for (const sign of signs) addEventListener(sign, network);
  network();
  let timers: number[] = [];
  const stop = () => {
    timers.forEach(clearTimeout);
    silence.value = null;
  };
  const end = effect(() => {
    // A hint may take its time, and bots that get ready are asked again with the same card.
    const waited = busy.value && line.value !== 'readying';
    stop();
    if (!waited) return;
    const doubt = () => {
      silence.value = 'silent';
      askAgain(); // a server that has missed the request tells how things stand
    };
    timers = [window.setTimeout(() => void (silence.value = 'waits'), SAID), window.setTimeout(doubt, DOUBTED)];
  });
  return () => {
    for (const sign of signs) removeEventListener(sign, network);
    end();
    stop();
  };
}

/** The last card or call as long as the table stands where it was made, and whether it left this device; else null. */
export function unanswered(): { action: string; gone: boolean } | null {
  const last = sent.value;
  return last && last.version === table.value?.view.version ? last : null;
}
