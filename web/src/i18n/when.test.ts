// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { plain } from './isolation.ts';
import { speak } from './texts.ts';
import { ago, relative } from './when.ts';

test('how long something is away is said in its largest unit, and never as nothing', async () => {
  await speak('en');
  const times = [43_200, 90, -5, 3_601].map((at) => plain(relative(at, 0)));
  expect(times).toEqual(['in 12 hours', 'in 2 minutes', 'in one minute', 'in one hour']);
  await speak('ru');
  expect(plain(relative(3 * 3_600, 0))).toBe('через 3 часа');
});

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
