import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { TableSeen } from '../http.ts';
import { closeTable, fetchAllTables } from './api.ts';
import { Sure } from './Sure.tsx';
import { ago, moment } from './when.ts';
import { Failure } from '../ui/Failure.tsx';

/** The tables from outside: which game, how far, how many people, when something happened last. */
export function Tables({ done, onDone }: { done: number; onDone: () => void }) {
  const tables = useSignal<TableSeen[] | null>(null);
  const failed = useSignal(false);
  useEffect(
    () =>
      void fetchAllTables().then(
        (answer) => (tables.value = answer),
        () => (failed.value = true),
      ),
    [done],
  );
  const close = (seen: TableSeen) =>
    void closeTable(seen.table)
      .then(
        () => (failed.value = false),
        () => (failed.value = true),
      )
      .then(onDone);
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{t('admin-tables')}</h2>
      <p class="note">{t('admin-tables-text')}</p>
      <Failure text={failed.value && t('admin-failed')} />
      {tables.value?.length === 0 && <p>{t('admin-tables-none')}</p>}
      <ul class="tables-seen">
        {tables.value?.map((table) => (
          <Row key={table.table} table={table} onClose={() => close(table)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table, onClose }: { table: TableSeen; onClose: () => void }) {
  const game = t(`game-${table.game}`);
  const stage =
    table.stage === 'match' ? t('admin-stage-match', { number: table.number }) : t(`admin-stage-${table.stage}`);
  const goesOn = table.stage === 'match' || table.stage === 'gathering';
  const when = ago(table.updated);
  return (
    <li class={goesOn ? undefined : 'past'}>
      <p>
        <strong>{game}</strong> <small>{t(`preset-${table.game}-${table.preset}`)}</small>
      </p>
      <p>{stage}</p>
      <p>{t('admin-people-at', { count: table.people })}</p>
      <p>
        <time dateTime={new Date(table.updated * 1000).toISOString()} title={moment(table.updated)}>
          {t('admin-last', { when })}
        </time>
      </p>
      <p>
        <time dateTime={new Date(table.made * 1000).toISOString()} title={moment(table.made)}>
          {t('admin-made', { when: ago(table.made) })}
        </time>
      </p>
      {goesOn ? (
        <Sure
          label={t('admin-close')}
          name={t('admin-close-which', { game, stage, when })}
          sure={t('admin-close-sure')}
          onSure={onClose}
        />
      ) : (
        <span />
      )}
    </li>
  );
}
