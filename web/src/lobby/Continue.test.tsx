// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { beforeAll, expect, test } from 'vitest';
import type { SetInfo } from '../http.ts';
import { speak } from '../i18n/texts.ts';
import { Continue, ReturnToSet } from './Continue.tsx';

const set = (some: Partial<SetInfo>): SetInfo =>
  ({
    id: '2026-11-22-quarante',
    game: 'quarante',
    day: '2026-11-22',
    over: false,
    boards: 6,
    deals: 1,
    mine: { handle: 'a', board: 3, played: 2, finished: false, ranked: false },
    ...some,
  }) as SetInfo;

beforeAll(() => speak('en'));

test('a day that is half played stands among what one may go on with, and leads to its next deal', () => {
  const { container } = render(<Continue sittings={[]} sets={[set({})]} onDropped={() => {}} />);
  const link = container.querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Quarante de RoiDeals of the day, · 2 of 6 played',
    '#/boards/2026-11-22-quarante/3',
  ]);
});

test('so does a challenge, and a match of many deals is not counted in matches', () => {
  const { container } = render(
    <Continue
      sittings={[]}
      sets={[set({ id: 'q3-1', game: 'king', day: '', boards: 1, deals: 10, mine: null })]}
      onDropped={() => {}}
    />,
  );
  const link = container.querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual(['KingA challenge', '#/boards/q3-1/1']);
});

test('without anything begun there is nothing to see', () => {
  expect(render(<Continue sittings={[]} sets={[]} onDropped={() => {}} />).container.innerHTML).toBe('');
});

test('the first button leads back, too, where no match is under way', () => {
  const { getByRole } = render(<ReturnToSet set={set({ over: true })} />);
  expect(getByRole('link', { name: 'Continue the deals of a past day: Quarante de Roi' }).getAttribute('href')).toBe(
    '#/boards/2026-11-22-quarante/3',
  );
});
