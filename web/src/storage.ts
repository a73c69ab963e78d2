/** What this browser keeps between visits, by key. */

import { signal } from '@preact/signals';
import { granted } from './offline/granted.ts';
import { alone, lent, ROOT } from './offline/mode.ts';

/** The folder that this page belongs to: a page that a server lends shares what that server's page keeps. */
const HOME = alone && !lent ? new URL('./', document.baseURI).pathname : `${ROOT}/`;
/** Names the folder whose page came first. */
const FIRST = 'fourkings.home';
/** What the names of this page end with: nothing for the folder that came first, as before folders were told apart. */
const END = homeOfPlainNames() === HOME ? '' : HOME;

/** True if the browser stores nothing of this page: what it keeps is gone with the window. */
export const unkept = signal(granted(() => localStorage.length) === undefined);
const here = new Map<string, string>();

function homeOfPlainNames(): string {
  const first = granted(() => localStorage.getItem(FIRST));
  if (first) return first;
  granted(() => localStorage.setItem(FIRST, HOME));
  return first === null ? HOME : '/';
}

/** A name as this page has it, apart from those of pages in other folders of the same host. */
export const named = (name: string): string => name + END;

/** The value that is stored under a key; the fallback if there is none. */
export function stored<T>(key: string, fallback: T): T {
  const text = here.get(key) ?? granted(() => localStorage.getItem(named(key)));
  return (granted(() => JSON.parse(text ?? 'null')) as T | null | undefined) ?? fallback;
}

/** Store a value under a key: in this window alone if the browser stores nothing, or has no space left. */
export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  const isStored = granted(() => (localStorage.setItem(named(key), text), true));
  if (isStored) here.delete(key);
  else here.set(key, text);
}

export function forgetAll(): void {
  here.clear();
  for (const name of granted(() => Object.keys(localStorage)) ?? [])
    if (name !== FIRST && name.startsWith('fourkings.') && name.replace(/^[^/]*/, '') === END)
      granted(() => localStorage.removeItem(name));
}
