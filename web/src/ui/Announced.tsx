import { t } from '../l10n.ts';
import { putAway, shown } from '../notice.ts';
import { Icon } from './Icon.tsx';

/** What an administrator announces, over whatever page one is at, until it is put away. */
export function Announced() {
  if (!shown.value) return null;
  return (
    <aside class="announced" aria-label={t('notice-title')}>
      <Icon name="bell" />
      <p>{shown.value.text}</p>
      <button type="button" class="quiet icon" aria-label={t('notice-put-away')} onClick={putAway}><Icon name="close" /></button>
    </aside>
  );
}
