import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale, t } from '../i18n/texts.ts';
import type { Health } from '../http.ts';
import { fetchHealth } from './api.ts';
import { lasted } from './when.ts';

const LOOK = 10_000;

/** How the server is, looked at again and again. */
export function HealthNow({ done }: { done: number }) {
  const now = useSignal<Health | null>(null);
  const look = () =>
    void fetchHealth().then(
      (told) => (now.value = told),
      () => undefined,
    );
  useEffect(() => {
    look();
    const timer = setInterval(() => document.hidden || look(), LOOK);
    return () => clearInterval(timer);
  }, [done]);
  const told = now.value;
  return (
    <section aria-labelledby="health">
      <h2 id="health">{t('admin-health')}</h2>
      {told && <p class={`verdict ${told.database || told.slow ? 'differs' : 'agrees'}`}>{state(told)}</p>}
      {told && (
        <dl class="figures">
          <Figure name="people-here" value={count(told.people)} />
          <Figure name="awake" value={count(told.awake)} />
          <Figure name="kept" value={count(told.tables)} />
          <Figure name="late" value={t('admin-seconds', { seconds: decimals(told.late) })} />
          <Figure name="up" value={lasted(told.up)} />
          {told.servers > 1 && <Figure name="servers" value={count(told.servers)} />}
          <Figure name="version" value={told.version} />
        </dl>
      )}
    </section>
  );
}

function state(told: Health): string {
  if (told.database) return t('admin-broken', { fault: told.database });
  return told.slow ? t('admin-slow', { seconds: decimals(told.late) }) : t('admin-well');
}

const count = (value: number): string => value.toLocaleString(locale());
const decimals = (value: number): string => value.toLocaleString(locale(), { maximumFractionDigits: 2 });

function Figure({
  name,
  value,
}: {
  name: 'people-here' | 'awake' | 'kept' | 'late' | 'up' | 'servers' | 'version';
  value: string;
}) {
  return (
    <div>
      <dt>{t(`admin-${name}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
}
