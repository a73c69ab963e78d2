/** Cards by their two-letter names. Pure. */

export type Suit = 'S' | 'H' | 'D' | 'C';
export const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];
export const RANKS = 'AKQJT98765432';

export const rankOf = (card: string): string => card.charAt(0);
export const suitOf = (card: string): Suit => card.charAt(1) as Suit;
export const isCard = (action: string): boolean => /^[AKQJT2-9][SHDC]$/.test(action);
export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';
