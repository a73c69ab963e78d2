/** A hand as it is shown: sorted, with what may be played. Pure. */

import type { Snapshot } from '../messages.ts';
import { sortHand } from './cards.ts';
import { turnUpLies } from './layout.ts';
import { isMine } from './table.ts';

export interface HandState {
  /** Sorted: by suit, and by the game's own order of ranks. */
  cards: readonly string[];
  /** It is this hand's turn. */
  mine: boolean;
  /** A card is asked for, so that the others of the hand are out of the question. */
  playing: boolean;
  legal: readonly string[];
  /** The card of the hand that all can see. */
  open: string | null;
}

/** The reader's own hand. */
export function handOf(view: Snapshot): HandState {
  const { now, seat } = view;
  if (!now) return { cards: [], mine: false, playing: false, legal: [], open: null };
  const open = now.face_up && now.stage === 'talk' && seat !== null ? now.face_up[seat]! : turnUpLies(now) && now.dealer === seat ? now.turned : null;
  return { cards: sortHand(now.hand, now.order, now.trump), mine: isMine(view), playing: now.stage === 'play', legal: now.legal, open };
}
