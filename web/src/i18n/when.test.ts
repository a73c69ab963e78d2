// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { speak } from './texts.ts';
import { ago } from './when.ts';

test.each([
  [0, 'now'],
  [59, '59 sec. ago'],
  [60, '1 min. ago'],
  [7199, '1 hr. ago'],
  [86_400, 'yesterday'],
  [-5, 'now'],
])('%d seconds ago', async (passed, text) => {
  await speak('en');
  expect(ago(1_000_000 - passed, 1_000_000)).toBe(text);
});
