// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import { Coach, figuresShown } from './Coach.tsx';
import { reported } from './reported.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dora'];
const EXPLANATION = {
  parts: [
    { key: 'unbeatable', params: { seat: 3, prize: 'AS', mine: 0 } },
    { key: 'only-card', params: { better: '7S', suit: 'S', how: 'trump' } },
  ],
  theme: 'duck',
};

beforeAll(async () => {
  await speak('en');
  await bring('puzzles');
});
afterEach(() => {
  cleanup();
  reported.value = null;
  figuresShown.value = false;
});

test('the sentences are read with the names of cards, and lead to hands of their theme', () => {
  const { container, getByRole } = render(<Coach explanation={EXPLANATION} names={NAMES} game="quarante" />);
  const [seen, heard] = container.querySelectorAll('p > span');
  expect(seen?.textContent).toContain("Dora's A♠ can't be beaten. After 7♠, your only spade, you can trump spades.");
  expect(seen?.getAttribute('aria-hidden')).toBe('true');
  expect(heard?.textContent).toContain(
    "Dora's ace of spades can't be beaten. After seven of spades, your only spade, you can trump spades.",
  );
  expect(getByRole('link', { name: 'Ten hands: Ducking' }).getAttribute('href')).toBe('#/learn/hands/quarante/duck');
});

test('without a game nothing leads away, and without an explanation nothing can be wrong', () => {
  const { container, queryByRole, getByText } = render(<Coach explanation={null} before="Well chosen." />);
  expect(getByText('Well chosen.')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
  expect(queryByRole('button')).toBeNull();
  expect(container.querySelector('details')).toBeNull();
});

test('figures wait behind the details, which stay open from one decision to the next', () => {
  const figures = <p>A swing of 8.4 points</p>;
  const { container, unmount } = render(<Coach explanation={EXPLANATION} details={figures} open={figuresShown} />);
  const details = container.querySelector('details')!;
  expect(details.open).toBe(false);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  unmount();
  const next = render(<Coach explanation={EXPLANATION} details={figures} open={figuresShown} />);
  expect(next.container.querySelector('details')!.open).toBe(true);
});

test('a wrong sentence is reported by its messages, beside it or from the details, which are never empty', () => {
  const { container, rerender } = render(<Coach explanation={EXPLANATION} names={NAMES} brief />);
  expect(container.querySelector('details')).toBeNull();
  fireEvent.click(container.querySelector<HTMLElement>('.after .wrong-sentence')!);
  expect(reported.value).toMatchObject({ id: 'coach-unbeatable coach-only-card', language: 'en', seen: null });
  rerender(<Coach explanation={EXPLANATION} names={NAMES} brief details={<p>A swing of 8.4 points</p>} />);
  expect(container.querySelector('details .wrong-sentence')).toBeTruthy();
  expect(container.querySelector('.after')).toBeNull();
});
