import { t } from '../i18n/texts.ts';
import { tableHref } from '../route.ts';
import { remaining } from '../logic/clock.ts';
import { Icon } from '../ui/Icon.tsx';
import type { TableInfo } from '../http.ts';

/** Games over days that wait for me, the most urgent first; and the offer to be told. */
export function Waiting({
  waiting,
  permission,
  onAsk,
}: {
  waiting: readonly TableInfo[];
  permission: NotificationPermission | null;
  onAsk: () => void;
}) {
  return (
    <section class="continue waits" aria-label={t('waiting-title')}>
      {waiting.length > 0 && <h2>{t('waiting-title')}</h2>}
      <ul>
        {waiting.map((one) => (
          <li key={one.table} data-waits={one.table}>
            <a href={tableHref(one.table)}>
              <strong>{t(`game-${one.game}`)}</strong>
              <span>
                {t('at-deal', { number: one.number, count: 0 })}
                {one.due !== null && ` · ${t('clock-until', remaining(one.due))}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {permission === 'default' && (
        <button type="button" class="quiet" onClick={() => onAsk()}>
          <Icon name="bell" />
          {t('waiting-tell')}
        </button>
      )}
      {permission === 'granted' && <p class="note">{t('waiting-told')}</p>}
      {permission === 'denied' && <p class="note">{t('waiting-denied')}</p>}
    </section>
  );
}
