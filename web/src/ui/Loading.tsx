import { t } from '../i18n/texts.ts';

const MEGABYTE = 1e6;

/** How far the house in this page has come, while it is loaded; or that another tab has the matches. */
export function Loading({
  progress,
  elsewhere,
}: {
  progress: { bytes: number; of: number } | null;
  elsewhere: boolean;
}) {
  if (!progress) return null;
  const { bytes, of } = progress;
  const sentence = elsewhere
    ? t('alone-elsewhere')
    : t('alone-loading', { have: bytes / MEGABYTE, all: of / MEGABYTE });
  return (
    <div class="loading-house" role="status">
      <p>{sentence}</p>
      {!elsewhere && <progress max={of || 1} value={bytes} aria-label={t('alone-title')} />}
    </div>
  );
}
