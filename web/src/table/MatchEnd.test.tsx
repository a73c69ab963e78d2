// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bring, speak, t } from '../i18n/texts.ts';
import { LANGUAGES, type Code } from '../logic/languages.ts';
import { row, snapshot } from '../../vitest.fixture.ts';
import { chooseName, ensureKnown, name } from '../stores/me.ts';
import { MatchEnd } from './MatchEnd.tsx';
import { RowAccount } from './Result.tsx';

beforeAll(async () => {
  await speak('en');
  await Promise.all([bring('play'), bring('boards')]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The end of a match against bots; `mark` is that of its offline copy. */
function ended(mark: string, winners = [0], scores = [5, 1, 0, 0], due: string[] = [], totals = scores) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ offline_copy: mark, due }), { status: 200 }));
  const result = { scores, winners, payments: null, secret: null };
  const view = { ...snapshot(), rows: [{ ...row(1), totals }], result } as Parameters<typeof MatchEnd>[0]['view'];
  return render(
    <MatchEnd
      view={view}
      busy={false}
      reader={{ name, chooseName, ensureKnown }}
      onAgain={async () => undefined}
      onRematch={() => undefined}
    />,
  );
}

test('a friend can be challenged with a match that was played here alone', async () => {
  const page = ended('');
  await page.findByRole('button', { name: 'Challenge a friend' }, { timeout: 5000 });
  expect(page.queryByText(/offline copy/)).toBeNull();
});

test('nobody is challenged with a match of which an offline copy was taken, and the reason is given', async () => {
  const page = ended('unverified');
  await page.findByText(/^An offline copy of this match contained every hand: .* couldn't be verified\.$/);
  expect(page.queryByRole('button', { name: 'Challenge a friend' })).toBeNull();
});

test.each([
  [[3, 1, 0, 0], 1],
  [[8, 1, 5, 0], 2],
])('a total that only repeats the deal is left out: %s', (totals, rows) => {
  const deal = { ...row(1), points: [3, 1, 0, 0], totals };
  const { container } = render(<RowAccount view={snapshot()} row={deal} />);
  expect(container.querySelectorAll('tfoot tr')).toHaveLength(rows);
});

test("the reader's own column has its colours where nobody loses points", () => {
  const deal = { ...row(1), points: [3, 1, 0, 0], totals: [8, 1, 5, 0] };
  const { container } = render(<RowAccount view={snapshot()} row={deal} />);
  for (const row of container.querySelectorAll('tfoot tr'))
    expect([...row.querySelectorAll('td')].map((cell) => cell.className)).toEqual(['gain', '', '', '']);
});

test('the end table explains a total below zero that counts as 0', () => {
  const floored = () => ended('', [0], [5, 1, 0, 0], [], [5, 1, 0, -47]).queryByText('A total below zero counts as 0.');
  expect(floored()).not.toBeNull();
  cleanup();
  expect(ended('').queryByText(/below zero/)).toBeNull();
});

test('mistakes that are due today are one link away', async () => {
  const link = await ended('', [0], [5, 1, 0, 0], ['puzzle.king.0']).findByRole('link', { name: 'Your mistakes' });
  expect(link.getAttribute('href')).toBe('#/mistakes');
});

test.each(Object.keys(LANGUAGES) as Code[])(
  'players with equal scores are all named as winners, in %s',
  async (code) => {
    await speak(code);
    await Promise.all([bring('play'), bring('boards')]);
    const own = ended('', [0, 1], [10, 10, -10, -10]).container;
    expect(own.querySelector('.why')!.textContent).toContain(t('end-you'));
    expect(own.querySelector('.why')!.textContent).toContain('B');
    expect(own.querySelectorAll('.final .won')).toHaveLength(2);
    const draw = ended('', [0, 1, 2, 3], [22, 22, 22, 22]).container;
    expect(draw.querySelector('h2')!.textContent).toBe(t('end-draw'));
    expect(draw.querySelectorAll('.fan, .final .won')).toHaveLength(0);
    cleanup();
    const others = ended('', [1, 2], [-20, 10, 10, 0]).container;
    expect(others.querySelector('.why')!.textContent).toMatch(/B.*C/);
    expect([...others.querySelectorAll('.final tbody td:first-child')].map((place) => place.textContent)).toEqual([
      '1',
      '1',
      '3',
      '4',
    ]);
  },
);
