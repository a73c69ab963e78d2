import type { Trouble } from '../offline/workerMessages.ts';
import { t } from '../i18n/texts.ts';

/** Why the games of this page have stopped, and what to do. */
export function Stopped({ why }: { why: Trouble }) {
  return (
    <div class="loading-house" role="status">
      <p>{t('stopped', { why })}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('stopped-reload')}
      </button>
    </div>
  );
}
