import { expect, test } from 'vitest';
import { nextSeat, placeOf, playerOf, turnUpLies } from './layout.ts';

test('clockwise, the next seat is to the left of oneself', () => {
  for (const own of [0, 1, 2, 3]) {
    expect([0, 1, 2, 3].map((step) => placeOf(nextSeat(own, step), own, true))).toEqual([
      'bottom',
      'left',
      'top',
      'right',
    ]);
  }
});

test('anticlockwise, the next seat is to the right', () => {
  for (const own of [0, 1, 2, 3]) {
    expect([0, 1, 2, 3].map((step) => placeOf(nextSeat(own, step), own, false))).toEqual([
      'bottom',
      'right',
      'top',
      'left',
    ]);
  }
});

test('a watcher looks from seat 0', () => {
  expect(placeOf(0, null, true)).toBe('bottom');
});

test('the cards of a trick belong to the leader and those after them', () => {
  expect([0, 1, 2, 3].map((i) => playerOf(2, i))).toEqual([2, 3, 0, 1]);
});

test("the turn-up lies until the dealer's first card", () => {
  const now = { turn_up: '9D', won: [0, 0, 0, 0], trick: ['AH', '7H'], leader: 1, dealer: 0, stage: 'play' };
  expect(turnUpLies(now)).toBe(true);
  expect(turnUpLies({ ...now, trick: ['AH', '7H', 'QH', 'KH'] })).toBe(false);
  expect(turnUpLies({ ...now, trick: [], won: [0, 1, 0, 0] })).toBe(false);
  expect(turnUpLies({ ...now, turn_up: null })).toBe(false);
});
