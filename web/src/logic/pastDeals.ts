import type { Snapshot } from '../messages.ts';

/** The deal whose hands all may see: the one before that under way, the last after the match; 0 for none. */
export function dealBefore(view: Snapshot): number {
  if (view.conditions.watch !== 'hands' || !view.deal) return 0;
  return view.result ? view.deal.number : view.deal.number - 1;
}

/** Whether somebody plays with bots alone, in a match of their own that counts nowhere. */
export const practises = (view: Snapshot): boolean =>
  view.undo && view.seat !== null && !view.conditions.mirror && !view.practice && !view.lesson;

/** The deal that is over, with cards played, which somebody who practises may ask about; else 0. */
export const dealToAsk = (view: Snapshot): number =>
  practises(view) && view.deal?.stage === 'done' && !view.result && view.deal.won.some(Boolean) ? view.deal.number : 0;
