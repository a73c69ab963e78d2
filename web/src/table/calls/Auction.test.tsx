// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { bring, speak } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { onKey } from '../keys.ts';
import { Auction, AuctionWords } from './Auction.tsx';

const worth = {
  '+1': 25,
  '+2': 50,
  '+3': 75,
  '-1': 75,
  '+4': 100,
  '+5': 125,
  '+6': 150,
  '-2': 150,
  '+7': 175,
  '+8': 200,
};

/** Show the auction at a step, the reader to speak. */
async function auctioned(step: string, legal: readonly string[], calls = {}, onCall = vi.fn()) {
  await speak('en');
  await bring('play');
  const view = {
    game: 'king',
    seat: 2,
    stage: 'play',
    calls_panel: 'auction',
    plan: [],
    options: {},
    notes: [],
    players: ['Anna', 'Boris', 'Cem', 'Dora'].map((name, seat) => ({ name, seat, you: seat === 2, level: null })),
    deal: {
      number: 1,
      dealer: 3,
      turn: 2,
      stage: 'calls',
      legal,
      said: [],
      calls: { step, worth, standing: '+1', leader: 1, passed: [], price: null, fallback: null, ...calls },
    },
  } as unknown as Snapshot;
  const page = render(
    <Auction view={view} calling={{ busy: false, hinted: null, onCall, keys: true }} onExplain={vi.fn()} />,
  );
  return { page, onCall, view };
}

afterEach(cleanup);

const press = (key: string): void =>
  onKey({ key, code: '', target: document.body, preventDefault: () => {} } as unknown as KeyboardEvent, {}, true);

test('a digit bids its plus, 9 and 0 a minus, whatever may still be bid; the full stop passes', async () => {
  const { onCall, page } = await auctioned('bid', ['+2', '+3', '-1', '+4', '+5', '+6', '-2', '+7', '+8', 'pass']);
  for (const key of '1238904.') press(key);
  expect(onCall.mock.calls.flat()).toEqual(['+2', '+3', '+8', '-1', '-2', '+4', 'pass']);
  expect(page.container.querySelector('[data-action="-2"] kbd')?.getAttribute('data-text')).toBe('0');
});

test('a dealer who sells, refuses or asks has a digit for each call, and none for the rungs', async () => {
  const { onCall } = await auctioned('decide', ['sell', 'refuse', 'ask:+2', 'ask:+3', 'ultimatum:+3:negative']);
  for (const key of '12') press(key);
  fireEvent.click(document.querySelector('[data-rung="+3"]')!);
  for (const key of '345') press(key);
  expect(onCall.mock.calls.flat()).toEqual(['sell', 'refuse', 'ask:+3', 'ultimatum:+3:negative']);
});

test('an ultimatum says what it costs and what comes of a no', async () => {
  const { page } = await auctioned('ultimatum', ['yes', 'no'], { price: '-2', fallback: 'negative' });
  const heading = page.container.querySelector('h2');
  expect(heading?.textContent).toBe('Dora: −2 (150 points), or I play negative. Will you pay?');
});

test('a dealer reads who offers what, and the answers to it come before the rungs to ask for', async () => {
  const { page } = await auctioned('decide', ['sell', 'refuse', 'ask:+2', 'ask:+3']);
  expect(page.container.querySelector('h2')?.textContent).toBe('Boris offers +1: sell, refuse, or ask for more?');
  const [first] = page.container.querySelectorAll('button:not(:disabled, .explain)');
  expect(first?.getAttribute('data-action')).toBe('sell');
  expect(page.container.querySelector('.strong')).toBeNull();
});

test('a dealer who must sell is not offered to refuse', async () => {
  const { page } = await auctioned('decide', ['sell', 'ask:+2']);
  expect(page.container.querySelector('h2')?.textContent).toBe('Boris offers +1: your answer?');
});

test('what the auction explains covers asking for more and an ultimatum, with the bid that stands', async () => {
  const { view } = await auctioned('decide', ['sell', 'refuse', 'ask:+2', 'ultimatum:+3:negative']);
  const words = render(<AuctionWords view={view} onClose={vi.fn()} />).container.textContent;
  expect(words).toContain('Ask for more: if the answer is yes, Boris buys at that price');
  expect(words).toContain('An ultimatum: whoever says yes buys at your price');
  expect(words).toContain('+1 (25 points) is void');
});
