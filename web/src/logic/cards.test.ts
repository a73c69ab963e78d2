import { expect, test } from 'vitest';
import { isRed, sortHand, suitOrder, type Suit } from './cards.ts';

test('trumps come first, and colours alternate', () => {
  expect(suitOrder(['S', 'H', 'D', 'C'], 'D')).toEqual(['D', 'S', 'H', 'C']);
  expect(suitOrder(['S', 'H', 'D', 'C'], '')).toEqual(['S', 'H', 'C', 'D']);
});

test('without one black suit the other stands between the red ones', () => {
  const order = suitOrder(['H', 'D', 'C'], '');
  expect(order.map(isRed)).toEqual([true, false, true]);
});

test('a trump suit that one does not hold changes nothing', () => {
  expect(suitOrder(['S', 'H'], 'C' as Suit)).toEqual(['S', 'H']);
});

test("ranks go by the game's own order: in 1792 the ace stands behind the jack", () => {
  expect(sortHand(['AS', 'KS', 'TS', 'JS'], 'KQJAT987', '')).toEqual(['KS', 'JS', 'AS', 'TS']);
  expect(sortHand(['2H', 'AH', 'TH', '9C'], 'AKQJT98765432', 'H')).toEqual(['AH', 'TH', '2H', '9C']);
});

test('a hand keeps its cards, whatever they are', () => {
  const hand = ['7D', 'KC', 'AS', 'QH', '8D'];
  expect(sortHand(hand, '', 'D').sort()).toEqual(hand.toSorted());
});
