// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/texts.ts';
import { ago, lasted } from './when.ts';

beforeAll(() => speak('en'));

test.each([
  [0, 'now'],
  [59, '59 sec. ago'],
  [60, '1 min. ago'],
  [7199, '1 hr. ago'],
  [86_400, 'yesterday'],
  [-5, 'now'],
])('%d seconds ago', (passed, text) => {
  expect(ago(1_000_000 - passed, 1_000_000)).toBe(text);
});

test.each([
  [5, '5 s'],
  [61, '1 min'],
  [7200, '2 h'],
  [3 * 86_400, '3 days'],
])('%d seconds have lasted', (seconds, text) => {
  expect(lasted(seconds)).toBe(text);
});
