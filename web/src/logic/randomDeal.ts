import { RANKS } from './cards.ts';

export function randomDeal(): string {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  for (let last = 51; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  const hands = [0, 13, 26, 39].map((first) => {
    const hand = pack.slice(first, first + 13).sort((a, b) => a - b);
    const suits = [0, 1, 2, 3].map((suit) => hand.filter((card) => Math.floor(card / 13) === suit));
    return suits.map((cards) => cards.map((card) => RANKS[card % 13]).join('')).join('.');
  });
  return `N:${hands.join(' ')}`;
}
