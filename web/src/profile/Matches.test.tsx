// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { MatchInfo, SharedMatch } from '../http.ts';
import { plain, bring, speak } from '../i18n/texts.ts';
import { Keep } from '../ui/Keep.tsx';
import { AboutMatch } from '../review/AboutMatch.tsx';
import { ALL, chosen, Matches, opponents } from './Matches.tsx';

beforeAll(async () => {
  await speak('en');
  await Promise.all([bring('play'), bring('review')]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MATCH: MatchInfo = {
  table: 't',
  game: 'king',
  won: true,
  origin: 'match',
  preset: 'classic',
  mirror: false,
  deals: 10,
  totals: [5, 1, 0, 0],
  updated: 0,
  seat: 0,
  review: null,
  players: [0, 1, 2, 3].map((seat) => ({ name: `N${seat}`, bot: seat ? 'careful' : '' })),
  offline_copy: '',
};

const nothing = (): void => undefined;
const about = (shared: SharedMatch) =>
  render(<AboutMatch table="shared:1" report={null} shared={shared} every onEvery={nothing} onGo={nothing} />).container
    .textContent;
const keep = (lent: boolean) =>
  render(<Keep lent={lent} keeping="no" bytes={{ bytes: 0, of: 13e6 }} onKeep={nothing} onForget={nothing} />).container
    .textContent;

const listed = (...matches: MatchInfo[]) =>
  render(<Matches matches={matches} filter={ALL} onFilter={nothing} />).container.textContent;

test('my matches show which of them had an offline copy, and what follows from it', () => {
  const text = listed({ ...MATCH, offline_copy: 'verified' }, { ...MATCH, table: 'u', offline_copy: 'unverified' });
  expect(text).toContain('An offline copy of this match contained every hand');
  expect(text.match(/offline copy(?!, not| of)/g)).toHaveLength(1);
  expect(text.match(/offline copy, not verified/g)).toHaveLength(1);
});

test('a match shows whose score is whose, and the level that all its bots share once', () => {
  const bots = ['', 'Basile', 'Céleste', 'Dora'].map((name) => ({ name, bot: name && 'club' }));
  const sides = plain(listed({ ...MATCH, totals: [77, 161], seat: 1, players: bots })!);
  expect(sides).toContain('161\u00a0to\u00a077');
  cleanup();
  const alone = plain(listed({ ...MATCH, totals: [-79, 19, -3, -4], players: bots })!);
  expect(alone).toContain('score −79, place 4 of 4'.replaceAll(' ', '\u00a0'));
  expect(alone).toContain('With Basile, Céleste and Dora (Experienced)');
});

test('nothing of the kind is shown without one', () => {
  expect(listed(MATCH)).not.toMatch(/offline copy/i);
});

test('a match by a link shows its mark', () => {
  const shared: SharedMatch = {
    game: 'king',
    names: ['A', 'B', 'C', 'D'],
    mine: 0,
    deals: 10,
    totals: [5, 1, 0, 0],
    winners: [0],
    reviewed: [],
    offline_copy: 'unverified',
  };
  expect(about(shared)).toMatch(/An offline copy of this match .* What its bots played couldn't be verified\./);
  cleanup();
  expect(about({ ...shared, offline_copy: '' })).not.toMatch(/offline copy/i);
});

test('who keeps the games of a server is shown at once that their matches cannot become challenges', () => {
  expect(keep(true)).toContain("copied to this device with every hand, so they can't become challenges");
  cleanup();
  expect(keep(false)).not.toContain('challenges');
});

const match = (table: string, game: string, won: boolean | null, ...bots: string[]): MatchInfo => ({
  ...MATCH,
  table,
  game,
  won,
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
