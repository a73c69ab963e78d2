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
import type { Calling } from './Frame.tsx';
import { speakingOf } from './talks.ts';

type Kind = Snapshot['calls_panel'];
type Panel = FunctionComponent<{ view: Snapshot; calling: Calling; onExplain: () => void }>;

/** The panel for each kind of talk; a plain list of calls, with its title, where a kind has none. */
const PANELS: Partial<Record<Kind, Panel>> = { bids: Bids, auction: Auction };
const TITLES: Partial<Record<Kind, string>> = { announcements: 'talk-announce-all', naming: 'talk-name-rank' };

const talkOf = (view: Snapshot): TalkState => ({
  speaking: speakingOf(view),
  heard: view.deal!.said.map(([seat, action]) =>
    says(namesOf(view)[seat]!, action, seat === view.seat, worthOf(view.deal)),
  ),
  legal: isMine(view) ? view.deal!.legal : [],
  notes: notes(view, null, ['note-clique']),
  worth: worthOfCalls(view),
});

/** The talk before or between the cards; `onExplain` shows all that an auction explains. */
export function Talk({ view, calling, onExplain }: { view: Snapshot; calling: Calling; onExplain: () => void }) {
  const Panel = PANELS[view.calls_panel];
  if (Panel) return <Panel view={view} calling={calling} onExplain={onExplain} />;
  return <Calls talk={talkOf(view)} calling={calling} title={t(TITLES[view.calls_panel] ?? 'talk-your-call')} />;
}
