/** People, their tables, the messages that were reported, and what administrators do about them. */

import { useSignal } from '@preact/signals';
import { call, type PersonSeen, type TableSeen, type LineSeen, type ReportSeen } from '../api.ts';
import { t, ago, dateTime } from '../i18n/texts.ts';
import { Button, Sure } from '../ui/elements.tsx';
import { Form, Select } from '../ui/Form.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { AdminList, personName, type Act, type Refreshed, Time } from './AdminList.tsx';

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

const HOURS = [1, 24, 24 * 7, 24 * 30];
const KINDS = ['mute', 'bar', 'ban', 'ban-address'] as const;
type Kind = (typeof KINDS)[number];
type Sanction = 'bar' | 'mute' | 'ban';

function impose(kind: Kind, person: string, hours: number): Promise<void> {
  if (kind === 'mute' || kind === 'bar')
    return call(`PUT /api/admin/people/{person}/${kind}`, { person, body: { hours } });
  return call('PUT /api/admin/people/{person}/ban', { person, body: { hours, address: kind === 'ban-address' } });
}

type SanctionsProps = { person: string; who: string; held?: Partial<Record<Sanction, number>>; act: Act };

/** What somebody may not do for a chosen time; `who` is for the names of the choices. */
export function Sanctions({ person, who, held = {}, act }: SanctionsProps) {
  const kind = useSignal<Kind>('mute');
  const hours = useSignal(24);
  const named = (what: string) => t('admin-for', { what, who });
  return (
    <>
      {(Object.entries(held) as [Sanction, number][]).map(([sanction, until]) => (
        <p key={sanction} class="held">
          {t(`admin-is-${sanction}`, { until: dateTime(until) })}{' '}
          <Button
            aria-label={named(t(`admin-lift-${sanction}`))}
            text={t(`admin-lift-${sanction}`)}
            onClick={() => act(call('DELETE /api/admin/people/{person}/{sanction}', { person, sanction }))}
          />
        </p>
      ))}
      <Form class="measure wrap gap-3" onSubmit={() => act(impose(kind.value, person, hours.value))}>
        <Select
          aria-label={named(t('admin-measure'))}
          value={kind.value}
          values={KINDS}
          text={(each) => t(`admin-measure-${each}`)}
          onChoose={(each) => (kind.value = each)}
        />
        <Select
          aria-label={named(t('admin-measure-time'))}
          value={hours.value}
          values={HOURS}
          text={(each) => (each < 24 ? t('admin-hours', { hours: each }) : t('admin-days', { days: each / 24 }))}
          onChoose={(each) => (hours.value = each)}
        />
        <Button type="submit" aria-label={named(t('admin-measure-apply'))} text={t('admin-measure-apply')} />
      </Form>
    </>
  );
}

/** Messages that were reported in the last week, with what was written around them. */
export function Reports(refreshed: Refreshed) {
  return (
    <AdminList
      {...refreshed}
      id="reports"
      class="reports"
      fetch={() => call('GET /api/admin/reports')}
      row={(report, act) => (
        <li class="ruled" key={report.report}>
          <Report report={report} act={act} />
        </li>
      )}
    />
  );
}

const writer = (line: LineSeen | undefined): string => personName(line?.name ?? '');

function Report({ report, act }: { report: ReportSeen; act: Act }) {
  const reported = report.lines.find((line) => line.reported);
  const who = writer(reported);
  return (
    <>
      <p>
        <Time at={report.at} text={t('admin-report-by', { who: personName(report.by), when: ago(report.at) })} />
      </p>
      <ol class="evidence panel breaks" aria-label={t('admin-report-context')}>
        {report.lines.map((line) => (
          <li key={line.at} class={line.reported ? 'reported' : undefined}>
            {line.reported && <span class="unseen">{t('admin-report-this')} </span>}
            <strong>
              <bdi translate={false}>{writer(line)}</bdi>
            </strong>{' '}
            <bdi>{line.phrase ? t(`chat-phrase-${line.phrase as 'hello'}`) : line.text}</bdi>
          </li>
        ))}
      </ol>
      <div class="doors">
        <Sure
          label={t('admin-remove-message')}
          name={t('admin-for', { what: t('admin-remove-message'), who })}
          sure={t('admin-remove-message-sure')}
          onSure={() => act(call('DELETE /api/admin/reports/{report}/message', { report: report.report }))}
        />
        <Sure
          label={t('admin-settle')}
          name={t('admin-for', { what: t('admin-settle'), who })}
          sure={t('admin-settle-sure')}
          onSure={() => act(call('DELETE /api/admin/reports/{report}', { report: report.report }))}
        />
      </div>
      {reported && <Sanctions person={reported.person} who={who} act={act} />}
    </>
  );
}
