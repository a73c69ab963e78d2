/**
 * Styles use start and end instead of left and right, so that pages also work right to left. What looks alike in every
 * language (the table, its hands and cards) is inside dir="ltr", where start is left.
 */

/** A value whose only spaces are inside brackets. */
const value = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
/** Four values (top, right, bottom, left) whose right and left differ. */
const leaning = `/^${value} (${value}) ${value} (?!\\1$)${value}$/`;
/** Corners that differ between the two sides. */
const leaningCorners = `/^(?!${value}$)(?!(${value}) \\1 (${value}) \\2$)(?!.*\\/)/`;

export default {
  rules: {
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',
    'declaration-property-value-disallowed-list': {
      '/^(inset|margin|padding|border-(width|style|color)|scroll-(margin|padding))$/': [leaning],
      'border-radius': [leaningCorners],
      '/^(background|object|mask|transform|perspective)-(position|origin)$/': ['/left|right/'],
    },
  },
};
