import { expect, test, vi } from 'vitest';
import { dealState, snapshot } from '../../vitest.fixture.ts';
import { learnTime, serverNow } from '../logic/serverTime.ts';
import { boardId } from '../route.ts';
import { keep, kept } from './seat.ts';

test('a board of one deal that is played waits for nobody', () => {
  keep(
    snapshot({ table: boardId('2026-11-22-quarante', 3), plan: [], deal: dealState({ stage: 'done', turn: null }) }),
  );
  expect(kept.value).toBeNull();
});

test('a board that is left in the middle waits, and so does one with deals to come', () => {
  keep(snapshot({ table: boardId('2026-11-22-quarante', 3), plan: [] }));
  expect(kept.value?.game).toBe('king');
  keep(snapshot({ table: boardId('2026-11-22-king', 1), deal: dealState({ stage: 'done', turn: null }) }));
  expect(kept.value?.table).toBe('board:2026-11-22-king:1');
});

test('until a bot plays there is counted by the server’s clock, however the device’s own is set', () => {
  vi.useFakeTimers();
  learnTime(new Date().toUTCString());
  keep(snapshot({ grace: 60 }));
  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  vi.advanceTimersByTime(20_000);
  expect(kept.value!.until! - serverNow()).toBeCloseTo(40_000);
  vi.useRealTimers();
});
