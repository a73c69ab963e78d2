/** What the talk of a deal holds for each kind of talk: nothing where it is another kind. */

import type { Snapshot } from '../../messages.ts';

/** Bids: what each seat has bid, and what the next speaker needs to know. */
export interface Bids {
  bids: (number | null)[];
  least: number;
  sum: number;
  needed: number;
  worth: Record<string, number>;
}

/** An auction: who leads, who is out, and what a rung is worth. */
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

export const bidsOf = (view: Snapshot): Bids | null =>
  view.now && view.talk_kind === 'bids' ? (view.now.talk as unknown as Bids) : null;

/** None in deals that are played without one. */
export const auctionOf = (view: Snapshot): Auction | null =>
  view.now && view.talk_kind === 'auction' && 'step' in view.now.talk ? (view.now.talk as unknown as Auction) : null;

/**
 * What the deal in progress is about: what was declared, else what the plan says; empty where neither says anything.
 */
export const aboutOf = (view: Snapshot): string =>
  auctionOf(view)?.declared ?? (view.now ? view.plan[view.now.number - 1] : undefined) ?? '';

/** Kinds of talk of which a seat shows nothing once it is over: what came of it stands elsewhere. */
const PASSES: readonly Snapshot['talk_kind'][] = ['bids', 'auction'];

/** Calls that tell nothing once the talk is over. */
const SILENT = ['done', 'pass'];

/** What hangs at a seat: the last word said there, for as long as it matters. */
export function lastWord(view: Snapshot, seat: number): string | null {
  const { now } = view;
  if (!now || now.stage === 'done') return null;
  if (now.stage !== 'talk' && PASSES.includes(view.talk_kind)) return null;
  return (
    now.said.findLast(([who, action]) => who === seat && (now.stage === 'talk' || !SILENT.includes(action)))?.[1] ??
    null
  );
}
