import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { isCard } from '../../logic/cards.ts';
import { isMine } from '../../logic/table.ts';
import { notes, worthOfCalls } from '../../i18n/moments.ts';
import { actionLabel } from '../../i18n/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { rove } from '../../ui/rove.ts';
import { Words, type Calling } from './Frame.tsx';

/** Cliques may be announced, or a number said, before the first card: or one keeps silent and plays. */
export function Announce({ view, calling }: { view: Snapshot; calling: Calling }) {
  const silent = useSignal(0);
  const { deal: now } = view;
  const words = now?.stage === 'play' && isMine(view) ? now.legal.filter((action) => !isCard(action)) : [];
  if (!now || words.length === 0 || silent.value === now.number) return null;
  return (
    <Announced words={words} calling={calling} notes={notes(view, null, ['note-clique'])} worth={worthOfCalls(view)}>
      <Button class="word" text={t('talk-silent')} onClick={() => (silent.value = now.number)} />
    </Announced>
  );
}

interface Props {
  words: readonly string[];
  calling: Calling;
  notes?: readonly string[];
  worth?: Readonly<Record<string, string>>;
  children?: ComponentChildren;
}

/** What may be announced beside the cards; below it whatever else may be pressed there. */
export function Announced({ words, calling, notes = [], worth, children }: Props) {
  return (
    <div class="announce" role="group" aria-label={t('talk-announce')} onKeyDown={rove}>
      <p>
        {t('talk-announce')} {notes.join(' ')}
      </p>
      <div class="words">
        <Words actions={words} calling={calling} labelOf={(action) => actionLabel(action)} worth={worth} />
        {children}
      </div>
    </div>
  );
}
