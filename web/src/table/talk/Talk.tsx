import type { Snapshot } from '../../messages.ts';
import { Auction } from './Auction.tsx';
import { Bids } from './Bids.tsx';
import { NameRanks } from './NameRanks.tsx';
import type { Calling } from './Word.tsx';
import { auctionOf, bidsOf } from './talks.ts';

/** The talk before or between the cards: each game has its own. */
export function Talk({ view, calling }: { view: Snapshot; calling: Calling }) {
  const bids = bidsOf(view);
  const auction = auctionOf(view);
  if (bids) return <Bids view={view} bids={bids} calling={calling} />;
  if (auction) return <Auction view={view} auction={auction} calling={calling} />;
  return <NameRanks view={view} calling={calling} />;
}
