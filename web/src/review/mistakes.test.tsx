// @vitest-environment happy-dom
/** The player's mistakes of the day: two tries each, one step after an answer, and how far the player has come. */

import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { MistakeAnswered, MistakeAsked, MistakesOfDay, Step, WorkedDeal } from '../http.ts';
import { plain, bring, speak, date } from '../i18n/texts.ts';
import { spoken } from '../ui/speech.tsx';
import { MistakesPage } from './DrillPage.tsx';
import { progressTexts } from './progress.ts';

beforeAll(async () => {
  await speak('en');
  await Promise.all([bring('play'), bring('review'), bring('puzzles')]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAY: MistakesOfDay = { due: [], answered: 0, total: 0, mastered: 0, next: null };
const STEP: Step = {
  seat: null,
  action: '',
  said: '',
  hands: [
    ['KH', 'QH'],
    ['', ''],
    ['', ''],
    ['', ''],
  ],
  leader: 0,
  trick: [],
  winner: null,
  turn: 0,
  legal: ['KH', 'QH'],
  trump: '',
  declared: '',
  stakes: [],
  won: [0, 0, 0, 0],
  remarks: [],
};
const DEAL: WorkedDeal = {
  game: 'king',
  options: {},
  number: 1,
  scores: [0, 0, 0, 0],
  names: ['You', 'B', 'C', 'D'],
  bots: [false, true, true, true],
  dealer: 0,
  clockwise: true,
  partners: false,
  team_scores: false,
  mine: 0,
  reader: 0,
  about: '',
  steps: [STEP],
  account: [],
  points: [],
};
const ASKED: MistakeAsked = {
  game: 'king',
  deal_number: 1,
  legal: ['KH', 'QH'],
  worth: {},
  played: null,
  refusals: {},
  deal: DEAL,
};
const WRONG: MistakeAnswered = {
  right: false,
  done: false,
  loss: 3,
  choices: [],
  verdict: null,
  explanation: null,
  reveal: null,
};
const RIGHT: MistakeAnswered = {
  ...WRONG,
  right: true,
  done: true,
  loss: 0,
  choices: [
    { actions: ['KH'], right: true, loss: 0, error: 0 },
    { actions: ['QH'], right: false, loss: 3, error: 0.1 },
  ],
};

/** Answer requests: the king of hearts is right. Return the bodies of the answers. */
function serve(...days: MistakesOfDay[]): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = init?.body ? (JSON.parse(init.body as string) as { action: string; again: boolean }) : null;
    if (body) bodies.push(body);
    const done =
      body?.action === 'KH' ? RIGHT : { ...WRONG, done: body?.again, choices: body?.again ? RIGHT.choices : [] };
    const answer = body ? done : path.includes('/mistakes/') ? ASKED : days.length > 1 ? days.shift() : days[0];
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return bodies;
}

const card = (page: Element, name: string): HTMLElement => page.querySelector(`.hand [data-card=${name}]`)!;

test('a wrong answer has a second try and a way on, and the verdict leads to the next mistake', async () => {
  const bodies = serve(
    { ...DAY, due: ['puzzle.king.a', 'puzzle.king.b'], total: 2 },
    { ...DAY, answered: 2, total: 2 },
  );
  const { container, findByRole, queryByRole } = render(<MistakesPage />);
  await waitFor(() => expect(card(container, 'QH')).toBeTruthy());
  expect(container.querySelector('header')!.textContent).toMatch(/Mistake\s.*1.*\sof\s.*2/);
  fireEvent.click(card(container, 'QH'));
  const again = await findByRole('button', { name: 'Try again' });
  expect([...container.querySelectorAll('.answer .doors button')].map((button) => button.className)).toEqual([
    'primary',
    '',
  ]);
  expect(container.querySelector('.answer')!.textContent).not.toContain('K♥');
  fireEvent.click(again);
  fireEvent.click(card(container, 'QH'));
  const next = await findByRole('button', { name: 'Next mistake' });
  expect(queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(container.querySelector('.answer')!.textContent).toContain('K♥');
  fireEvent.click(next);
  await waitFor(() => expect(container.querySelector('.answer')).toBeNull());
  await waitFor(() => expect(card(container, 'KH')).toBeTruthy());
  fireEvent.click(card(container, 'KH'));
  fireEvent.click(await findByRole('button', { name: 'Finish' }));
  expect(await findByRole('heading', { name: 'Done for today' })).toBeTruthy();
  const progress = container.querySelector('[aria-labelledby=progress]');
  await waitFor(() => expect(document.activeElement).toBe(progress));
  await waitFor(() => expect(plain(spoken.value.at(-1)?.text ?? '')).toContain('You repeated 2 mistakes today.'));
  expect(bodies).toEqual([
    { action: 'QH', again: false, counts: true },
    { action: 'QH', again: true, counts: true },
    { action: 'KH', again: false, counts: true },
  ]);
});

test('without mistakes the page names where they come from', async () => {
  serve(DAY);
  const { container, findByRole, getByRole, queryByText } = render(<MistakesPage />);
  expect((await findByRole('link', { name: 'My play' })).getAttribute('href')).toBe('#/profile');
  expect(getByRole('link', { name: 'All puzzles' }).getAttribute('href')).toBe('#/learn/puzzles');
  expect(getByRole('heading', { level: 2 }).textContent).toBe('No mistakes yet');
  expect(queryByText('Nothing is due today')).toBeNull();
  expect(container.textContent).toContain('They come from the reviews of your matches');
});

test('a day in words: what is due, how many are mastered, and when others are due', () => {
  const words = (day: Partial<MistakesOfDay>): string => plain(progressTexts({ ...DAY, total: 9, ...day }).join(' '));
  expect(words({ due: ['a'], mastered: 2 })).toBe('One is due today. Mastered: 2 of 9.');
  expect(words({ answered: 1, next: Date.UTC(2026, 10, 30) / 1000 })).toBe(
    `You repeated one mistake today. Mastered: 0 of 9. Next due: ${date('2026-11-30')}.`,
  );
});
