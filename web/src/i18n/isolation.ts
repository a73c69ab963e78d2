/**
 * Names and tokens (K♥, −50, 4/13) inside sentences that may run the other way. Fluent puts marks around everything
 * that it fills in; where a whole sentence and all in it run from left to right they change nothing, and are not
 * written.
 */

/**
 * What makes a text run from the right: Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin, and the marks that ask for
 * it.
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

/** A card, a number or a score, which runs from left to right in every language. */
export const token = (text: string): string => (fromTheRight() && text ? `\u2066${text}\u2069` : text);
