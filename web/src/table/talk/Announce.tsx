import { useSignal } from '@preact/signals';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { isCard } from '../../logic/cards.ts';
import { notes } from '../../i18n/moments.ts';
import { actionLabel } from '../../i18n/sentences.ts';
import { rove } from '../../ui/rove.ts';
import { Word, type Calling } from './Word.tsx';

/** Cliques may be announced, or a number said, before the first card: or one keeps silent and plays. */
export function Announce({ view, calling }: { view: Snapshot; calling: Calling }) {
  const silent = useSignal(0);
  const { now } = view;
  const words = now?.stage === 'play' ? now.legal.filter((action) => !isCard(action)) : [];
  if (!now || words.length === 0 || silent.value === now.number) return null;
  return (
    <div class="announce" role="group" aria-label={t('talk-announce')} onKeyDown={rove}>
      <p>
        {t('talk-announce')} {notes(view).join(' ')}
      </p>
      <div class="words">
        {words.map((action) => (
          <Word action={action} calling={calling} key={action} class="strong">
            {actionLabel(action)}
          </Word>
        ))}
        <button type="button" class="word" onClick={() => (silent.value = now.number)}>
          {t('talk-silent')}
        </button>
      </div>
    </div>
  );
}
