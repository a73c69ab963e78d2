// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { speak, ago, date, dateTime } from './texts.ts';

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

test('a date has its weekday, and its year unless it is this year', async () => {
  await speak('en');
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] });
  expect(date('2026-11-22')).toBe('Sunday, November 22');
  expect(date(Date.UTC(2025, 0, 2, 12) / 1000)).toBe('Thursday, January 2, 2025');
  expect(dateTime(Date.UTC(2026, 10, 22, 12) / 1000)).toMatch(/^Sunday, November 22 at\u00a0\d\d:00 .M$/);
  vi.useRealTimers();
});
