import { t } from '../i18n/texts.ts';
import { tableHref } from '../route.ts';
import { remaining } from '../logic/clock.ts';
import type { ComponentChildren } from 'preact';
import type { TableInfo } from '../http.ts';
import { withWhom } from '../i18n/companions.ts';
import { Facts } from '../ui/Facts.tsx';

/** Correspondence games that wait for me, the most urgent first; and the offer to be told. */
export function Waiting({ waiting, children }: { waiting: readonly TableInfo[]; children: ComponentChildren }) {
  return (
    <section class="continue waits" aria-label={t('waiting-title')}>
      {waiting.length > 0 && <h2>{t('waiting-title')}</h2>}
      <ul>
        {waiting.map((table) => (
          <li key={table.table} data-waits={table.table}>
            <a href={tableHref(table.table)}>
              <strong>{t(`game-${table.game}`)}</strong>
              <span>
                <Facts
                  facts={[
                    withWhom(table),
                    t('at-deal', { number: table.number, count: 0 }),
                    table.due !== null && t('clock-until', remaining(table.due)),
                  ]}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
