import '../styles/proof.css';
import { together, unnamed } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { Luck } from './Luck.tsx';
import { Digits } from './Seal.tsx';

interface WaitingRoomSealProps {
  view: WaitingRoomSnapshot;
  word: string;
  onWord: (word: string) => void;
}

/** The seal of a table that gathers, who has added to the shuffle, and one's own word for it. */
export function WaitingRoomSeal({ view, word, onWord }: WaitingRoomSealProps) {
  const added = view.guests.filter((guest) => guest.contributed);
  const others = added.filter((guest) => !guest.you).map((guest) => guest.name || unnamed(false, guest.number));
  return (
    <details class="waiting-room-seal">
      <summary>
        <Icon name="seal" />
        {t('proof-at-table')}
      </summary>
      <p>{t('proof-at-table-text')}</p>
      <Digits digits={view.commitment} />
      <p>
        {added.length
          ? t('proof-at-table-luck', { ...together(others, others.length < added.length) })
          : t('proof-at-table-no-luck')}
      </p>
      {view.guest !== null && <Luck word={word} onWord={onWord} />}
    </details>
  );
}
