import type { Snapshot } from '../messages.ts';

/** The deal whose hands all may see: the one before that under way, the last after the match; 0 for none. */
export function dealBefore(view: Snapshot): number {
  if (view.conditions.watch !== 'hands' || !view.now) return 0;
  return view.result ? view.now.number : view.now.number - 1;
}
