/** The sentences that Python asks for in a page are made by the browser's Fluent: see `fluent.py`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The messages of one language; all that crosses to Python is text. */
export interface Texts {
  add(source: string): void;
  parts(key: string): string;
  format(key: string, attribute: string, params: string): string;
}

export function openTexts(locale: string, isolating: boolean): Texts {
  const bundle = new FluentBundle(locale, { useIsolating: isolating });
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
      const text = bundle.formatPattern(pattern, JSON.parse(params) as Record<string, FluentVariable>, errors);
      return JSON.stringify([text, errors.map(String)]);
    },
  };
}
