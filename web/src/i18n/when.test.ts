import { expect, test } from 'vitest';
import { relative } from './when.ts';

test('how long something is away is said in its largest unit, and never as nothing', () => {
  expect([relative(43_200, 0), relative(90, 0), relative(5, 10), relative(200_000, 0)]).toEqual([
    'in 12 hours',
    'in 2 minutes',
    'in 1 minute',
    'in 2 days',
  ]);
});
