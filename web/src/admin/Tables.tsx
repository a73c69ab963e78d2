import { moment, t } from '../i18n/texts.ts';
import type { TableSeen } from '../http.ts';
import { closeTable, fetchAllTables, removePerson } from './api.ts';
import { useList } from './list.ts';
import { Sure } from '../ui/Sure.tsx';
import { ago } from './when.ts';
import { Failure } from '../ui/Failure.tsx';

/** The tables from outside: which game, how far, how many people, when something happened last. */
export function Tables({ done, onDone }: { done: number; onDone: () => void }) {
  const { rows: tables, failed, act } = useList(fetchAllTables, done, onDone);
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{t('admin-tables')}</h2>
      <p class="note">{t('admin-tables-text')}</p>
      <Failure text={failed.value && t('admin-failed')} />
      {tables.value?.length === 0 && <p>{t('admin-tables-none')}</p>}
      <ul class="tables-seen">
        {tables.value?.map((table) => (
          <Row key={table.table} table={table} act={act} />
        ))}
      </ul>
    </section>
  );
}

/** A table from outside, with the people at it, and what can be done there. */
export function Row({ table, act }: { table: TableSeen; act: (work: Promise<void>) => void }) {
  const game = t(`game-${table.game}`);
  const stage =
    table.stage === 'match' ? t('admin-stage-match', { number: table.number }) : t(`admin-stage-${table.stage}`);
  const goesOn = table.stage === 'match' || table.stage === 'waiting-room';
  const when = ago(table.updated);
  return (
    <li class={goesOn ? undefined : 'past'}>
      <p>
        <strong>{game}</strong> <small>{t(`preset-${table.game}-${table.preset}`)}</small>
        <code translate={false} dir="ltr">
          {table.table}
        </code>
      </p>
      <p>{stage}</p>
      <div class="seated">
        {table.people.length === 0 && <p>{t('admin-people-at', { count: 0 })}</p>}
        {table.people.map((each) => (
          <p key={each.person}>
            <bdi translate={false}>{each.name || t('admin-somebody')}</bdi>{' '}
            {goesOn && (
              <Sure
                label={t('admin-remove')}
                name={t('admin-for', { what: t('admin-remove'), who: each.name || t('admin-somebody') })}
                sure={t('admin-remove-sure', { who: each.name || t('admin-somebody') })}
                onSure={() => act(removePerson(table.table, each.person))}
              />
            )}
          </p>
        ))}
      </div>
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
          onSure={() => act(closeTable(table.table))}
        />
      ) : (
        <span />
      )}
    </li>
  );
}
