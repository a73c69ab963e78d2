// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import type { EveningInfo } from '../http.ts';
import { bring, speak } from '../i18n/texts.ts';
import { resultPage } from './resultPage.ts';
import { hasWon } from './words.ts';

const evening: EveningInfo = {
  evening: 'one',
  created: 0,
  version: 9,
  kind: 'alone',
  game: 'king',
  preset: 'classic',
  options: {},
  planned: 1,
  minutes: 0,
  fill: '',
  same_boards: false,
  swiss: false,
  paper: true,
  next: '',
  demo: false,
  name: '',
  place: '',
  starts: null,
  scorers: 4,
  deals: 10,
  spares: 0,
  sums: [],
  titles: [],
  league: false,
  pace: 'calm',
  entrants: ['Anna', 'Ben & Co', '<script>alert(1)</script>', 'Dan'].map((name, at) => ({
    number: at + 1,
    name,
    partner: null,
    team: [],
    here: true,
    cut: false,
    plays_for: 0,
    by_director: false,
  })),
  rounds: [
    {
      tables: [
        {
          seats: [1, 2, 3, 4],
          bot_names: ['', '', '', ''],
          result: { scores: [10, 5, -5, -10], winners: [0], deals: [] },
          abandoned: '',
          corrected: '',
          bots: [],
          deal: 0,
          quiet: 0,
          waits: [],
          table: '',
        },
      ],
      idle: [],
      ends: null,
      over: true,
      swaps: [],
      substitutes: [],
    },
  ],
  standings: [
    {
      entrants: [1],
      place: 1,
      first: 1,
      last: 4,
      rounds: 1,
      share: 1,
      low: null,
      high: null,
      points: 13,
      few: false,
      stage: 0,
    },
    {
      entrants: [3],
      place: 2,
      first: 1,
      last: 4,
      rounds: 1,
      share: 0.5,
      low: null,
      high: null,
      points: -7,
      few: true,
      stage: 0,
    },
  ],
  ended: true,
  now: 0,
  commitment: '',
  secret: null,
  minimum: 1,
  me: null,
};

beforeAll(async () => {
  await speak('en');
  await bring('evenings');
});

test('the result page is one file that asks nobody for anything, and no name in it is markup', () => {
  const page = resultPage(evening);
  expect(page).not.toMatch(/https?:|<script|<link|<img|url\(|@import/);
  expect(page).toContain('Ben &amp; Co');
  expect(page).toContain('&lt;script&gt;');
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  expect(body.querySelectorAll('tbody tr')).toHaveLength(2);
  expect([...body.querySelectorAll('li')].map((line) => line.querySelector('bdi')!.textContent)).toEqual([
    'Anna',
    'Ben & Co',
    '<script>alert(1)</script>',
    'Dan',
  ]);
  expect(body.querySelector('.won span')!.textContent).toBe('10');
  expect([...body.querySelectorAll('tbody td:last-child')].map((places) => places.textContent)).toEqual([
    '1–4',
    'too few rounds',
  ]);
});

test('the result page tells who has swapped seats and why, and the hands of the deals that all tables played', () => {
  const [round] = evening.rounds;
  const swapped = { ...round!, swaps: [{ first: 1, second: 2, reason: 'Ben <needs> light' }], substitutes: [[4, 3]] };
  const hands = [
    ['AS', 'TS', 'KH'],
    ['2H', '3H', '4H'],
    ['AC', 'KC', 'QC'],
    ['AD', 'KD', 'QD'],
  ];
  const board = { number: 3, dealer: 1, hands, turned: '4H', face_up: [] };
  const page = resultPage({ ...evening, rounds: [swapped] }, [{ round: 0, boards: [board] }]);
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  const plain = body.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(plain).toContain('Anna and Ben & Co have swapped seats: Ben <needs> light');
  expect(plain).toContain('<script>alert(1)</script>, with Dan in round 1');
  expect(plain).toContain('Deal 3');
  expect(plain).toContain('Dealer: seat 2. Turned up: 4♥');
  const rows = [...body.querySelectorAll('table:last-of-type tbody tr')].slice(-4);
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent.replaceAll(/[\u2066-\u2069]/g, '')));
  expect(cells[0]).toEqual(['Seat 1', 'A 10', 'K', '–', '–']);
  expect(cells[1]).toEqual(['Seat 2', '–', '2 3 4', '–', '–']);
});

test("a draw of all four is nobody's victory", () => {
  const table = evening.rounds[0]!.tables[0]!;
  expect(hasWon(table, [0])).toBe(true);
  expect(hasWon({ ...table, result: { ...table.result!, winners: [0, 1, 2, 3] } }, [0, 2])).toBe(false);
});
