/** A hand as it is shown: sorted, with what may be played. Pure. */

import type { DealState, Snapshot, TableEvent } from '../messages.ts';
import { isCard, isRed, RANKS, rankOf, suitOf, SUITS, type Suit } from './cards.ts';
import { turnUpLies } from './layout.ts';
import { isMine } from './table.ts';

/** How often the colour changes from one suit to the next. */
const changes = (order: Suit[]): number =>
  order.filter((suit, i) => i > 0 && isRed(suit) !== isRed(order[i - 1]!)).length;

/**
 * The suits of a hand from left to right: colours in turn as far as that goes. Trumps change nothing: a hand that is
 * held stays as it is.
 */
export function suitOrder(held: readonly Suit[]): Suit[] {
  const present = SUITS.filter((suit) => held.includes(suit));
  const orders = permutations(present);
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

export interface HandState {
  /** Sorted: by suit, and by the game's own order of ranks. */
  cards: readonly string[];
  /** The reader plays: even empty, a hand keeps its place, so that the last trick lies where the others did. */
  own: boolean;
  /** The reader may play one of its cards now. */
  mine: boolean;
  /** A card is asked for, so that the others of the hand are out of the question. */
  playing: boolean;
  legal: readonly string[];
  /** The card of the hand that all can see. */
  open: string | null;
}

/** What is known of actions, by action, shown on the card or call: whether nothing is better, and what was chosen. */
export type Figures = Readonly<Record<string, { text: string; best: boolean; chosen?: boolean }>>;

/** The card of a seat that all can see: the turn-up until the dealer plays, the first card of 400 during the bids. */
export function faceUpOf(deal: DealState, seat: number): string | null {
  if (deal.face_up && deal.stage === 'calls') return deal.face_up[seat]!;
  return deal.dealer === seat && turnUpLies(deal) ? deal.turn_up : null;
}

/**
 * The reader's own hand. The `log` of the deal tells what it has played: the suits stay in the order in which they
 * were dealt.
 */
export function handOf(view: Snapshot, log: readonly TableEvent[] = []): HandState {
  const { deal, seat } = view;
  if (!deal) return { cards: [], own: seat !== null, mine: false, playing: false, legal: [], open: null };
  const gone = log
    .filter((event) => event.what === 'played' && event.seat === seat && seat !== null)
    .map((event) => event.action!);
  return {
    cards: sortHand(deal.hand, deal.order, [...deal.hand, ...gone]),
    own: seat !== null,
    mine: isMine(view) && deal.legal.some(isCard),
    playing: deal.stage === 'play',
    legal: deal.legal,
    open: seat === null ? null : faceUpOf(deal, seat),
  };
}
