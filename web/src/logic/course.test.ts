import { expect, test } from 'vitest';
import type { ScoreRow } from '../messages.ts';
import { coursesOf, ledSince } from './course.ts';

const rows = (...totals: number[][]): ScoreRow[] => totals.map((sums) => ({ totals: sums }) as ScoreRow);
const alone = { seat: 0, partners: false, team_scores: false };
const result = (...winners: number[]) => ({ winners });

test('the winner leads since the deal after which nobody caught up', () => {
  const played = rows([9, 4, 0, 0], [9, 12, 0, 0], [20, 15, 0, 0], [21, 30, 0, 0]);
  const courses = coursesOf({ ...alone, result: result(1), rows: played });
  expect(courses.map((course) => course.won)).toEqual([false, true, false, false]);
  expect(courses.map((course) => course.mine)).toEqual([true, false, false, false]);
  expect(courses[1]!.points).toEqual([0, 4, 12, 15, 30]);
  expect(ledSince(courses)).toBe(4);
});

test('a winner may lead from the first deal on', () => {
  const sides = { seat: 3, partners: true, team_scores: true };
  const courses = coursesOf({ ...sides, result: result(0, 2), rows: rows([10, 8], [40, 12], [52, 30]) });
  expect(courses.map((course) => [course.won, course.mine])).toEqual([[true, false], [false, true]]); // prettier-ignore
  expect(ledSince(courses)).toBe(1);
});

test('partners who are scored each for themselves stand together', () => {
  const pairs = { seat: 1, partners: true, team_scores: false };
  const courses = coursesOf({ ...pairs, result: result(1, 3), rows: rows([5, 1, 5, 1], [5, 9, 6, 8]) });
  expect(courses.map((course) => course.points)).toEqual([[0, 10, 11], [0, 2, 17]]); // prettier-ignore
  expect(ledSince(courses)).toBe(2);
});

test('a single deal, a shared victory and one against the score have no deal since which the winner led', () => {
  expect(ledSince(coursesOf({ ...alone, result: result(1), rows: rows([1, 5, 0, 0]) }))).toBe(0);
  expect(ledSince(coursesOf({ ...alone, result: result(1, 2), rows: rows([0, 5, 5, 0], [0, 9, 9, 0]) }))).toBe(0);
  expect(ledSince(coursesOf({ ...alone, result: result(3), rows: rows([7, 0, 0, 1], [9, 0, 0, 2]) }))).toBe(0);
});
