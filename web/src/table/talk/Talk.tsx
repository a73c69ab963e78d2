import type { Snapshot } from '../../messages.ts';
import { Auction } from './Auction.tsx';
import { Bids } from './Bids.tsx';
import { NameRanks } from './NameRanks.tsx';
import { auctionOf, bidsOf } from './talks.ts';

/** The talk before or between the cards: each game has its own. */
export function Talk({ view }: { view: Snapshot }) {
  const bids = bidsOf(view);
  const auction = auctionOf(view);
  if (bids) return <Bids view={view} bids={bids} />;
  if (auction) return <Auction view={view} auction={auction} />;
  return <NameRanks view={view} />;
}
