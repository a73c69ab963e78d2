/**
 * Styles use start and end instead of left and right, so that pages also work right to left. What looks alike in every
 * language (the table, its hands and cards) is inside dir="ltr", where start is left. Sizes of text, distances and
 * colours are those of tokens.css; what grows with a card, a figure or a wall screen may be measured in em, vw, vh or
 * cqw.
 */

/** A value whose only spaces are inside brackets. */
const value = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
/** Four values (top, right, bottom, left) whose right and left differ. */
const leaning = `/^${value} (${value}) ${value} (?!\\1$)${value}$/`;
/** Corners that differ between the two sides. */
const leaningCorners = `/^(?!${value}$)(?!(${value}) \\1 (${value}) \\2$)(?!.*\\/)/`;

/** A length in pixels or rem. */
const absolute = '/\\d(px|rem)/';

const logical = {
  '/^(inset|margin|padding|border-(width|style|color)|scroll-(margin|padding))$/': [leaning],
  'border-radius': [leaningCorners],
  '/^(background|object|mask|transform|perspective)-(position|origin)$/': ['/left|right/'],
};

/** Lifts the ban on colours, for the tokens themselves and for drawings. */
const colours = { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null };

export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'hsl', 'light-dark'],
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',
    'declaration-property-value-disallowed-list': {
      ...logical,
      '/^font(-size)?$/': [absolute],
      '/^((row|column)-)?gap$/': [absolute],
      '/^(padding|margin)/': [absolute],
    },
  },
  overrides: [
    { files: ['**/{tokens,looks,cards,emblem}.css'], rules: colours },
    {
      files: ['../docs/**/*.css', '../src/**/*.css'],
      rules: { ...colours, 'declaration-property-value-disallowed-list': logical },
    },
  ],
};
