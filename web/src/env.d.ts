declare module 'texts:games' {
  export const OF_THE_HOUSE: readonly string[];
}
declare module 'texts:all' {
  type Code = keyof typeof import('../../src/fourkings/i18n/languages.json');
  type Texts = Readonly<Record<Code, () => Promise<{ default: string }>>>;
  /** What comes with the pages that need it. */
  export type Apart = 'boards' | 'evenings' | 'play' | 'profile' | 'puzzles' | 'review' | 'solver' | 'strangers';
  export const TEXTS: Texts;
  export const APART: Readonly<Record<Apart, Texts>>;
  /** What is printed in the corner of a card, by its rank. */
  export const LETTERS: Readonly<Record<Code, Readonly<Record<string, string>>>>;
}
declare module 'texts:*' {
  const text: string;
  export default text;
}
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, { min: number; max: number }>> },
  ): Promise<Uint8Array>;
}

declare module 'styles:later';
