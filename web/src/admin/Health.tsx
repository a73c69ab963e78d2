import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { call, type Health as HealthInfo, type NewestBackup } from '../api.ts';
import { language, locale, t, ago } from '../i18n/texts.ts';
import { Section } from '../ui/elements.tsx';
import { useFetched } from '../ui/useFetched.ts';

const PERIOD = 10_000;

export function Health({ done }: { done: number }) {
  const beats = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || beats.value++, PERIOD);
    return () => clearInterval(timer);
  }, []);
  const health = useFetched(() => call('GET /api/admin/health', { lang: language.value }), [done, beats.value]).data;
  return (
    <Section id="health" title={t('admin-health')}>
      {health && (
        <>
          <p class={`verdict panel row ${health.database || health.slow ? 'differs' : 'agrees'}`}>{state(health)}</p>
          <dl class="figures">
            {figuresOf(health).map(([name, value]) => (
              <div class="panel" key={name}>
                <dt class="text-small pale">{t(`admin-${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {!health.database && <BackupState backup={health.backup} />}
        </>
      )}
    </Section>
  );
}

const count = (value: number): string => value.toLocaleString(locale());
const decimals = (value: number): string => value.toLocaleString(locale(), { maximumFractionDigits: 2 });

export function lasted(seconds: number): string {
  if (seconds < 60) return t('admin-seconds', { seconds: Math.floor(seconds) });
  if (seconds < 3600) return t('admin-minutes', { minutes: Math.floor(seconds / 60) });
  if (seconds < 2 * 86400) return t('admin-hours', { hours: Math.floor(seconds / 3600) });
  return t('admin-days', { days: Math.floor(seconds / 86400) });
}

function state(health: HealthInfo): string {
  if (health.database) return t('admin-broken', { fault: health.database });
  return health.slow ? t('admin-slow', { seconds: decimals(health.late) }) : t('admin-well');
}

const figuresOf = (health: HealthInfo): (readonly [name: string, value: string])[] => [
  ['people-here', count(health.people)],
  ['awake', count(health.awake)],
  ['kept', count(health.tables)],
  ['late', t('admin-seconds', { seconds: decimals(health.late) })],
  ['up', lasted(health.up)],
  ...(health.servers > 1 ? [['servers', count(health.servers)] as const] : []),
  ['version', health.version],
];

/** How old the newest backup is, whether it restores, and what to do if it doesn't. */
export function BackupState({ backup, now }: { backup: NewestBackup | null; now?: number }) {
  const [kind, state, remedy] = shownOf(backup, now);
  return (
    <div class="newest-backup stack breaks gap-2">
      <p class={`verdict panel row ${kind}`}>
        <span>{state}</span>
      </p>
      {remedy && <p>{remedy}</p>}
      {backup && <p class="its-file pale">{t('admin-backup-file', { file: backup.file, rows: backup.rows })}</p>}
      {backup?.checked != null && (
        <p class="its-file pale">{t('admin-backup-checked', { when: ago(backup.checked, now) })}</p>
      )}
    </div>
  );
}

function shownOf(backup: NewestBackup | null, now?: number): [string, string, string] {
  if (!backup) return ['', t('admin-backup-none'), t('admin-backup-make')];
  const when = ago(backup.at, now);
  if (backup.fault)
    return ['differs', t('admin-backup-broken', { when, fault: backup.fault }), t('admin-backup-again')];
  if (backup.checked === null) return ['', t('admin-backup-unchecked', { when }), t('admin-backup-check')];
  return ['agrees', t('admin-backup-restores', { when }), ''];
}
