/** The texts of the house in the language of the page, Fluent files shared with Python, and the times in them. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { APART, TEXTS, type Apart } from 'texts:all';
import { call } from '../api.ts';
import { isCode, LANGUAGES, type Code } from '../logic/languages.ts';
import { inCase } from '../logic/nouns.ts';
import { serverNow } from '../logic/serverTime.ts';

export type Params = Record<string, FluentVariable>;

/** The texts of pages that have their own, as far as somebody has asked for them, and when they are here. */
const requested = new Map<Apart, Promise<void>>();
/** Those that have come: no other waits for one that is under way, or lost. */
const loaded = new Set<Apart>();

/** The sentences in the language of the page; a new object where what is shown has to be written anew. */
const texts = signal({ bundle: new FluentBundle('en') });
/** Whether something is shown that lacked its sentence: no page is written anew for the sentences of another. */
let isIncomplete = false;
export const language = signal<Code>('en');
/** The language of the letters on the cards where it was chosen apart from the page's. */
export const indices = signal<Code | null>(null);

/** How the language of the page writes numbers and dates. */
export const locale = (): string => LANGUAGES[language.value].figures;

/** The language that the browser asks for, of those that the house speaks. */
export function preferred(): Code {
  const languages = navigator.languages.map((tag) => tag.split('-')[0]);
  return languages.find(isCode) ?? 'en';
}

/** Where a space stands before a colon, a semicolon and the like, they never begin a line. */
const resource = (code: Code, source: string): FluentResource =>
  new FluentResource(LANGUAGES[code].spaced ? source.replace(/ (?=[:;!?»%])|(?<=«) /g, '\u202f') : source);

/** A bundle of a language; it puts marks around what is filled in, as on Python's side. */
export function bundleOf(code: Code, source: string): FluentBundle {
  const fresh = new FluentBundle(LANGUAGES[code].figures, {
    functions: { CASE: inCase((key, form) => t(`${key}.${form}`)) },
  });
  fresh.addResource(resource(code, source));
  return fresh;
}

/** Add the texts of a page: they count before those of games from other packages, whichever come first. */
const addPart = (bundle: FluentBundle, code: Code, source: string) =>
  bundle.addResource(resource(code, source), { allowOverrides: true });

/** Fetch a language and turn the page to it. */
export async function speak(code: Code): Promise<void> {
  const coming = TEXTS[code]();
  warmUp(code);
  const { default: first } = await coming;
  const faces = fetchFaces(first);
  const bundle = bundleOf(code, first);
  if (hasForeignGames) await addForeignTexts(bundle, code);
  for (const part of loaded) addPart(bundle, code, (await APART[part][code]()).default);
  await faces;
  texts.value = { bundle };
  language.value = code;
  document.documentElement.lang = code;
  document.documentElement.dir = LANGUAGES[code].direction;
  document.documentElement.toggleAttribute('data-spaced', LANGUAGES[code].spaced);
}

/** Have the browser load its data on a language's numbers, which takes a while, during the fetch of the sentences. */
const warmUp = (code: Code): string => new Intl.PluralRules(LANGUAGES[code].figures).select(2);

/** The longest wait for typefaces, in milliseconds. */
const FACES_WAIT = 400;

/** Fetch the typefaces with the letters of a language: nothing moves if they arrive before it is drawn. */
async function fetchFaces(written: string): Promise<void> {
  const families = "'EB Garamond', 'Markazi Text', 'Noto Sans', 'Noto Sans Arabic'";
  const faces = document.fonts?.load(`600 1em ${families}`, written).catch(() => []);
  await Promise.race([faces, new Promise((resolve) => setTimeout(resolve, FACES_WAIT))]);
}

/** Fetch the texts of pages that have their own, and keep them in whatever language follows. */
export function bring(part: Apart): Promise<void> {
  const before = requested.get(part);
  if (before) return before;
  const coming = add(part).catch((error: unknown) => {
    requested.delete(part); // what failed is asked for again
    throw error;
  });
  requested.set(part, coming);
  return coming;
}

async function add(part: Apart): Promise<void> {
  const code = language.value;
  const { default: added } = await APART[part][code]();
  // The page has turned to another language meanwhile.
  if (code !== language.value) return add(part);
  const { bundle } = texts.peek();
  addPart(bundle, code, added);
  loaded.add(part);
  if (isIncomplete) texts.value = { bundle };
  isIncomplete = false;
}

/** Whether a game of another package has been met: its sentences are the server's. */
let hasForeignGames = false;

/** Fetch the sentences of games from other packages, where one of these games is not of the house. */
export async function learn(games: readonly string[]): Promise<void> {
  if (hasForeignGames || games.every((game) => has(`game-${game}`))) return;
  hasForeignGames = true;
  await speak(language.value);
}

/** Add the sentences of games from other packages to a bundle; without them their ids are shown, made readable. */
async function addForeignTexts(fresh: FluentBundle, code: Code): Promise<void> {
  try {
    fresh.addResource(new FluentResource((await call('GET /api/texts', { lang: code })).fluent));
  } catch {
    // Ids will do.
  }
}

/** What a game brings along, and may lack. */
const OF_GAMES = ['game', 'option', 'value', 'preset', 'action', 'reason', 'line', 'aim', 'moment'];

/** What stands for a sentence that a game lacks: its id, made readable; nothing for what only explains. */
function readable(key: string, attribute: string | undefined, params: Params | undefined): string {
  const [kind = '', ...parts] = key.split('-');
  if (!hasForeignGames || !OF_GAMES.includes(kind) || (attribute && attribute !== 'says' && attribute !== 'verb'))
    return '';
  const last = ['option', 'value', 'preset'].includes(kind);
  const name =
    last && params?.['n'] !== undefined
      ? String(params['n'])
      : (last ? parts.slice(-1) : parts).join(' ').replaceAll('_', ' ');
  return attribute === 'says' && params?.['who'] !== undefined ? `${String(params['who'])}: ${name}` : name;
}

export function has(key: string): boolean {
  const [id = '', attribute] = key.split('.');
  const message = texts.value.bundle.getMessage(id);
  return !!message && (!attribute || attribute in message.attributes);
}

/** A number that every language here writes with its digits alone: the browser's own formatting is slow on phones. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const byDigits = (value: FluentVariable): FluentVariable =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000 ? new Digits(value) : value;

/** The parameters of a message, its small numbers by their digits. */
const figured = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, byDigits(value)]));

/**
 * The message of that id, or of `id.attribute`. Nothing is shown for one of the house that is missing: a test finds
 * those.
 */
export function t(id: string, params?: Params): string {
  const [key = '', attribute] = id.split('.');
  const { bundle } = texts.value;
  const message = bundle.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    isIncomplete = true;
    if (import.meta.env.DEV) console.warn(`no text for ${id}`);
    return readable(key, attribute, params);
  }
  return isolated(bundle.formatPattern(pattern, params && figured(params), []));
}

/** The form `yours` of a message, if it is about the reader and has that form; else the message. */
export const addressed = (id: string, yours: boolean, params?: Params): string =>
  t(yours && has(`${id}.yours`) ? `${id}.yours` : id, params);

/**
 * What makes a text run from the right: Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin, and the marks that ask for
 * it. Fluent puts marks around everything that it fills in, names and tokens (K♥, −50, 4/13); where a whole sentence
 * and all in it run from left to right they change nothing, and are not written.
 */
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f\u202b\u202e\u2067]/u;
const MARKS = /[\u200f\u2066-\u2069]/g;

export const fromTheRight = (): boolean => document.documentElement.dir === 'rtl';

export const questionMark = (): string => (fromTheRight() ? '؟' : '?');
export const comma = (): string => (fromTheRight() ? '،' : ',');

/** The direction of names: of one its own, of several that of the page, because each of them is isolated. */
export const directionOf = (names: string): 'ltr' | 'rtl' | 'auto' =>
  names === plain(names) ? 'auto' : fromTheRight() ? 'rtl' : 'ltr';

/** A text without its marks: to be compared or counted. */
export const plain = (text: string): string => text.replace(MARKS, '');

/** A sentence that Fluent has filled in, with its marks where they matter. */
export const isolated = (text: string): string => (fromTheRight() || FROM_THE_RIGHT.test(text) ? text : plain(text));

/** A name, which may run another way than what is around it. */
export const apart = (name: string): string => isolated(`\u2068${name}\u2069`);

/** A name or a score that no line breaks. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A card, a number or a score, which runs from left to right in every language. */
export const token = (text: string): string => (fromTheRight() && text ? `\u2066${text}\u2069` : text);

/** The reader's regional variety of the language of the page, with its digits. */
function tongue(): string {
  const own = navigator.languages.find((tag) => tag.startsWith(language.value));
  const { numberingSystem } = new Intl.Locale(locale());
  return own ? new Intl.Locale(own, numberingSystem ? { numberingSystem } : {}).toString() : locale();
}

/** A moment in seconds since 1970, on the reader's calendar, or a day such as 2026-11-22, always in UTC. */
type When = number | string;

const formatted = (when: When, options: Intl.DateTimeFormatOptions): string =>
  typeof when === 'number'
    ? new Date(1000 * when).toLocaleString(tongue(), options)
    : new Date(`${when}T12:00:00Z`).toLocaleString(tongue(), { ...options, timeZone: 'UTC' });

export const weekday = (day: string, length: 'long' | 'narrow'): string => formatted(day, { weekday: length });

const THIS_YEAR = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A date as the whole page writes it: “Sunday 22 November”, with its year unless it is this year. */
export function date(when: When, options: Intl.DateTimeFormatOptions = THIS_YEAR): string {
  const year = (typeof when === 'number' ? new Date(1000 * when) : new Date(when)).getFullYear();
  return formatted(when, year === new Date(serverNow()).getFullYear() ? options : { ...options, year: 'numeric' });
}

/** A date and a time that stays on one line with the word before it: “at 7:30”. */
export const dateTime = (at: number): string =>
  date(at, { ...THIS_YEAR, hour: 'numeric', minute: '2-digit' }).replace(/ (?=\p{Nd}+[:.]\p{Nd})/u, '\u00a0');

export const time = (at: number): string => formatted(at, { hour: 'numeric', minute: '2-digit' });

const STEPS: readonly [number, Intl.RelativeTimeFormatUnit][] = [
  [86400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** "3 minutes ago", by seconds since 1970. */
export function ago(at: number, now = serverNow() / 1000): string {
  const passed = Math.max(0, now - at);
  const [size, unit] = STEPS.find(([step]) => passed >= step) ?? [1, 'second'];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' }).format(
    -Math.floor(passed / size),
    unit,
  );
}
