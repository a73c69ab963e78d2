import type { FunctionComponent } from 'preact';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { Auction } from './Auction.tsx';
import { Bids } from './Bids.tsx';
import { Calls } from './Calls.tsx';
import type { Calling } from './Word.tsx';
import { auctionOf, bidsOf } from './talks.ts';

type Kind = Snapshot['talk_kind'];
type Panel = FunctionComponent<{ view: Snapshot; calling: Calling }>;

/** The panel for each kind of talk; a plain list of calls where a kind has none of its own. */
const PANELS: Partial<Record<Kind, Panel>> = {
  bids: ({ view, calling }) => <Bids view={view} bids={bidsOf(view)!} calling={calling} />,
  auction: ({ view, calling }) => <Auction view={view} auction={auctionOf(view)!} calling={calling} />,
  announcements: ({ view, calling }) => <Calls view={view} calling={calling} title={t('talk-announce-all')} />,
  naming: ({ view, calling }) => <Calls view={view} calling={calling} title={t('talk-name-rank')} />,
};

/** The talk before or between the cards. */
export function Talk({ view, calling }: { view: Snapshot; calling: Calling }) {
  const Panel = PANELS[view.talk_kind] ?? Calls;
  return <Panel view={view} calling={calling} />;
}
