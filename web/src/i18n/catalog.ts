/** All sentences of the page in a language, as its Fluent files have them, beside the English ones. */

import { APART, TEXTS } from 'texts:all';
import type { Code } from '../logic/languages.ts';
import { messagesIn } from './messagesIn.ts';

export interface Entry {
  /** The id of the message, and its attribute: `settings-sounds.about`. */
  id: string;
  text: string;
  english: string;
}

/** Every message of a language and every attribute of one, those of the table first. */
export async function catalog(code: Code): Promise<Entry[]> {
  const [own, english] = await Promise.all([messagesOf(code), messagesOf('en')]);
  return [...own].map(([id, text]) => ({ id, text, english: english.get(id) ?? '' }));
}

async function messagesOf(code: Code): Promise<Map<string, string>> {
  const { play, ...others } = APART;
  const parts = [play, TEXTS, ...Object.values(others)].map((part) => part[code]());
  const sources = await Promise.all(parts);
  return new Map(sources.flatMap(({ default: source }) => sentencesIn(source)));
}

const sentencesIn = (source: string): [string, string][] =>
  [...messagesIn(source)].flatMap(([id, parts]) =>
    [...parts].map(([name, text]): [string, string] => [name ? `${id}.${name}` : id, withoutName(text)]),
  );

/** A message without what stands before its text, its lines as far to the left as they go. */
function withoutName(text: string): string {
  const [first = '', ...others] = text.slice(text.indexOf('=') + 1).split('\n');
  const indent = Math.min(...others.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return [first.trim(), ...others.map((line) => line.slice(indent))].join('\n').trim();
}
