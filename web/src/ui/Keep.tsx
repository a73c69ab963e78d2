import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { Keeping } from '../logic/keeping.ts';
import { Button } from './elements.tsx';

const MEGABYTE = 1e6;

interface Props {
  lent?: boolean;
  keeping: Keeping | null;
  bytes: { bytes: number; of: number };
  onKeep: () => void;
  onForget: () => void;
  onShown?: () => void;
}

/** A page without a server is kept on this device, so that it opens without a network: asked for, told, taken back. */
export function Keep({ lent = false, keeping, bytes: { bytes, of }, onKeep, onForget, onShown }: Props) {
  useEffect(() => onShown?.(), []);
  if (!keeping) return null;
  const state = keeping === 'no' && !of ? 'unmeasured' : keeping;
  const sizes = { have: bytes / MEGABYTE, all: of / MEGABYTE };
  return (
    <section class="keep row wrap" aria-label={t('keep-title')}>
      <p role="status">{t(lent ? 'keep-lent' : 'keep-text', { state, ...sizes })}</p>
      {lent && <p class="note">{t('keep-lent-copies')}</p>}
      {keeping === 'coming' && <progress max={of} value={bytes} aria-label={t('keep-title')} />}
      {(keeping === 'no' || keeping === 'failed') && <Button text={t('keep-title')} onClick={onKeep} />}
      {keeping === 'yes' && <Button class="quiet" text={t('keep-forget')} onClick={onForget} />}
    </section>
  );
}
