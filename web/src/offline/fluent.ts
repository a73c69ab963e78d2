/** The sentences that Python asks for in a page are made by the browser's Fluent: see `fluent.py`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { inCase, Noun } from '../logic/nouns.ts';

/** The messages of one language; all that crosses to Python is text. */
export interface Texts {
  add(source: string): void;
  parts(key: string): string;
  format(key: string, attribute: string, params: string): string;
}

/** A noun crosses as its text and its message id. */
const revived = (_: string, value: unknown): unknown =>
  Array.isArray(value) ? new Noun(String(value[0]), String(value[1])) : value;

export function openTexts(locale: string, isolating: boolean): Texts {
  const form = (key: string, attribute: string) => bundle.formatPattern(bundle.getMessage(key)!.attributes[attribute]!);
  const bundle: FluentBundle = new FluentBundle(locale, { functions: { CASE: inCase(form) }, useIsolating: isolating });
  return {
    add: (source) => void bundle.addResource(new FluentResource(source)),
    parts: (key) => {
      const message = bundle.getMessage(key);
      return message ? JSON.stringify([...(message.value ? [''] : []), ...Object.keys(message.attributes)]) : '';
    },
    format: (key, attribute, params) => {
      const message = bundle.getMessage(key)!;
      const errors: Error[] = [];
      const pattern = attribute ? message.attributes[attribute]! : message.value!;
      const text = bundle.formatPattern(pattern, JSON.parse(params, revived) as Record<string, FluentVariable>, errors);
      return JSON.stringify([text, errors.map(String)]);
    },
  };
}
