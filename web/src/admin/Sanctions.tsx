import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { t, dateTime } from '../i18n/texts.ts';
import { Button } from '../ui/elements.tsx';
import { Form } from '../ui/Form.tsx';
import type { Act } from './AdminList.tsx';

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
        <select
          aria-label={named(t('admin-measure'))}
          value={kind.value}
          onChange={(event) => (kind.value = event.currentTarget.value as Kind)}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`admin-measure-${each}`)}
            </option>
          ))}
        </select>
        <select
          aria-label={named(t('admin-measure-time'))}
          value={hours.value}
          onChange={(event) => (hours.value = Number(event.currentTarget.value))}
        >
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {each < 24 ? t('admin-hours', { hours: each }) : t('admin-days', { days: each / 24 })}
            </option>
          ))}
        </select>
        <Button type="submit" aria-label={named(t('admin-measure-apply'))} text={t('admin-measure-apply')} />
      </Form>
    </>
  );
}
