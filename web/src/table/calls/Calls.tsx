import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { isCard } from '../../logic/cards.ts';
import { isMine } from '../../logic/table.ts';
import { notes, worthOfCalls } from '../../i18n/moments.ts';
import { Button } from '../../ui/elements.tsx';
import { rove } from '../../ui/rove.ts';
import { actionLabel, callLabel, type Worth } from '../../i18n/sentences.ts';
import { capital } from '../../i18n/words.ts';
import { Frame, keyOfCall, Notes, Word, Words, type Calling } from './Frame.tsx';
import type { Speaking } from './talks.ts';

/** The talk of a deal so far, and what may be said next. */
export interface TalkState {
  speaking: Speaking;
  /** The calls that may be made now; none where another seat is to speak. */
  legal: readonly string[];
  /** What comes of them, a sentence each. */
  notes: readonly string[];
  /** What a call is worth if it counts. */
  worth?: Readonly<Record<string, string>>;
  points?: Worth;
  /** The rung of an auction that would be sold. */
  standing?: string | null;
}

/** The talk of any game: a button for each call that may be made. What was said stands at the seats. */
export function Calls({ talk, calling, title }: { talk: TalkState; calling: Calling; title: string }) {
  const ofNumbers = talk.legal.every((action) => /^bid:\d+$/.test(action));
  return (
    <Frame speaking={talk.speaking} title={title}>
      {talk.legal.length > 0 &&
        (ofNumbers ? (
          <Numbers actions={talk.legal} calling={calling} worth={talk.points ?? {}} />
        ) : (
          <div class="words wrap gap-3 center">
            <Words
              actions={talk.legal}
              calling={calling}
              labelOf={(action) => capital(callLabel(action, talk.points, talk.standing))}
              worth={talk.worth}
            />
          </div>
        ))}
      <Notes notes={talk.notes} />
    </Frame>
  );
}

/** The key of a bid: its digit, 0 for ten; after +8 come −1 and −2. Arrows lead to more. */
export function keyOfBid(action: string, { keys }: Calling): string | undefined {
  const bid = Number(action.replace('bid:', ''));
  const number = bid < 0 ? 8 - bid : bid;
  return keys && number <= 10 ? String(number % 10) : undefined;
}

/** Bids of a number, in the grid of the table. */
function Numbers({ actions, calling, worth }: { actions: readonly string[]; calling: Calling; worth: Worth }) {
  const labelOf = (action: string): string =>
    worth[action] === undefined
      ? capital(actionLabel(action))
      : t('talk-bid-worth', { number: Number(action.split(':')[1]), worth: worth[action] });
  return (
    <div class="numbers stack gap-3">
      {actions.map((action) => (
        <Word
          action={action}
          calling={calling}
          label={labelOf(action)}
          key={action}
          shortcut={keyOfBid(action, calling)}
        >
          <b data-text={action.split(':')[1]} />
          {calling.figures?.[action] ? (
            <small data-text={calling.figures[action].text} />
          ) : (
            worth[action] !== undefined && <small data-text={`±${worth[action]}`} />
          )}
        </Word>
      ))}
    </div>
  );
}

/** Cliques may be announced, or a number said, before the first card: or one keeps silent and plays. */
export function Announce({ view, calling }: { view: Snapshot; calling: Calling }) {
  const silent = useSignal(0);
  const { deal } = view;
  const words = deal?.stage === 'play' && isMine(view) ? deal.legal.filter((action) => !isCard(action)) : [];
  if (!deal || words.length === 0 || silent.value === deal.number) return null;
  return (
    <Announced words={words} calling={calling} notes={notes(view, null, ['note-clique'])} worth={worthOfCalls(view)}>
      <Button
        class="word"
        text={t('talk-silent')}
        shortcut={keyOfCall(words.length, calling)}
        data-action="silent"
        onClick={() => (silent.value = deal.number)}
      />
    </Announced>
  );
}

interface AnnouncedProps {
  words: readonly string[];
  calling: Calling;
  notes?: readonly string[];
  worth?: Readonly<Record<string, string>>;
  children?: ComponentChildren;
}

/** What may be announced beside the cards; below it whatever else may be pressed there. */
export function Announced({ words, calling, notes = [], worth, children }: AnnouncedProps) {
  return (
    <div class="announce row wrap" role="group" aria-label={t('talk-announce')} onKeyDown={rove}>
      <p>
        {t('talk-announce')} {notes.join(' ')}
      </p>
      <div class="words wrap gap-3 center">
        <Words actions={words} calling={calling} labelOf={(action) => actionLabel(action)} worth={worth} />
        {children}
      </div>
    </div>
  );
}
