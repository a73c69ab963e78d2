import '../styles/proof.css';
import { unnamed } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { GatheringSnapshot } from '../messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { listed } from '../i18n/sentences.ts';
import { Luck } from './Luck.tsx';
import { Digits } from './Seal.tsx';

/** The seal of a table that gathers, who has added to the shuffle, and one's own word for it. */
export function GatheringSeal({
  view,
  word,
  onWord,
}: {
  view: GatheringSnapshot;
  word: string;
  onWord: (word: string) => void;
}) {
  const added = view.guests
    .filter((guest) => guest.contributed)
    .map((guest) => guest.name || unnamed(guest.you, guest.number));
  return (
    <details class="gathering-seal">
      <summary>
        <Icon name="seal" />
        {t('proof-at-table')}
      </summary>
      <p>{t('proof-at-table-text')}</p>
      <Digits digits={view.commitment} />
      <p>
        {added.length
          ? t('proof-at-table-luck', { names: listed(added, 'and'), count: added.length })
          : t('proof-at-table-no-luck')}
      </p>
      {view.guest !== null && <Luck word={word} onWord={onWord} />}
    </details>
  );
}
