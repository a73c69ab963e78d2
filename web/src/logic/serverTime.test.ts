import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remaining } from './clock.ts';
import { learnTime, serverNow } from './serverTime.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 28, 12);
const header = (at: number): string => new Date(at).toUTCString();

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

test('without a server the device decides', () => {
  learnTime(null);
  expect(serverNow()).toBe(START);
});

test('the server’s clock decides, wherever the device’s own stands and however it is set meanwhile', () => {
  vi.setSystemTime(START + 3 * HOUR);
  learnTime(header(START));
  expect(remaining((START + 72 * HOUR) / 1000)).toEqual({ unit: 'days', count: 3, hours: 0 });
  vi.setSystemTime(START - 3 * HOUR);
  expect(serverNow()).toBe(START + 1000);
  vi.advanceTimersByTime(26 * HOUR);
  expect(remaining((START + 72 * HOUR) / 1000)).toEqual({ unit: 'hours', count: 46, hours: 0 });
});

test('an answer in whole seconds moves nothing, and one after a sleep does', () => {
  learnTime(header(START));
  learnTime(header(START + 1000));
  expect(serverNow()).toBe(START + 1000);
  learnTime(header(START + HOUR));
  expect(serverNow()).toBe(START + HOUR + 1000);
});
