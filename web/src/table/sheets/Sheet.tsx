import { BidSheet } from './BidSheet.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { SideSheet } from './SideSheet.tsx';
import type { Scored } from './scored.ts';

/** The score sheet of the game: ten deals by four players, bids by player, or us and them. */
export function Sheet({ view }: { view: Scored }) {
  if (view.team_scores) return <SideSheet view={view} />;
  return view.plan.length > 0 ? <PlanSheet view={view} /> : <BidSheet view={view} />;
}
