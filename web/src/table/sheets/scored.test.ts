import { expect, test } from 'vitest';
import { snapshot } from '../../logic/fixture.ts';
import { boardId } from '../../route.ts';
import { targetOf } from './scored.ts';

test('a match has the points that it is played to; a mirror match and a single deal that others play, too, have none', () => {
  const options = { target: 150 };
  expect(targetOf(snapshot({ options }))).toBe(150);
  expect(targetOf(snapshot({ options, table: boardId('2026-11-22-quarante', 2), plan: [] }))).toBeNull();
  expect(targetOf(snapshot({ options, mirror: { boards: 4, deals: 16, minutes: 60 } as never }))).toBeNull();
});
