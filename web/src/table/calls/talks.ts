/** What the talk of a deal holds for each kind of talk: nothing where it is another kind. */

import { namesOf } from '../../i18n/people.ts';
import { isMine } from '../../logic/table.ts';
import type { Snapshot } from '../../messages.ts';

/** Whether the reader is to speak, and by name the seat that does else; empty where nobody is waited for. */
export type Speaking = { mine: boolean; waitsFor: string };

export const speakingOf = (view: Snapshot): Speaking => ({
  mine: isMine(view),
  waitsFor: view.deal?.turn == null ? '' : namesOf(view)[view.deal.turn]!,
});

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
  view.deal && view.calls_panel === 'bids' ? (view.deal.calls as unknown as Bids) : null;

/** None in deals that are played without one. */
export const auctionOf = (view: Snapshot): Auction | null =>
  view.deal && view.calls_panel === 'auction' && 'step' in view.deal.calls
    ? (view.deal.calls as unknown as Auction)
    : null;

/**
 * What the deal in progress is about: what was declared, else what the plan says; empty where neither says anything.
 */
export const aboutOf = (view: Snapshot): string =>
  auctionOf(view)?.declared ?? (view.deal ? view.plan[view.deal.number - 1] : undefined) ?? '';

/** Kinds of talk of which a seat shows nothing once it is over: what came of it stands elsewhere. */
const PASSES: readonly Snapshot['calls_panel'][] = ['bids', 'auction'];

/** Calls that tell nothing once the talk is over. */
const SILENT = ['done', 'pass'];

/** What hangs at a seat: the last word said there, for as long as it matters. */
export function lastWord(view: Snapshot, seat: number): string | null {
  const { deal } = view;
  if (!deal || deal.stage === 'done') return null;
  if (deal.stage !== 'calls' && PASSES.includes(view.calls_panel)) return null;
  return (
    deal.said.findLast(([who, action]) => who === seat && (deal.stage === 'calls' || !SILENT.includes(action)))?.[1] ??
    null
  );
}
