// @vitest-environment happy-dom
/** A set that was played: the line to share, the ranking, two players side by side, and a challenge. */

import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Beside, OwnDeal, PartedHere, Place, SetInfo, Standings } from '../http.ts';
import { plain, bring, speak } from '../i18n/texts.ts';
import { chooseName, ensureKnown, loadMe, name as known } from '../stores/me.ts';
import { Challenge } from './Challenge.tsx';
import { DayPage } from './DayPage.tsx';
import { Own, Ranking, SideBySide } from './Ranking.tsx';
import { rankText, shareText } from './words.ts';

const deal = (board: number, matchpoints: number): OwnDeal => ({ board, deal: 1, gain: 4, mean: 0, matchpoints });
const DEALS = [0, 0.5, 1, 0.25, 0.75, 0.62].map((share, i) => deal(i + 1, share));
const SET = {
  id: 'day:2026-11-22:quarante',
  day: '2026-11-22',
  name: '',
  game: 'quarante',
  boards: 6,
  deals: 1,
  field: [20, 20],
  mine: null,
  by: '',
} as unknown as SetInfo;
const OWN: Place = { handle: 'h', name: 'Anna', you: true, matchpoints: 0.52, beyond: { mean: 4, half: null } };
/** Nine bots of twenty are better, one is equal. */
const RANK = { share: 0.5, place: 10, tied: 1, of: 21 };
const STANDINGS = { own: OWN, rank: RANK, deals: DEALS } as unknown as Standings;
const CARD = /[♠♥♦♣]|\b(10|[2-9AKQJ])[SHDC]\b/;

/** A board as two played it, and where their ways parted. */
const board = (number: number, gains: [number, number], parting: PartedHere | null) => ({
  board: number,
  gains,
  yours: [[30, 10]],
  theirs: [[20, 20]],
  by_deal: [],
  parting,
});

beforeAll(async () => {
  await speak('en');
  await Promise.all([bring('play'), bring('boards')]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what is shared of a day is its figures and a link, and gives no card away', () => {
  const [head, line, link, ...more] = plain(shareText(SET, STANDINGS, 'https://example.org/b')).split('\n');
  expect(head).toMatch(/^Four Kings, Quarante de Roi, .*22/);
  expect([line, link, more]).toEqual(['Better than 50% of 20 bots ▁▅█▃▇▅', 'https://example.org/b', []]);
  expect(`${head} ${line}`).not.toMatch(CARD);
});

test('the line to share speaks French as well', async () => {
  await speak('fr');
  const [head, line] = plain(shareText(SET, STANDINGS, 'l')).split('\n');
  await speak('en');
  expect(head).toContain('22 novembre');
  expect(line).toMatch(/50\s%.*▁▅█▃▇▅$/);
});

test('a place is one among players', () => {
  expect(plain(rankText({ share: 0, place: 101, tied: 0, of: 101 }))).toBe('101st of 101 players and bots.');
  expect(plain(rankText({ ...RANK, tied: 2 }))).toBe('Shared 10th of 21 players and bots, with 2 others.');
});

test('six deals are told as six, above the order of players and bots', () => {
  const standings = {
    people: [OWN],
    visitors: [],
    own: OWN,
    later: [],
    rank: { share: 0.52, place: 6, tied: 38, of: 101 },
    bots: { matchpoints: 0.6, bots: 100 },
    deals: [],
  } as unknown as Standings;
  const { getByText, getByRole } = render(<Ranking set={SET} standings={standings} beside="" />);
  const few = getByText(/6 deals show no more than a trend/);
  const after = few.compareDocumentPosition(getByRole('table'));
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a day with visitors explains why its list is longer than the number of players in its ranking', () => {
  const standings = { own: OWN, rank: RANK, deals: DEALS, people: [], visitors: [], later: [] } as unknown as Standings;
  const outside = /Visitors and results of later days don't count/;
  expect(render(<Own set={SET} standings={standings} />).queryByText(outside)).toBeNull();
  cleanup();
  const visited = { ...standings, visitors: [{ ...OWN, you: false, handle: 'v' }] };
  expect(render(<Own set={SET} standings={visited} />).getByText(outside)).toBeTruthy();
  cleanup();
  expect(render(<Own set={{ ...SET, day: '' }} standings={visited} />).queryByText(outside)).toBeNull();
});

test('the recap of a challenge is one figure, then board by board who did better and where the ways parted', () => {
  const parted: PartedHere = {
    deal: 1,
    seat: 0,
    trump: 'S',
    about: '',
    hand: ['AS', 'KH'],
    trick: [[3, '9S']],
    said: [],
    yours: 'AS',
    theirs: 'KH',
  };
  const beside = {
    set: 's',
    game: 'quarante',
    name: 'Ben',
    totals: [24, 12],
    boards: [board(1, [20, 0], parted), board(2, [4, 12], null)],
  } as unknown as Beside;
  const { container, getByRole } = render(<SideBySide beside={beside} deals={1} />);
  expect(document.activeElement).toBe(getByRole('region', { name: /You and Ben/ }));
  expect(plain(container.querySelector('.share')!.textContent)).toContain('12');
  const items = [...container.querySelectorAll('ol > li')];
  expect(items.map((item) => item.querySelector('.better dt')!.textContent)).toEqual(['You', 'Ben']);
  expect(plain(items[0]!.querySelector('.parting')!.textContent)).toContain('A♠');
  expect(items[1]!.querySelector('.parting')).toBeNull();
});

/** The challenge of a player with this name, and the names that are sent. */
async function ask(name: string) {
  const named: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/challenges')) return new Response(JSON.stringify({ set: 'c-1', handle: 'h' }), { status: 200 });
    if (path.endsWith('/reach')) return new Response(JSON.stringify({ origins: [], obstacle: null }), { status: 200 });
    if (init?.method === 'PUT') named.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ name, lang: 'en' }), { status: 200 });
  });
  await loadMe(true);
  const page = render(<Challenge table="t" reader={{ name: known, chooseName, ensureKnown }} />);
  fireEvent.click(page.getByRole('button', { name: 'Challenge a friend' }));
  await page.findByRole('link', { name: 'See all players' });
  return { page, named };
}

test('who challenges a friend without a name is asked for it, and it is told at once', async () => {
  const { page, named } = await ask('');
  fireEvent.change(page.getByLabelText('Your name'), { target: { value: 'Anna' } });
  await vi.waitFor(() => expect(named).toEqual([{ name: 'Anna', lang: 'en' }]));
});

test('who has one is not asked again', async () => {
  const { page } = await ask('Anna');
  expect(page.queryByLabelText('Your name')).toBeNull();
});

test("the five minutes name no number of puzzles until it's known", async () => {
  const sets = [SET, { ...SET, id: 'day:2026-11-22:400', game: '400' }, { ...SET, game: 'king', deals: 10 }];
  let answer: ((list: Response) => void) | undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/puzzles/')) return new Promise<Response>((resolve) => (answer = resolve));
    const info = { day: SET.day, ends: Date.now() / 1000 + 3600, sets };
    return path.includes('/past') || !path.includes('/days')
      ? new Promise<Response>(() => undefined)
      : Response.json(info);
  });
  const page = render(<DayPage day={SET.day} />);
  const five = await page.findByRole('region', { name: /five/i });
  expect(five.textContent).not.toContain('puzzle');
  await vi.waitFor(() => expect(answer).toBeDefined());
  answer!(Response.json({ day: SET.day, today: 'abc', puzzles: 1, right: 0, next: null, own: null, themes: [] }));
  await vi.waitFor(() => expect(plain(five.textContent)).toContain('a puzzle from each of the other 1'));
});
