/**
 * Styles know start and end, never left and right: the page is read from either side. What lies alike in every language
 * (the table, its hands and cards) stands inside dir="ltr", where start is left.
 */

/** A value without spaces but in its brackets. */
const value = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
/** Top, right, bottom, left, where right and left differ. */
const leaning = `/^${value} (${value}) ${value} (?!\\1$)${value}$/`;
/** Corners that are not the same on both sides. */
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
