import { expect, test } from 'vitest';
import { snapshot } from '../../logic/fixture.ts';
import { boardId } from '../../route.ts';
import { dealsOf, targetOf } from './scored.ts';

test('a match has the points that it is played to; a mirror match and a single deal that others play, too, have none', () => {
  const options = { target: 150 };
  expect(targetOf(snapshot({ options }))).toBe(150);
  expect(targetOf(snapshot({ options, table: boardId('2026-11-22-quarante', 2), plan: [] }))).toBeNull();
  expect(targetOf(snapshot({ options, mirror: { boards: 4, deals: 16, minutes: 60 } as never }))).toBeNull();
});

test('a match of so many deals has no points that it is played to', () => {
  expect(targetOf(snapshot({ options: { target: 150, deals: 8 } }))).toBeNull();
  expect(dealsOf(snapshot({ options: { target: 150, deals: 8 } }))).toBe(8);
  expect(dealsOf(snapshot({ options: { target: 150, deals: 'off' } }))).toBeNull();
  expect(dealsOf(snapshot())).toBeNull();
});
