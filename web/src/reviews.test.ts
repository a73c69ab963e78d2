import { expect, test } from 'vitest';
import type { Verdict } from './http.ts';
import {
  asGood,
  begun,
  costliest,
  counts,
  isUneven,
  parting,
  recordsIn,
  remarks,
  seatedIn,
  verdictAt,
} from './reviews.ts';

test('a choice is as good as the best where it loses less than is worth a word', () => {
  const verdict = {
    places: [0, 1],
    losses: [
      [3, 0.5],
      [0, 0],
      [0.5, 0.5],
    ],
    exact: [3, 2, 4, 0, 4, null],
  } as unknown as Verdict;
  expect([0, 1, 2].map((place) => asGood(verdict, place))).toEqual([false, true, true]);
  expect(asGood({ ...verdict, verdict: 'unclear' }, 0)).toBe(true);
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

const judged = (deal: number, action: number, verdict: Verdict['verdict'], loss = 0): Verdict =>
  ({ deal, action, verdict, loss }) as Verdict;

const uneven = (...words: string[]) => isUneven(words.map((verdict) => ({ verdict }) as Verdict));

test('the reader is told of the measure if a harsher verdict costs less than a milder one', () => {
  expect(uneven('mistake', 'blunder')).toBe(true);
  expect(uneven('blunder', 'blunder', 'mistake', 'inaccuracy')).toBe(false);
});

test('the costliest moments are the three worst of those that count as done wrong', () => {
  const verdicts = [
    judged(1, 1, 'mistake', 2),
    judged(1, 5, 'lucky', 9),
    judged(1, 9, 'blunder', 5),
    judged(2, 3, 'inaccuracy', 1),
    judged(2, 7, 'mistake', 3),
  ];
  expect(costliest(verdicts).map((verdict) => verdict.loss)).toEqual([5, 3, 2]);
});

test('a decision stands at the moment before its action, and only what is worth a look is marked', () => {
  const verdicts = [judged(1, 5, 'best'), judged(1, 6, 'unclear'), judged(2, 9, 'mistake')];
  expect(verdictAt(verdicts, 2, 8)).toBe(verdicts[2]);
  expect(verdictAt(verdicts, 2, 9)).toBeUndefined();
  expect(remarks(verdicts, false)).toEqual([verdicts[2]]);
  expect(remarks(verdicts, true)).toEqual(verdicts);
});

test('two ways part at the first action that differs', () => {
  expect(parting(['AS', 'KS'], ['AS', 'KS'])).toBe(-1);
  expect(parting(['AS', 'KS'], [])).toBe(-1);
  expect(parting(['AS', 'KS'], ['AS', 'QS'])).toBe(1);
  expect(parting([], ['AS'])).toBe(0);
});
