/** What `Now.talk` holds for each game, read with care: nothing where it is another game's. */

import type { Snapshot } from '../../messages.ts';

/** The Lebanese 400: bids by seat, and what the next speaker needs to know. */
export interface Bids {
  bids: (number | null)[];
  least: number;
  sum: number;
  needed: number;
  worth: Record<string, number>;
}

/** King's last four deals. */
export interface Auction {
  aim: string;
  step: string;
  standing: string | null;
  leader: number | null;
  passed: number[];
  price: string | null;
  fallback: string | null;
  buyer: number | null;
  declared: string | null;
  worth: Record<string, number>;
}

export const bidsOf = (view: Snapshot): Bids | null => (view.now && 'bids' in view.now.talk ? (view.now.talk as unknown as Bids) : null);

export const auctionOf = (view: Snapshot): Auction | null => (view.now && 'step' in view.now.talk ? (view.now.talk as unknown as Auction) : null);

/** What hangs at a seat: the last word said there, for as long as it matters. */
export function lastWord(view: Snapshot, seat: number): string | null {
  const { now } = view;
  if (!now || now.stage === 'done') return null;
  const kept = view.game.startsWith('quarante');
  if (now.stage !== 'talk' && !kept) return null;
  return now.said.findLast(([who, action]) => who === seat && (now.stage === 'talk' || action !== 'done'))?.[1] ?? null;
}
