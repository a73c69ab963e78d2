// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import type { EveningInfo } from '../http.ts';
import { bring, speak } from '../i18n/texts.ts';
import { resultPage } from './resultPage.ts';

const evening: EveningInfo = {
  evening: 'one',
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
  scorers: 4,
  deals: 10,
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
    by_director: false,
  })),
  rounds: [
    {
      tables: [
        {
          seats: [1, 2, 3, 4],
          result: { scores: [10, 5, -5, -10], winners: [0], deals: [] },
          abandoned: '',
          corrected: '',
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
    },
  ],
  standings: [
    { entrants: [1], place: 1, first: 1, last: 4, rounds: 1, share: 1, low: null, high: null, points: 13 },
    { entrants: [3], place: 2, first: 1, last: 4, rounds: 1, share: 0.5, low: null, high: null, points: -7 },
  ],
  ended: true,
  now: 0,
  commitment: '',
  secret: null,
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
});
