/** The languages, from the one list that Python reads, too. */

import LANGUAGES from '../../../src/fourkings/windows/i18n/languages.json';

export { LANGUAGES };
export type Code = keyof typeof LANGUAGES;
export const isCode = (code: string | null | undefined): code is Code => !!code && code in LANGUAGES;
