/** A dot between words is silent or is read as "middle dot": it stands where only the eye finds it. */

import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sentences = import.meta.glob<string>('../../../src/fourkings/i18n/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is hidden from the ear: a dot for an empty cell or between facts, and the sign of a verdict. */
const UNHEARD = [/<span aria-hidden="true">·<\/span>/g, /^ {2}best: '·',$/gm];

const dotted = (files: Record<string, string>): string[] =>
  Object.entries(files)
    .filter(([, text]) => UNHEARD.reduce((rest, hidden) => rest.replaceAll(hidden, ''), text).includes('·'))
    .map(([path]) => path);

test('no page parts words by a dot that is read aloud', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(dotted(sources)).toEqual([]);
});

test('no sentence has one in any language', () => {
  expect(Object.keys(sentences).length).toBeGreaterThan(40);
  expect(dotted(sentences)).toEqual([]);
});
