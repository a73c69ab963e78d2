// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { EveningInfo } from '../http.ts';
import { calendarEntry } from './calendar.ts';

test('an entry of a calendar has its time in UTC, escaped text, and lines of at most 75 bytes', () => {
  const evening = { evening: 'id', name: 'Élise, '.repeat(12), place: 'Café; Rue 1', starts: 1_800_000_000, now: 0 };
  const lines = calendarEntry(evening as EveningInfo).split('\r\n');
  expect(lines).toContain('DTSTART:20270115T080000Z');
  expect(lines).toContain('LOCATION:Café\\; Rue 1');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${'Élise\\, '.repeat(12)}`);
});
