import { t } from '../l10n.ts';
import type { GatheringSnapshot } from '../messages.ts';
import { wish } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import { listed } from '../words.ts';
import { Luck } from './Luck.tsx';
import { luckFor } from './noted.ts';
import { Digits } from './Seal.tsx';

/** The seal of a table that gathers, who has added to the shuffle, and one's own word for it. */
export function RoomSeal({ view }: { view: GatheringSnapshot }) {
  const added = view.guests.filter((one) => one.luck).map((one) => one.name || t('player', { number: one.number + 1 }));
  const add = () => void wish({ type: 'contribute', contribution: luckFor(view.table, view.commitment) });
  return (
    <details class="room-seal">
      <summary><Icon name="seal" />{t('proof-at-table')}</summary>
      <p>{t('proof-at-table-text')}</p>
      <Digits digits={view.commitment} />
      <p>{added.length ? t('proof-at-table-luck', { names: listed(added, 'and'), count: added.length }) : t('proof-at-table-no-luck')}</p>
      {view.guest !== null && <Luck onChosen={add} />}
    </details>
  );
}
