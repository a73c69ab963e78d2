import { t } from '../l10n.ts';
import { isCard } from '../logic/cards.ts';
import type { Table } from '../logic/table.ts';
import { namesOf } from '../people.ts';
import { quiet } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import { actionLabel, advice, capital, cardName, type Worth } from '../words.ts';

/** What the careful player would do, and why. */
export function Hint({ table }: { table: Table }) {
  const { hint, view } = table;
  if (!hint) return null;
  const label = isCard(hint.action) ? cardName(hint.action) : actionLabel(hint.action, (view.now?.talk['worth'] ?? {}) as Worth);
  return (
    <div class="hint" role="note">
      <Icon name="hint" />
      <p><strong>{capital(label)}</strong> {capital(advice(hint.reason, namesOf(view)))}</p>
      <button type="button" class="quiet icon" aria-label={t('ui-close')} onClick={quiet}><Icon name="close" /></button>
    </div>
  );
}
