import { t } from '../l10n.ts';
import { tableHref } from '../route.ts';
import { remaining } from '../table/Clock.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ask, permission, slow, waiting } from '../waiting.ts';

/** Games over days that wait for me, the most urgent first; and the offer to be told. */
export function Waiting() {
  if (!slow.value) return null;
  return (
    <section class="continue waits" aria-label={t('waiting-title')}>
      {waiting.value.length > 0 && <h2>{t('waiting-title')}</h2>}
      <ul>
        {waiting.value.map((one) => (
          <li key={one.table} data-waits={one.table}>
            <a href={tableHref(one.table)}>
              <strong>{t(`game-${one.game}`)}</strong>
              <span>{t('at-deal', { number: one.number, count: 0 })}{one.due !== null && ` · ${t('clock-until', remaining(one.due))}`}</span>
            </a>
          </li>
        ))}
      </ul>
      {permission.value === 'default' && <button type="button" class="quiet" onClick={() => void ask()}><Icon name="bell" />{t('waiting-tell')}</button>}
      {permission.value === 'granted' && <p class="note">{t('waiting-told')}</p>}
      {permission.value === 'denied' && <p class="note">{t('waiting-denied')}</p>}
    </section>
  );
}
