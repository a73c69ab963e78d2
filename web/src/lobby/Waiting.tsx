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
        {waiting.map((table) => (
          <li key={table.table} data-waits={table.table}>
            <a href={tableHref(table.table)}>
              <strong>{t(`game-${table.game}`)}</strong>
              <span>
                {t('at-deal', { number: table.number, count: 0 })}
                {table.due !== null && ` · ${t('clock-until', remaining(table.due))}`}
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
