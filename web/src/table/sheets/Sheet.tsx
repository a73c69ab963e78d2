import { BidSheet } from './BidSheet.tsx';
import { PlainSheet } from './PlainSheet.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { SideSheet } from './SideSheet.tsx';
import type { Scored } from './scored.ts';

/** The score sheet of a game: us and them, bids by player, deals of a plan by four players, or deals as they come. */
export function Sheet({ view }: { view: Scored }) {
  if (view.team_scores) return <SideSheet view={view} />;
  if (view.talk_kind === 'bids') return <BidSheet view={view} />;
  return view.plan.length > 0 ? <PlanSheet view={view} /> : <PlainSheet view={view} />;
}
