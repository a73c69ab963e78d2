// @vitest-environment happy-dom
/** My play: the week and today's tasks, a game's trends, and what costs most. */

import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { GameProfile, LeakFound, MyDay as Day } from '../http.ts';
import { plain, bring, speak } from '../i18n/texts.ts';
import { MyDay } from './MyDay.tsx';
import { OneGame } from './OneGame.tsx';

const DAY: Day = {
  streak: 1,
  week: [16, 17, 18, 19, 20, 21, 22].map((day) => ({ day: `2026-11-${day}`, played: day === 22 })),
  deals: [1, 5],
  mistakes: [0, 3],
  puzzles: 0,
  next: { what: 'mistakes', game: '', id: '', board: 0 },
};
const LEAK: LeakFound = { theme: '', loss: 0, half: 0, times: 0, matches: 1, needed: 9 };
const GAME: GameProfile = {
  game: 'king',
  matches: 1,
  won: 0,
  offline_copies: 0,
  bids: 0,
  kept: 0,
  partners: [],
  daily: [],
  boards: null,
  puzzles: [],
  reviewed: [],
  skill: null,
  leak: LEAK,
  practised: [],
};

beforeAll(async () => {
  await speak('en');
  await Promise.all([bring('play'), bring('profile'), bring('puzzles'), bring('boards'), bring('review')]);
});
afterEach(cleanup);

const day = (changes: Partial<Day> = {}) => render(<MyDay day={{ ...DAY, ...changes }} />).container;
const game = (changes: Partial<GameProfile> = {}, unreviewed: string | null = null) =>
  render(<OneGame profile={{ ...GAME, ...changes }} unreviewed={unreviewed} onMatches={() => undefined} />).container;
const textOf = (element: Element): string => plain(element.textContent);
const linksOf = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('the dot of today shows at once, and is heard', () => {
  const shown = day();
  expect(textOf(shown.querySelector('h2')!)).toBe('First day of your streak');
  expect(shown.querySelectorAll('.week .played')).toHaveLength(1);
  expect(textOf(shown.querySelector('.week li:last-child .unseen')!)).toBe('Sunday: played');
});

test('what is done is marked, and the next thing is one press away', () => {
  const shown = day();
  expect([...shown.querySelectorAll('.tasks .done')].map(textOf)).toEqual([
    "Today's deals: played in 1 of 5 games, done",
  ]);
  expect(linksOf(shown)).toEqual(['#/day', '#/mistakes', '#/learn/puzzles', '#/mistakes']);
  cleanup();
  expect(linksOf(day({ next: { what: 'deals', game: 'king', id: '2026-11-22-king', board: 2 } })).at(-1)).toBe(
    '#/boards/2026-11-22-king/2',
  );
  cleanup();
  expect(linksOf(day({ next: { what: 'puzzle', game: 'king', id: 'abc', board: 0 } })).at(-1)).toBe(
    '#/learn/puzzles/king/abc',
  );
});

test('when all is done it says so, and a server without days lists none', () => {
  const shown = day({ next: null, deals: null, mistakes: [0, 0] });
  expect(textOf(shown)).toContain('All done for today.');
  expect(linksOf(shown)).toEqual(['#/learn/puzzles']);
});

test('a trend has its latest figure, a text for the line, and something to do', () => {
  const daily = [0.4, 0.9, 0.76].map((share, place) => ({ set: `s${place}`, day: '2026-11-20', share }));
  const skill = { value: 55, needed: 6, daily: 69, puzzles: 41, reviews: null, line: [{ day: '', value: 55 }] };
  const shown = game({ daily, skill, puzzles: [{ at: 0, rating: 1437 }] });
  const rows = [...shown.querySelectorAll('.trends li')].map(textOf);
  expect(rows).toEqual(["Deals of the day 76%  Play today's deals", 'Puzzle rating 1437, provisional  Solve a puzzle']);
  const labels = [...shown.querySelectorAll('.sparkline')].map((line) => plain(line.getAttribute('aria-label')!));
  expect(labels).toEqual(['3 results, from 40% to 90%']);
  expect(linksOf(shown)).toEqual(['#/day', '#/learn/puzzles', '#/']);
  const known = game({ daily, skill: { ...skill, needed: 0 } });
  expect(textOf(known.querySelector('.skill')!)).toBe('Skill 55  Work on: Puzzle rating');
});

test('a leak is told with its interval and leads to hands of its theme', () => {
  const shown = game({ leak: { theme: 'keep-trump', loss: 4.13, half: 1.6, times: 7, matches: 12, needed: 0 } });
  expect(textOf(shown)).toContain('Costs you most: "Saving a trump", 4.1 ± 1.6 points a match more');
  expect(linksOf(shown).slice(-2)).toEqual(['#/learn/hands/king/keep-trump', '#/mistakes']);
});

test('where nothing stands out, or matches are few, it says so', () => {
  expect(textOf(game({ leak: { ...LEAK, matches: 12, needed: 0 } }))).toContain('Nothing stands out in 12 reviewed');
  cleanup();
  const shown = game({}, 'table');
  expect(textOf(shown)).toContain('Review 9 more matches to see your most expensive habit.');
  expect(linksOf(shown).slice(-2)).toEqual(['#/review/table']);
});
