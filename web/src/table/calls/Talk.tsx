import type { FunctionComponent } from 'preact';
import { notes, worthOfCalls } from '../../i18n/moments.ts';
import { namesOf } from '../../i18n/people.ts';
import { says, worthOf } from '../../i18n/sentences.ts';
import { t } from '../../i18n/texts.ts';
import { isMine } from '../../logic/table.ts';
import type { Snapshot } from '../../messages.ts';
import { Auction } from './Auction.tsx';
import { Bids } from './Bids.tsx';
import { Calls, type TalkState } from './Calls.tsx';
import type { Speaking } from './Frame.tsx';
import type { Calling } from './Word.tsx';
import { auctionOf, bidsOf } from './talks.ts';

type Kind = Snapshot['talk_kind'];
type Panel = FunctionComponent<{ view: Snapshot; calling: Calling; onExplain: () => void }>;

/** The panel for each kind of talk; a plain list of calls where a kind has none of its own. */
const PANELS: Partial<Record<Kind, Panel>> = {
  bids: ({ view, calling }) => <Bids view={view} speaking={speakingOf(view)} bids={bidsOf(view)!} calling={calling} />,
  auction: ({ view, calling, onExplain }) => (
    <Auction
      view={view}
      speaking={speakingOf(view)}
      auction={auctionOf(view)!}
      calling={calling}
      onExplain={onExplain}
    />
  ),
  announcements: ({ view, calling }) => <Calls talk={talkOf(view)} calling={calling} title={t('talk-announce-all')} />,
  naming: ({ view, calling }) => <Calls talk={talkOf(view)} calling={calling} title={t('talk-name-rank')} />,
};

/** Who is to speak at a table. */
const speakingOf = (view: Snapshot): Speaking => ({
  mine: isMine(view),
  waitsFor: view.now?.turn == null ? '' : namesOf(view)[view.now.turn]!,
});

const talkOf = (view: Snapshot): TalkState => ({
  speaking: speakingOf(view),
  heard: view.now!.said.map(([seat, action]) =>
    says(namesOf(view)[seat]!, action, seat === view.seat, worthOf(view.now)),
  ),
  legal: isMine(view) ? view.now!.legal : [],
  notes: notes(view, null, ['note-clique']),
  worth: worthOfCalls(view),
});

/** The talk before or between the cards; `onExplain` shows all that an auction explains. */
export function Talk({ view, calling, onExplain }: { view: Snapshot; calling: Calling; onExplain: () => void }) {
  const Panel = PANELS[view.talk_kind];
  return Panel ? (
    <Panel view={view} calling={calling} onExplain={onExplain} />
  ) : (
    <Calls talk={talkOf(view)} calling={calling} />
  );
}
