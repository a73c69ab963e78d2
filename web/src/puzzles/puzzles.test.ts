// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import type { ReadingClue, WorkedDeal } from '../http.ts';
import { laidAt } from './Chips.tsx';
import { clueText } from './Question.tsx';
import { note, outcome } from './lists.ts';
import { changeOf, movedRating, roundText } from './words.ts';

const mean = (value: number, half: number | null) => ({ mean: value, half, many: 10 });

beforeAll(async () => {
  await speak('en');
  await bring('puzzles');
});

test('a round differs from the first one only beyond both intervals', () => {
  expect(changeOf(mean(4, 1), mean(1, 1))).toBe('better');
  expect(changeOf(mean(1, 1), mean(4, 1))).toBe('worse');
  expect(changeOf(mean(4, 2), mean(2, 2))).toBe('open');
  expect(changeOf(mean(4, null), mean(0, 1))).toBe('open');
});

test('a round is told as more or less than an experienced player loses', () => {
  const textOf = (value: number): string =>
    roundText('puzzle-ten-now', mean(value, 0.5)).replace(/[\u2068\u2069]/g, '');
  expect(textOf(1.25)).toBe('In these ten hands you lost 1.3 ± 0.5 points a hand more than an experienced player.');
  expect(textOf(-1)).toBe('In these ten hands you lost 1.0 ± 0.5 points a hand less than an experienced player.');
});

test('a seat gets no more chips than are left', () => {
  expect(laidAt([0, 0, 0], 0, 6)).toEqual([6, 0, 0]);
  expect(laidAt([6, 0, 0], 1, 10)).toEqual([6, 4, 0]);
  expect(laidAt([6, 4, 0], 2, 1)).toEqual([6, 4, 0]);
  expect(laidAt([6, 4, 0], 0, 2)).toEqual([2, 4, 0]);
  expect(laidAt([2, 4, 0], 2, -1)).toEqual([2, 4, 0]);
});

test('a clue names the player, the card and the trick, and the chips wasted', () => {
  const deal = { names: ['You', 'Basile', 'Céleste', 'Dora'], steps: [{ said: '' }, { said: 'Dora bids 4' }] };
  const clue = { kind: 'ruff', seat: 3, by: 3, action: '2H', led: '7S', trick: 3, moment: 9, wasted: 3 } as const;
  const textOf = (read: ReadingClue): string =>
    clueText(read, 'QS', deal as unknown as WorkedDeal).replace(/[\u2066-\u2069]/g, '');
  expect(textOf(clue)).toBe('Dora trumped 7♠ in trick 3, so Q♠ must be elsewhere. 3 chips wasted.');
  expect(textOf({ ...clue, wasted: 0 })).toBe('Dora trumped 7♠ in trick 3, so Q♠ must be elsewhere.');
  const sign = { ...clue, kind: 'likelier', by: 1, wasted: 0 } as const;
  expect(textOf({ ...sign, action: '7S' })).toBe('Basile led 7♠ to trick 3, which is likelier if Dora holds Q♠.');
  expect(textOf(sign)).toBe('Basile played 2♥ in trick 3, which is likelier if Dora holds Q♠.');
  const call = { ...sign, action: 'bid:4', led: null, trick: 0, moment: 1 };
  expect(textOf(call)).toBe('Dora bids 4, which is likelier if Dora holds Q♠.');
});

test('the first answer counts', () => {
  expect(outcome('c')).toBeNull();
  note('c', false);
  note('c', true);
  expect(outcome('c')).toBe(false);
});

const moved = (before: number, after: number) => movedRating({ before, after, needed: 3 });

test('the rating after an answer is told with how far it moved', () => {
  expect(moved(1412, 1400)).toBe('Your rating fell by 12, from 1412 to 1400.');
  expect(moved(1400, 1409)).toBe('Your rating rose by 9, from 1400 to 1409.');
});
