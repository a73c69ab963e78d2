import { t } from '../i18n/texts.ts';
import type { Keeping } from '../logic/keeping.ts';

const MEGABYTE = 1e6;

/** A page without a server is kept on this device, so that it opens without a network: asked for, told, taken back. */
export function Keep({
  keeping,
  bytes: { bytes, of },
  onKeep,
  onForget,
}: {
  keeping: Keeping | null;
  bytes: { bytes: number; of: number };
  onKeep: () => void;
  onForget: () => void;
}) {
  if (!keeping) return null;
  const sizes = { have: bytes / MEGABYTE, all: of / MEGABYTE };
  return (
    <section class="keep" aria-label={t('keep-title')}>
      <p role="status">{t('keep-text', { state: keeping, ...sizes })}</p>
      {keeping === 'coming' && <progress max={of} value={bytes} aria-label={t('keep-title')} />}
      {(keeping === 'no' || keeping === 'failed') && (
        <button type="button" onClick={onKeep}>
          {t('keep-title')}
        </button>
      )}
      {keeping === 'yes' && (
        <button type="button" class="quiet" onClick={onForget}>
          {t('keep-forget')}
        </button>
      )}
    </section>
  );
}
