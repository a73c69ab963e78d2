/** Words that change with their sentence, such as the names of suits in Russian. */

import { FluentType, type FluentFunction } from '@fluent/bundle';

/** A word by its message id, so that a sentence can ask for one of its forms: `{ CASE($suit, "genitive") }`. */
export class Noun extends FluentType<string> {
  readonly key: string;
  constructor(text: string, key: string) {
    super(text);
    this.key = key;
  }
  override toString(): string {
    return this.value;
  }
}

/** `CASE` for a bundle: `form` gives the attribute of a word's message. */
export const inCase =
  (form: (key: string, attribute: string) => string): FluentFunction =>
  ([noun, attribute]) =>
    noun instanceof Noun ? form(noun.key, String(attribute)) : noun!;
