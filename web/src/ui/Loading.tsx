import type { Trouble } from '../house/talk.ts';
import { t } from '../i18n/texts.ts';

const MEGABYTE = 1e6;

/** How far the house in this page has come, while it is loaded; and what keeps it from opening. */
export function Loading({
  progress,
  elsewhere,
  stopped,
}: {
  progress: { bytes: number; of: number } | null;
  elsewhere: boolean;
  stopped: Trouble | null;
}) {
  if (!progress && !stopped) return null;
  const { bytes, of } = progress ?? { bytes: 0, of: 0 };
  const sentence = stopped
    ? t('alone-failed', { why: stopped })
    : elsewhere
      ? t('alone-elsewhere')
      : t('alone-loading', { have: bytes / MEGABYTE, all: of / MEGABYTE });
  return (
    <div class="loading-house" role="status">
      <p>{sentence}</p>
      {stopped ? (
        <button type="button" onClick={() => location.reload()}>
          {t('alone-reload')}
        </button>
      ) : (
        !elsewhere && <progress max={of || 1} value={bytes} aria-label={t('alone-title')} />
      )}
    </div>
  );
}
