import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale, t } from '../i18n/texts.ts';
import type { Health } from '../http.ts';
import { fetchHealth } from './api.ts';
import { NewestBackup } from './NewestBackup.tsx';
import { lasted } from './when.ts';

const LOOK = 10_000;

/** How the server is, looked at again and again. */
export function HealthNow({ done }: { done: number }) {
  const now = useSignal<Health | null>(null);
  const look = () =>
    void fetchHealth().then(
      (answer) => (now.value = answer),
      () => undefined,
    );
  useEffect(() => {
    look();
    const timer = setInterval(() => document.hidden || look(), LOOK);
    return () => clearInterval(timer);
  }, [done]);
  const health = now.value;
  return (
    <section aria-labelledby="health">
      <h2 id="health">{t('admin-health')}</h2>
      {health && <p class={`verdict ${health.database || health.slow ? 'differs' : 'agrees'}`}>{state(health)}</p>}
      {health && (
        <dl class="figures">
          <Figure name="people-here" value={count(health.people)} />
          <Figure name="awake" value={count(health.awake)} />
          <Figure name="kept" value={count(health.tables)} />
          <Figure name="late" value={t('admin-seconds', { seconds: decimals(health.late) })} />
          <Figure name="up" value={lasted(health.up)} />
          {health.servers > 1 && <Figure name="servers" value={count(health.servers)} />}
          <Figure name="version" value={health.version} />
        </dl>
      )}
      {health && !health.database && <NewestBackup backup={health.backup} />}
    </section>
  );
}

function state(health: Health): string {
  if (health.database) return t('admin-broken', { fault: health.database });
  return health.slow ? t('admin-slow', { seconds: decimals(health.late) }) : t('admin-well');
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
