/** A hand as it is shown: sorted, with what may be played. Pure. */

import type { DealState, Snapshot, TableEvent } from '../messages.ts';
import { sortHand } from './cards.ts';
import { turnUpLies } from './layout.ts';
import { isMine } from './table.ts';

export interface HandState {
  /** Sorted: by suit, and by the game's own order of ranks. */
  cards: readonly string[];
  /** The reader plays: even empty, a hand keeps its place, so that the last trick lies where the others did. */
  own: boolean;
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
    mine: isMine(view),
    playing: deal.stage === 'play',
    legal: deal.legal,
    open: seat === null ? null : faceUpOf(deal, seat),
  };
}
