import { expect, test } from 'vitest';
import { asClock, clockOf, left, span } from './clock.ts';
import { event, snapshot } from '../../vitest.fixture.ts';
import { reduce, type Table } from './table.ts';

const clock = { left: [61_000, 5_000, 9_000, 0] as [number, number, number, number], runs: 1, until: null, free: 0 };

test('only the clock that runs counts down, and never below nothing', () => {
  const view = snapshot({ clock });
  expect([0, 1, 2, 3].map((seat) => left(clockOf(view, seat, 100)!, 1_600))).toEqual([61_000, 3_500, 9_000, 0]);
  expect(left(clockOf(view, 1, 100)!, 9_100)).toBe(0);
  expect(left(clockOf(view, 1, 100)!, 50)).toBe(5_000);
  expect(clockOf(snapshot(), 1, 0)).toBeNull();
  expect(left(clockOf(snapshot({ clock: { left: null, runs: 1, until: 1, free: 0 } }), 1, 0)!, 0)).toBeNull();
});

test('the first moments cost nothing', () => {
  const free = clockOf(snapshot({ clock: { ...clock, free: 2_000 } }), 1, 100)!;
  expect([1_100, 2_100, 2_600].map((now) => left(free, now))).toEqual([5_000, 5_000, 4_500]);
});

test('a clock shows nothing only when nothing is left', () => {
  expect([61_000, 60_001, 1, 0, 600_000].map(asClock)).toEqual(['1:01', '1:01', '0:01', '0:00', '10:00']);
});

test('days, then hours, then minutes', () => {
  const hour = 3_600_000;
  expect(span(49 * hour)).toEqual({ unit: 'days', count: 2, hours: 1 });
  expect(span(47 * hour)).toEqual({ unit: 'hours', count: 47, hours: 0 });
  expect(span(hour)).toEqual({ unit: 'minutes', count: 60, hours: 0 });
  expect(span(-5)).toEqual({ unit: 'minutes', count: 0, hours: 0 });
});

test('three days that have just begun are three days, and nearly three are not two', () => {
  const hour = 3_600_000;
  expect(span(72 * hour - 900)).toEqual({ unit: 'days', count: 3, hours: 0 });
  expect(span(71 * hour)).toEqual({ unit: 'days', count: 2, hours: 23 });
});

test('every update of the table sets the clocks anew', () => {
  const first = reduce(null, snapshot({ version: 5, clock })) as Table;
  const next = reduce(first, event(6, { clock: { ...clock, runs: 2 } })) as Table;
  expect(next.view.clock?.runs).toBe(2);
  expect(next.at).toBeGreaterThanOrEqual(first.at);
});
