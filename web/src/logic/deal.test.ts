import { expect, test } from 'vitest';
import type { Step } from '../http.ts';
import { callsUntil, columnsOf, nextAt, stretchAt, stretchesOf } from './deal.ts';

const step = (action: string, more: Partial<Step> = {}): Step =>
  ({ seat: action ? 0 : null, action, turn: 1, legal: [], won: [0, 0, 0, 0], ...more }) as Step;
const steps = (...actions: string[]): Step[] => ['', ...actions].map((action) => step(action));

test('moments stand with the trick of the action that follows, the calls before the first card apart', () => {
  const deal = steps('bid:4', 'pass', 'AS', 'KS', 'QS', 'JS', 'AH');
  expect(stretchesOf(deal)).toEqual([
    { kind: 'calls', trick: 0, first: 0, last: 1 },
    { kind: 'trick', trick: 1, first: 2, last: 5 },
    { kind: 'trick', trick: 2, first: 6, last: 6 },
    { kind: 'end', trick: 0, first: 7, last: 7 },
  ]);
  expect([0, 1, 2, 5, 6, 7].map((moment) => stretchAt(stretchesOf(deal), moment))).toEqual([0, 0, 1, 1, 2, 3]);
});

test('what is announced between two cards belongs to their trick', () => {
  const stretches = stretchesOf(steps('AS', 'clique:KKKK', 'KS', 'QS', 'JS', 'AH'));
  const kinds = stretches.map(({ kind, trick, first, last }) => [kind, trick, first, last]);
  expect(kinds).toEqual([
    ['trick', 1, 0, 4],
    ['trick', 2, 5, 5],
    ['end', 0, 6, 6],
  ]);
});

test('what is done next is a card of a trick, a call or nothing', () => {
  expect(nextAt(step('AS', { legal: ['KS'], won: [1, 0, 1, 0] }))).toEqual({ kind: 'card', seat: 1, trick: 3 });
  expect(nextAt(step('pass'))).toEqual({ kind: 'call', seat: 1, trick: 1 });
  expect(nextAt(step('AS', { turn: null }))).toEqual({ kind: 'end', seat: null, trick: 0 });
});

test('the calls until a moment are those made before it', () => {
  const said = ['', 'you bid 4', '', 'you announce three queens', ''];
  const deal = steps('bid:4', 'AS', 'clique:QQQ', 'KS').map((each, at) => ({ ...each, said: said[at]! }));
  expect(callsUntil(deal, 0)).toEqual([]);
  const calls = [[0, 'bid:4', 'you bid 4'], [0, 'clique:QQQ', 'you announce three queens']]; // prettier-ignore
  expect(callsUntil(deal, 3)).toEqual(calls);
});

test('one’s own column is the first', () => {
  expect(columnsOf({ team_scores: true, mine: 3 })).toEqual([1, 0]);
  expect(columnsOf({ team_scores: false, mine: 2 })).toEqual([2, 3, 0, 1]);
  expect(columnsOf({ team_scores: false, mine: null })).toEqual([0, 1, 2, 3]);
});
