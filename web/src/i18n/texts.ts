/** The texts of the house in the language of the page: Fluent files shared with Python. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Code = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

const TEXTS: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('texts:en'),
  fr: () => import('texts:fr'),
};
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

/** A bundle of a language; no isolation marks, as on Python's side. */
export function bundleOf(code: string, texts: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(texts));
  return made;
}

/** Fetch a language and turn the page to it. */
export async function speak(code: Code): Promise<void> {
  const { default: texts } = await TEXTS[code]();
  bundle.value = bundleOf(code, texts);
  language.value = code;
  document.documentElement.lang = code;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(code) ? 'rtl' : 'ltr';
}

export function has(key: string): boolean {
  return bundle.value.hasMessage(key);
}

/** The message of that id, or of `id.attribute`. Nothing is shown for one that is missing: a test finds those. */
export function t(id: string, facts?: Facts): string {
  const [key = '', attribute] = id.split('.');
  const message = bundle.value.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    if (import.meta.env.DEV) console.warn(`no text for ${id}`);
    return '';
  }
  return bundle.value.formatPattern(pattern, facts, []);
}
