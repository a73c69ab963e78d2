/** The texts of the house in the language of the page: Fluent files shared with Python. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { fetchTexts } from '../api.ts';
import { isolated } from './isolation.ts';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Code = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

const TEXTS: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('texts:en'),
  fr: () => import('texts:fr'),
};
/** What comes with the pages that need it. */
const APART = {
  boards: { en: () => import('texts:en/boards'), fr: () => import('texts:fr/boards') },
  profile: { en: () => import('texts:en/profile'), fr: () => import('texts:fr/profile') },
  strangers: { en: () => import('texts:en/strangers'), fr: () => import('texts:fr/strangers') },
  review: { en: () => import('texts:en/review'), fr: () => import('texts:fr/review') },
} satisfies Record<string, Record<Code, () => Promise<{ default: string }>>>;
const here = new Set<keyof typeof APART>();
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

const bundle = signal<FluentBundle>(new FluentBundle('en'));
export const language = signal<Code>('en');
/** The language of the letters on the cards where it was chosen apart from the page's. */
export const indices = signal<Code | null>(null);

export const isCode = (code: string | null | undefined): code is Code => !!code && code in LANGUAGES;

/** The language that the browser asks for, of those that the house speaks. */
export function preferred(): Code {
  const wanted = navigator.languages.map((one) => one.split('-')[0]);
  return wanted.find(isCode) ?? 'en';
}

/** In French a colon, a semicolon and the like never begin a line. */
const resource = (code: string, texts: string): FluentResource =>
  new FluentResource(code === 'fr' ? texts.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0') : texts);

/** A bundle of a language; it puts marks around what is filled in, as on Python's side. */
export function bundleOf(code: string, texts: string): FluentBundle {
  const made = new FluentBundle(code);
  made.addResource(resource(code, texts));
  return made;
}

/** Fetch a language and turn the page to it. */
export async function speak(code: Code): Promise<void> {
  const { default: texts } = await TEXTS[code]();
  const made = bundleOf(code, texts);
  for (const part of here) made.addResource(resource(code, (await APART[part][code]()).default));
  if (guests) await hear(made, code);
  bundle.value = made;
  language.value = code;
  document.documentElement.lang = code;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(code) ? 'rtl' : 'ltr';
}

/** Fetch the texts of pages that have their own, and keep them in whatever language follows. */
export async function bring(part: keyof typeof APART): Promise<void> {
  if (here.has(part)) return;
  here.add(part);
  await speak(language.value);
}

/** Whether a game of another package has been met: its sentences are the server's. */
let guests = false;

/** Fetch the sentences of games from other packages, where one of these games is not of the house. */
export async function learn(games: readonly string[]): Promise<void> {
  if (guests || games.every((game) => has(`game-${game}`))) return;
  guests = true;
  await speak(language.value);
}

/** Add the sentences of games from other packages to a bundle; without them their ids are shown, made readable. */
async function hear(made: FluentBundle, code: Code): Promise<void> {
  try {
    made.addResource(new FluentResource((await fetchTexts(code)).fluent));
  } catch {
    // Ids will do.
  }
}

/** What a game brings along, and may lack. */
const OF_GAMES = ['game', 'option', 'value', 'preset', 'action', 'reason', 'line', 'aim', 'moment'];

/** What stands for a sentence that a game lacks: its id, made readable; nothing for what only explains. */
function readable(key: string, attribute: string | undefined, facts: Facts | undefined): string {
  const [kind = '', ...parts] = key.split('-');
  if (!guests || !OF_GAMES.includes(kind) || (attribute && attribute !== 'says' && attribute !== 'verb')) return '';
  const last = ['option', 'value', 'preset'].includes(kind);
  const name =
    last && facts?.['n'] !== undefined
      ? String(facts['n'])
      : (last ? parts.slice(-1) : parts).join(' ').replaceAll('_', ' ');
  return attribute === 'says' && facts?.['who'] !== undefined ? `${String(facts['who'])}: ${name}` : name;
}

export function has(key: string): boolean {
  const [id = '', attribute] = key.split('.');
  const message = bundle.value.getMessage(id);
  return !!message && (!attribute || attribute in message.attributes);
}

/** The message of that id, or of `id.attribute`. Nothing is shown for one of the house that is missing: a test finds those. */
export function t(id: string, facts?: Facts): string {
  const [key = '', attribute] = id.split('.');
  const message = bundle.value.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    if (import.meta.env.DEV) console.warn(`no text for ${id}`);
    return readable(key, attribute, facts);
  }
  return isolated(bundle.value.formatPattern(pattern, facts, []));
}
