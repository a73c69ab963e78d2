/** The languages, from the one list that Python reads, too. */

import LANGUAGES from '../../../src/fourkings/i18n/languages.json';

export { LANGUAGES };
export type Code = keyof typeof LANGUAGES;
/** The name of a language in itself, with its own word for a draft where nobody fluent has read it yet. */
export function nameOf(code: Code): string {
  const { name, status, draft } = LANGUAGES[code];
  return status === 'draft' ? `${name} (${draft})` : name;
}
export const directionOf = (code: Code) => LANGUAGES[code].direction as 'ltr' | 'rtl';
export const isCode = (code: string | null | undefined): code is Code => !!code && code in LANGUAGES;
