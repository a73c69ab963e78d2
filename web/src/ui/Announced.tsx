import { t } from '../i18n/texts.ts';
import { Icon } from './Icon.tsx';

/** What an administrator announces, over every page, until it is put away. */
export function Announced({ text, onPutAway }: { text: string; onPutAway?: () => void }) {
  return (
    <aside class="announced" aria-label={t('notice-title')}>
      <Icon name="bell" />
      <p>{text}</p>
      {onPutAway && (
        <button type="button" class="quiet icon" aria-label={t('notice-put-away')} onClick={onPutAway}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
