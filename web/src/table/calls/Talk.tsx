import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { notes, worthOfCalls } from '../../i18n/moments.ts';
import { capital } from '../../i18n/words.ts';
import { t } from '../../i18n/texts.ts';
import { isMine } from '../../logic/table.ts';
import type { Snapshot } from '../../messages.ts';
import { Button, Facts } from '../../ui/elements.tsx';
import { say } from '../../ui/speech.tsx';
import { Auction } from './Auction.tsx';
import { Calls, keyOfBid, type TalkState } from './Calls.tsx';
import { Frame, Word, type Calling } from './Frame.tsx';
import { bidsOf, speakingOf } from './talks.ts';

type Kind = Snapshot['calls_panel'];
type Panel = FunctionComponent<{ view: Snapshot; calling: Calling; onExplain: () => void }>;

/** The panel for each kind of talk; a plain list of calls, with its title, where a kind has none. */
const PANELS: Partial<Record<Kind, Panel>> = { bids: Bids, auction: Auction };
const TITLES: Partial<Record<Kind, string>> = { announcements: 'talk-announce-all', naming: 'talk-name-rank' };

const talkOf = (view: Snapshot): TalkState => ({
  speaking: speakingOf(view),
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

/** The bids of 400: every number with its worth, the smallest one marked, and how far the sum has come. */
function Bids({ view, calling }: { view: Snapshot; calling: Calling }) {
  const bids = bidsOf(view)!;
  const refused = useSignal('');
  const mine = isMine(view);
  const legal = new Set(view.deal?.legal);
  const open = Boolean(view.deal?.face_up);
  const sum = t(bids.sum < bids.needed ? 'talk-sum' : 'talk-sum-enough', { sum: bids.sum, needed: bids.needed });
  const refuse = (number: number) => {
    const score = view.deal!.scores[view.seat!]!;
    refused.value = capital(t('reason-bid-too-small', { least: bids.least, score, bid: number }));
    say(refused.value);
  };
  return (
    <Frame speaking={speakingOf(view)} class="bids" title={t('talk-your-bid')}>
      <p class="sum stack pale gap-2 text-center">
        {bids.sum < bids.needed && <progress max={bids.needed} value={bids.sum} aria-label={sum} />}
        <span>{sum}</span>
      </p>
      {mine && (
        <>
          <div class="numbers stack gap-3">
            {Object.entries(bids.worth).map(([action, worth]) => {
              const number = Number(action.split(':')[1]);
              const label = t('talk-bid-worth', { number, worth });
              const inside = (
                <>
                  <b data-text={number} />
                  <small data-text={`±${worth}`} />
                </>
              );
              if (legal.has(action))
                return (
                  <Word
                    action={action}
                    calling={calling}
                    label={label}
                    key={action}
                    shortcut={keyOfBid(action, calling)}
                  >
                    {inside}
                  </Word>
                );
              return (
                <Button
                  class="word"
                  key={action}
                  text={inside}
                  aria-disabled="true"
                  label={label}
                  onClick={() => refuse(number)}
                />
              );
            })}
          </div>
          <p class="note" role="status">
            {refused.value || <Facts facts={[t('talk-least', { least: bids.least }), open && t('talk-open')]} />}
          </p>
        </>
      )}
    </Frame>
  );
}
