import { expect, test } from 'vitest';
import FORM from '../../../.github/ISSUE_TEMPLATE/wrong-sentence.yml?raw';
import type { Step, WorkedDeal } from '../http.ts';
import type { DealState, Snapshot, TableEvent } from '../messages.ts';
import { seenAt, seenNow, type Seen } from './seen.ts';
import { issueAddress, LONGEST, recordText, reportText, type WrongSentence } from './wrongSentence.ts';

const HANDS = [
  ['AS', 'KS'],
  ['QS', '7H'],
  ['JS', '8H'],
  ['TS', '9H'],
];
const step = (seat: number | null, action: string, hands = HANDS) => ({ seat, action, hands }) as Step;
const DEAL = {
  game: 'king',
  options: { auction: 'always' },
  number: 3,
  scores: [10, 0, -5, 0],
  dealer: 3,
  steps: [step(null, ''), step(0, 'AS'), step(1, 'QS'), step(2, 'JS')],
} as unknown as WorkedDeal;

/** All cards in a record. */
const cardsIn = (seen: Seen): string[] =>
  [...recordText(seen).matchAll(/"([AKQJT98765432][SHDC])"/g)].map(([, card]) => card!);

const event = (what: TableEvent['what'], seat: number, action: string | null) => ({ what, seat, action }) as TableEvent;

test('a deal that is over is shown as the seat saw it at the moment: no other hand, and no later card', () => {
  const seen = seenAt(DEAL, 2, 1);
  expect(seen).toMatchObject({ game: 'king', options: { auction: 'always' }, number: 3, seat: 1, dealer: 3 });
  expect(seen.hands).toEqual([[], HANDS[1], [], []]);
  expect(cardsIn(seen)).toEqual(['QS', '7H', 'AS', 'QS']);
});

test('a card dealt face up among hidden ones belongs to it', () => {
  const hidden = { ...DEAL, steps: [step(null, '', [['', 'KS'], HANDS[1]!, ['', ''], ['', '']])] } as WorkedDeal;
  expect(seenAt(hidden, 0, 1).hands).toEqual([['KS'], HANDS[1], [], []]);
});

test('a deal in progress has the own hand as dealt, what was dealt face up, and what everybody did', () => {
  const deal = { number: 2, scores: [0, 1], dealer: 0, hand: ['7H'], face_up: null, turn_up: 'KD' };
  const view = {
    game: 'quarante',
    seat: 1,
    changed: ['target'],
    options: { target: 100, deals: 'off' },
    deal: deal as unknown as DealState,
  } as unknown as Snapshot;
  const log = [event('dealt', 0, null), event('said', 0, 'pass'), event('played', 0, 'AS'), event('played', 1, 'QS')];
  expect(seenNow(view, log)).toEqual({
    game: 'quarante',
    options: { target: 100 },
    number: 2,
    scores: [0, 1],
    dealer: 0,
    seat: 1,
    hands: [['KD'], ['7H', 'QS'], [], []],
    actions: [
      [0, 'pass'],
      [0, 'AS'],
      [1, 'QS'],
    ],
  });
  expect(seenNow({ ...view, deal: null }, log)).toBeNull();
});

const WRONG: WrongSentence = {
  sentence: '\u2068Dora\u2069 can’t be beaten:\n play \u20687♠\u2069.',
  id: 'coach-unbeatable coach-play',
  language: 'en',
  seen: seenAt(DEAL, 2, 1),
};

test('a report has the lines of a correction, without invisible marks', () => {
  expect(reportText(WRONG, ' Better so. ', '1.2.3').split('\n')).toEqual([
    'language: en',
    'as it is: Dora can’t be beaten: play 7♠.',
    'better: Better so.',
    'message: coach-unbeatable coach-play',
    'game: king',
    'version: 1.2.3',
  ]);
  expect(reportText({ ...WRONG, seen: null }, '', '1.2.3')).not.toContain('game:');
});

test('the address fills in the fields of the form', () => {
  const { href, whole } = issueAddress('https://forge.example.org/o/n/issues/', WRONG, 'text', recordText(WRONG.seen!));
  const { origin, pathname, searchParams } = new URL(href);
  expect([origin + pathname, whole]).toEqual(['https://forge.example.org/o/n/issues/new', true]);
  expect(searchParams.get('template')).toBe('wrong-sentence.yml');
  expect(searchParams.get('title')).toBe('Wrong sentence (en): coach-unbeatable coach-play');
  expect(JSON.parse(searchParams.get('record')!)).toEqual(WRONG.seen);
  const fields = [...searchParams.keys()].filter((name) => !['template', 'title'].includes(name));
  expect(fields).toEqual(['correction', 'record']);
  for (const field of fields) expect(FORM).toContain(`id: ${field}\n`);
});

test('a record for which the address has no room is left to be copied', () => {
  const { href, whole } = issueAddress('https://forge.example.org/issues', WRONG, 'text', 'x'.repeat(LONGEST));
  expect(whole).toBe(false);
  expect(href.length).toBeLessThan(LONGEST);
  expect(new URL(href).searchParams.has('record')).toBe(false);
});
