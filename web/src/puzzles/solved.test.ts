import { expect, test } from 'vitest';
import { note, outcome, streak, streakOf } from './solved.ts';

test('a streak counts days in a row up to today or yesterday', () => {
  expect(streakOf([], '2026-11-25')).toBe(0);
  expect(streakOf(['2026-11-25'], '2026-11-25')).toBe(1);
  expect(streakOf(['2026-11-22', '2026-11-23', '2026-11-24'], '2026-11-25')).toBe(3);
  expect(streakOf(['2026-11-22', '2026-11-23', '2026-11-25'], '2026-11-25')).toBe(1);
  expect(streakOf(['2026-11-30', '2026-12-01'], '2026-12-01')).toBe(2);
  expect(streakOf(['2026-11-20'], '2026-11-25')).toBe(0);
});

test('the first answer counts', () => {
  expect(outcome('c')).toBeNull();
  note('c', false, null);
  note('c', true, '2026-11-25');
  expect(outcome('c')).toBe(false);
  expect(streak('2026-11-25')).toBe(1);
});
