import { call, type TableSeen } from '../api.ts';
import { t, ago } from '../i18n/texts.ts';
import { Sure } from '../ui/elements.tsx';
import { AdminList, personName, Time, type Act, type Refreshed } from './AdminList.tsx';

/** The tables from outside: which game, how far, how many people, when something happened last. */
export function Tables(refreshed: Refreshed) {
  return (
    <AdminList
      {...refreshed}
      id="tables"
      class="tables-seen"
      fetch={() => call('GET /api/admin/tables')}
      row={(table, act) => <TableRow key={table.table} table={table} act={act} />}
    />
  );
}

export function TableRow({ table, act }: { table: TableSeen; act: Act }) {
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
        {table.people.map(({ person, name }) => (
          <p key={person}>
            <bdi translate={false}>{personName(name)}</bdi>{' '}
            {goesOn && (
              <Sure
                label={t('admin-remove')}
                name={t('admin-for', { what: t('admin-remove'), who: personName(name) })}
                sure={t('admin-remove-sure', { who: personName(name) })}
                onSure={() =>
                  act(call('DELETE /api/admin/tables/{table}/people/{person}', { table: table.table, person }))
                }
              />
            )}
          </p>
        ))}
      </div>
      <p>
        <Time at={table.updated} text={t('admin-last', { when })} />
      </p>
      <p>
        <Time at={table.made} text={t('admin-made', { when: ago(table.made) })} />
      </p>
      {goesOn ? (
        <Sure
          label={t('admin-close')}
          name={t('admin-close-which', { game, stage, when })}
          sure={t('admin-close-sure')}
          onSure={() => act(call('DELETE /api/admin/tables/{table}', { table: table.table }))}
        />
      ) : (
        <span />
      )}
    </li>
  );
}
