/** Cards by their two-letter names, and how a hand is held. */

export type Suit = 'S' | 'H' | 'D' | 'C';
export const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];
export const RANKS = 'AKQJT98765432';

export const rankOf = (card: string): string => card.charAt(0);
export const suitOf = (card: string): Suit => card.charAt(1) as Suit;
export const isCard = (action: string): boolean => /^[AKQJT2-9][SHDC]$/.test(action);
export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

/**
 * The suits of a hand from left to right: colours in turn as far as that goes. Trumps change nothing: a hand that is
 * held stays as it is.
 */
export function suitOrder(held: readonly Suit[]): Suit[] {
  const present = SUITS.filter((suit) => held.includes(suit));
  const orders = permutations(present);
  const changes = (order: Suit[]) => order.filter((suit, i) => i > 0 && isRed(suit) !== isRed(order[i - 1]!)).length;
  return orders.reduce((best, order) => (changes(order) > changes(best) ? order : best), orders[0] ?? []);
}

/**
 * A hand sorted by suit, as it was when it had all the `dealt` cards, and by the game's own rank order within a suit.
 */
export function sortHand(hand: readonly string[], order: string, dealt: readonly string[]): string[] {
  const ranks = order || RANKS;
  const ranked = hand.toSorted((a, b) => ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)));
  return bySuit(ranked, dealt);
}

/** A hand that has its order of ranks, by the suits of all the `dealt` cards. */
export function bySuit(hand: readonly string[], dealt: readonly string[]): string[] {
  const suits = suitOrder(dealt.map(suitOf));
  return hand.toSorted((a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)));
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
