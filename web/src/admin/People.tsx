import { useSignal } from '@preact/signals';
import { call, type PersonSeen } from '../api.ts';
import { t, ago } from '../i18n/texts.ts';
import { Button, Sure } from '../ui/elements.tsx';
import { Form } from '../ui/Form.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { AdminList, personName, type Act, type Refreshed } from './AdminList.tsx';
import { Sanctions } from './Sanctions.tsx';
import { TableRow } from './Tables.tsx';

export function People({ first, ...refreshed }: Refreshed & { first: boolean }) {
  const name = useSignal('');
  const search = useSignal(0);
  return (
    <AdminList
      {...refreshed}
      id="people"
      class="persons"
      fetch={() => call('GET /api/admin/people', { name: name.value })}
      search={search.value}
      row={(person, act) => <Person key={person.person} person={person} first={first} act={act} />}
    >
      <Form class="enter stack gap-2" role="search" onSubmit={() => search.value++}>
        <label class="medium" for="named">
          {t('admin-people-name')}
        </label>
        <div class="link row wrap gap-3">
          <input
            id="named"
            type="search"
            value={name.value}
            maxLength={24}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
          <Button type="submit" text={t('admin-people-find')} />
        </div>
      </Form>
    </AdminList>
  );
}

function Person({ person, first, act }: { person: PersonSeen; first: boolean; act: Act }) {
  const who = personName(person.name);
  const open = useSignal(false);
  const marks = [
    person.you && t('admin-you'),
    person.administrator && t('admin-is-administrator'),
    ...Object.keys(person.sanctions).map((each) => t(`admin-mark-${each}`)),
  ].filter(Boolean);
  const forPerson = (what: string) => t('admin-for', { what, who });
  const office = person.administrator ? 'admin-dismiss' : 'admin-appoint';
  return (
    <li class="entry">
      <p>
        <strong>
          <bdi translate={false}>{who}</bdi>
        </strong>
        {marks.map((mark) => (
          <span class="mark">{mark}</span>
        ))}{' '}
        {person.told > 0 && <small>{t('admin-told', { when: ago(person.told) })}</small>}
      </p>
      <details onToggle={(event) => (open.value = event.currentTarget.open)}>
        <summary aria-label={forPerson(t('admin-actions'))}>{t('admin-actions')}</summary>
        {open.value && <TablesOf person={person.person} act={act} />}
        {!person.you && <Sanctions person={person.person} who={who} held={person.sanctions} act={act} />}
        <div class="doors">
          {first && (
            <Button
              aria-label={forPerson(t(office))}
              text={t(office)}
              onClick={() =>
                act(
                  call(`${person.administrator ? 'DELETE' : 'PUT'} /api/admin/people/{person}/office`, {
                    person: person.person,
                  }),
                )
              }
            />
          )}
          {!person.you && (first || !person.administrator) && (
            <Sure
              label={t('admin-forget')}
              name={forPerson(t('admin-forget'))}
              sure={t('admin-forget-sure', { who })}
              onSure={() => act(call('DELETE /api/admin/people/{person}', { person: person.person }))}
            />
          )}
        </div>
      </details>
    </li>
  );
}

function TablesOf({ person, act }: { person: string; act: Act }) {
  const tables = useFetched(() => call('GET /api/admin/people/{person}/tables', { person }), [person]).data;
  if (tables?.length === 0) return <p>{t('admin-tables-of-none')}</p>;
  return (
    <ul class="tables-seen">
      {tables?.map((table) => (
        <TableRow key={table.table} table={table} act={act} />
      ))}
    </ul>
  );
}
