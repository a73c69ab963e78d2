import { t } from '../i18n/texts.ts';
import { Icon } from './Icon.tsx';

/** A newer version of the page is there: it is shown when one says so, and not in the middle of a trick. */
export function Newer({ onUpdate }: { onUpdate: () => void }) {
  return (
    <aside class="announced" aria-label={t('newer-title')}>
      <Icon name="bell" />
      <p role="status">{t('newer-text')}</p>
      <button type="button" class="quiet" onClick={onUpdate}>
        {t('newer-update')}
      </button>
    </aside>
  );
}
