import { expect, test } from 'vitest';
import type { MatchInfo } from '../http.ts';
import { ALL, chosen, opponents } from './matches.ts';

const match = (table: string, game: string, won: boolean | null, ...bots: string[]): MatchInfo => ({
  table,
  game,
  won,
  origin: 'match',
  preset: 'classic',
  mirror: false,
  deals: 1,
  totals: [],
  updated: 0,
  seat: 0,
  review: null,
  offline_copy: '',
  players: [
    { name: 'me', bot: '' },
    ...bots.map((bot) => (bot.startsWith('=') ? { name: bot.slice(1), bot: '' } : { name: 'B', bot })),
  ],
});
const MATCHES = [
  match('a', 'king', true, 'club', 'club', 'club'),
  match('b', '400', false, 'strong', '=Anna', '='),
  match('c', 'king', null, '=Anna', 'club', 'club'),
];
const tables = (filter: Partial<typeof ALL>) =>
  chosen(MATCHES, { ...ALL, ...filter })
    .map((match) => match.table)
    .join('');

test('matches are chosen by game, opponents and result, and by all of them', () => {
  expect(tables({})).toBe('abc');
  expect(tables({ game: 'king' })).toBe('ac');
  expect(tables({ against: 'name:Anna' })).toBe('bc');
  expect(tables({ against: 'bot:strong' })).toBe('b');
  expect(tables({ result: 'won' })).toBe('a');
  expect(tables({ result: 'lost' })).toBe('b');
  expect(tables({ result: 'open' })).toBe('c');
  expect(tables({ game: 'king', against: 'name:Anna', result: 'won' })).toBe('');
});

test('every opponent stands once in the choice, who has no name does not, and oneself is none', () => {
  expect(opponents(MATCHES)).toEqual(['bot:club', 'bot:strong', 'name:Anna']);
});
