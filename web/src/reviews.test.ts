import { expect, test } from 'vitest';
import type { ReviewTold, Verdict } from './http.ts';
import { asGood, begun, counts, marksIn, recordsIn, seatedIn } from './reviews.ts';

test('a choice is as good as the best where it loses less than is worth a word', () => {
  const one = {
    places: [0, 1],
    losses: [
      [3, 0.5],
      [0, 0],
      [0.5, 0.5],
    ],
    exact: [3, 2, 4, 0, 4, null],
  } as unknown as Verdict;
  expect([0, 1, 2].map((place) => asGood(one, place))).toEqual([false, true, true]);
});

test('a file of records is a match a line, a record over several lines is one', () => {
  expect(recordsIn('{"a":1}\n{"b":2}\n\n')).toEqual(['{"a":1}', '{"b":2}']);
  expect(recordsIn('{\n "a": 1\n}\n')).toEqual(['{\n "a": 1\n}']);
  expect(recordsIn(' \n')).toEqual([]);
  expect(recordsIn('no record')).toEqual(['no record']);
});

test('who sits where is read from a record, and nobody from what is none', () => {
  expect(seatedIn('{"entrants": ["a", "b", "c", "d"], "opening": {"seats": [3, 1, 0, 2]}}')).toEqual([
    'd',
    'b',
    'a',
    'c',
  ]);
  expect(seatedIn('{"entrants": ["a"]}')).toEqual([]);
  expect(seatedIn('null')).toEqual([]);
  expect(seatedIn('{"ent')).toEqual([]);
});

test('the words that occur are counted, the blameless first', () => {
  const verdicts = ['blunder', 'best', 'blunder'].map((verdict) => ({ verdict }) as Verdict);
  expect(counts(verdicts)).toEqual([
    ['best', 1],
    ['blunder', 2],
  ]);
});

test('a review in which nothing is looked at yet does not say that nothing mattered', () => {
  expect(begun({ done: false, verdicts: [] })).toBe(false);
  expect(begun({ done: false, verdicts: [{} as Verdict] })).toBe(true);
  expect(begun({ done: true, verdicts: [] })).toBe(true);
});

const told = (seat: number, ...verdicts: [number, number, string][]) =>
  ({
    seat,
    mine: 0,
    names: ['Anna', 'Ben', 'Carl', 'Dora'],
    verdicts: verdicts.map(([deal, action, verdict]) => ({ deal, action, verdict, heading: 'trick 2', reason: '' })),
  }) as unknown as ReviewTold;

test('the moments worth a look stand in the order of play, before the action that is judged, and say whose they are where they are not mine', () => {
  const marks = marksIn(
    [told(0, [2, 9, 'mistake'], [1, 5, 'best'], [1, 6, 'unclear'], [1, 17, 'lucky']), told(1, [1, 2, 'brilliant'])],
    false,
  );
  expect(marks.map((one) => [one.deal, one.moment, one.verdict, one.text])).toEqual([
    [1, 1, 'brilliant', 'Ben · trick 2'],
    [1, 16, 'lucky', 'trick 2'],
    [2, 8, 'mistake', 'trick 2'],
  ]);
  expect(marksIn([told(0, [1, 1, 'blunder'])], true)[0]!.text).toBe('Anna · trick 2');
});
