import { expect, test } from 'vitest';
import { laidAt } from './Chips.tsx';

test('a seat gets no more chips than are left', () => {
  expect(laidAt([0, 0, 0], 0, 6)).toEqual([6, 0, 0]);
  expect(laidAt([6, 0, 0], 1, 10)).toEqual([6, 4, 0]);
  expect(laidAt([6, 4, 0], 2, 1)).toEqual([6, 4, 0]);
  expect(laidAt([6, 4, 0], 0, 2)).toEqual([2, 4, 0]);
  expect(laidAt([2, 4, 0], 2, -1)).toEqual([2, 4, 0]);
});
