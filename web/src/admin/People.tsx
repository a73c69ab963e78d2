import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import type { PersonSeen, TableSeen } from '../http.ts';
import { appoint, dismiss, fetchPeople, fetchTablesOf, forget } from './api.ts';
import { useList } from './list.ts';
import { Sanctions } from './Sanctions.tsx';
import { Sure } from '../ui/Sure.tsx';
import { Row } from './Tables.tsx';
import { ago } from './when.ts';
import { Failure } from '../ui/Failure.tsx';

/** People by name, and what can be done about them. */
export function People({ done, onDone, first }: { done: number; onDone: () => void; first: boolean }) {
  const named = useSignal('');
  const { rows: people, failed, load, act } = useList(() => fetchPeople(named.value), done, onDone);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('admin-people')}</h2>
      <p class="note">{t('admin-people-text')}</p>
      <Failure text={failed.value && t('admin-failed')} />
      <form
        class="enter"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          load();
        }}
      >
        <label for="named">{t('admin-people-name')}</label>
        <div class="link">
          <input
            id="named"
            type="search"
            value={named.value}
            maxLength={24}
            onInput={(event) => (named.value = event.currentTarget.value)}
          />
          <button type="submit">{t('admin-people-find')}</button>
        </div>
      </form>
      {people.value?.length === 0 && <p role="status">{t('admin-people-none')}</p>}
      <ul class="persons">
        {people.value?.map((person) => (
          <Person key={person.person} person={person} first={first} act={act} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person, first, act }: { person: PersonSeen; first: boolean; act: (work: Promise<void>) => void }) {
  const who = person.name || t('admin-somebody');
  const tables = useSignal<TableSeen[] | null>(null);
  const look = () =>
    void fetchTablesOf(person.person).then(
      (seated) => (tables.value = seated),
      () => undefined,
    );
  const marks = [
    person.you && t('admin-you'),
    person.administrator && t('admin-is-administrator'),
    ...Object.keys(person.sanctions).map((each) => t(`admin-mark-${each as 'bar' | 'mute' | 'ban'}`)),
  ].filter(Boolean);
  const named = (what: string) => t('admin-for', { what, who });
  const button = (what: 'admin-appoint' | 'admin-dismiss', work: () => Promise<void>) => (
    <button type="button" aria-label={named(t(what))} onClick={() => act(work())}>
      {t(what)}
    </button>
  );
  return (
    <li>
      <p>
        <strong>
          <bdi translate={false}>{who}</bdi>
        </strong>
        {marks.map((mark) => (
          <span class="mark">{mark}</span>
        ))}{' '}
        {person.told > 0 && <small>{t('admin-told', { when: ago(person.told) })}</small>}
      </p>
      <details onToggle={(event) => event.currentTarget.open && look()}>
        <summary aria-label={named(t('admin-actions'))}>{t('admin-actions')}</summary>
        <TablesOf tables={tables.value} act={act} />
        {!person.you && <Sanctions person={person.person} who={who} held={person.sanctions} act={act} />}
        <div class="doors">
          {first &&
            (person.administrator
              ? button('admin-dismiss', () => dismiss(person.person))
              : button('admin-appoint', () => appoint(person.person)))}
          {!person.you && (first || !person.administrator) && (
            <Sure
              label={t('admin-forget')}
              name={named(t('admin-forget'))}
              sure={t('admin-forget-sure', { who })}
              onSure={() => act(forget(person.person))}
            />
          )}
        </div>
      </details>
    </li>
  );
}

/** The tables that somebody sits at. */
function TablesOf({ tables, act }: { tables: readonly TableSeen[] | null; act: (work: Promise<void>) => void }) {
  if (!tables) return null;
  if (tables.length === 0) return <p>{t('admin-tables-of-none')}</p>;
  return (
    <ul class="tables-seen">
      {tables.map((table) => (
        <Row key={table.table} table={table} act={act} />
      ))}
    </ul>
  );
}
