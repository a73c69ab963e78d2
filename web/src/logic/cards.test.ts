import { expect, test } from 'vitest';
import { isRed } from './cards.ts';
import { sortHand, suitOrder } from './hand.ts';

const sorted = (hand: string[], order: string): string[] => sortHand(hand, order, hand);

test('colours alternate', () => {
  expect(suitOrder(['S', 'H', 'D', 'C'])).toEqual(['S', 'H', 'C', 'D']);
});

test('without one black suit the other stands between the red ones', () => {
  const order = suitOrder(['H', 'D', 'C']);
  expect(order.map(isRed)).toEqual([true, false, true]);
});

test('a suit that is played out moves none of the others', () => {
  const dealt = ['AS', '3S', 'KH', 'QC', '2D'];
  const whole = sorted(dealt, '');
  for (const suit of 'SHCD') {
    const left = dealt.filter((card) => card.charAt(1) !== suit);
    expect(sortHand(left, '', dealt)).toEqual(whole.filter((card) => left.includes(card)));
  }
});

test("ranks go by the game's own order: in 1792 the ace stands behind the jack", () => {
  expect(sorted(['AS', 'KS', 'TS', 'JS'], 'KQJAT987')).toEqual(['KS', 'JS', 'AS', 'TS']);
  expect(sorted(['2H', 'AH', 'TH', '9C'], 'AKQJT98765432')).toEqual(['AH', 'TH', '2H', '9C']);
});

test('a hand keeps its cards, whatever they are', () => {
  const hand = ['7D', 'KC', 'AS', 'QH', '8D'];
  expect(sortHand(hand, '', hand).sort()).toEqual(hand.toSorted());
});
