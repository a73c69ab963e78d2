import { t } from '../i18n/texts.ts';
import type { NewestBackup as Backup } from '../http.ts';
import { ago } from './when.ts';

/** How old the newest backup is, whether it restores, and what to do if it doesn't. */
export function NewestBackup({ backup, now }: { backup: Backup | null; now?: number }) {
  const [kind, state, remedy] = shownOf(backup, now);
  return (
    <div class="newest-backup">
      <p class={`verdict ${kind}`}>
        <span>{state}</span>
      </p>
      {remedy && <p>{remedy}</p>}
      {backup && <p class="its-file">{t('admin-backup-file', { file: backup.file, rows: backup.rows })}</p>}
      {backup?.checked != null && (
        <p class="its-file">{t('admin-backup-checked', { when: ago(backup.checked, now) })}</p>
      )}
    </div>
  );
}

/** The colour of the verdict, its sentence, and the remedy; empty if all is well. */
function shownOf(backup: Backup | null, now?: number): [string, string, string] {
  if (!backup) return ['', t('admin-backup-none'), t('admin-backup-make')];
  const when = ago(backup.at, now);
  if (backup.fault)
    return ['differs', t('admin-backup-broken', { when, fault: backup.fault }), t('admin-backup-again')];
  if (backup.checked === null) return ['', t('admin-backup-unchecked', { when }), t('admin-backup-check')];
  return ['agrees', t('admin-backup-restores', { when }), ''];
}
