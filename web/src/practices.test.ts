import { expect, test } from 'vitest';
import { parting } from './practices.ts';

test('two ways part at the first action that differs', () => {
  expect(parting(['AS', 'KS'], ['AS', 'KS'])).toBe(-1);
  expect(parting(['AS', 'KS'], [])).toBe(-1);
  expect(parting(['AS', 'KS'], ['AS', 'QS'])).toBe(1);
  expect(parting([], ['AS'])).toBe(0);
});
