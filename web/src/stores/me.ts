/** Who one is on this device: a name and a language, kept here and told to the server. */

import { signal } from '@preact/signals';
import { call } from '../api.ts';
import { language, preferred, speak } from '../i18n/texts.ts';
import { isCode, type Code } from '../logic/languages.ts';
import { store, stored } from '../storage.ts';

const KEY = 'fourkings.language';
export const name = signal('');
/** Until when an administrator keeps one out, in seconds since 1970; null where nobody does. */
export const banned = signal<number | null>(null);

/** The language asked for in the address, chosen before, or asked for by the browser. */
export function chosenLanguage(): Code {
  const asked = new URLSearchParams(location.search).get('lang');
  const before = stored<string | null>(KEY, null);
  return isCode(asked) ? asked : isCode(before) ? before : preferred();
}

let loaded = false;
/** A name typed before the server has told the old one is not written over by it. */
let typed = false;
/** The question who one is, under way or answered: before the answer a device is nobody, and would be made two of. */
let asked: Promise<unknown> = Promise.resolve();

/** Ask the server who one is; `afresh` where this device has just become somebody else. */
export async function loadMe(afresh = false): Promise<void> {
  const asking = call('GET /api/me');
  asked = asking.catch(() => undefined);
  const me = await asking;
  loaded = true;
  banned.value = me.banned ?? null;
  typed &&= !afresh;
  if (!typed) name.value = me.name;
  if (me.lang !== language.value) void putName();
}

export async function chooseLanguage(code: Code): Promise<void> {
  store(KEY, code);
  await speak(code);
  void putName();
}

export function chooseName(chosen: string): void {
  typed = true;
  name.value = chosen.trim().slice(0, 24);
  void putName();
}

const UNNAMED = 'fourkings.unnamed';
/** Whether one has no name and has not said that one stays without. */
export const nameless = (): boolean => !name.value && !stored(UNNAMED, false);
export const stayUnnamed = (): void => store(UNNAMED, true);

/**
 * A device is somebody before anything is asked in its name. Who has told no name has none: each reader's page says so
 * in its own language.
 */
export async function ensureKnown(): Promise<void> {
  if (!loaded) await loadMe();
}

/** Send the name and the language, and wait for them to be known. */
export async function putName(): Promise<void> {
  await asked;
  try {
    await call('PUT /api/me', { body: { name: name.value, lang: language.value } });
  } catch {
    // Said again the next time that something changes: a name is no reason to stop.
  }
}
