import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { serverNow } from '../logic/serverTime.ts';
import { tableHref } from '../route.ts';
import { Icon } from './Icon.tsx';

interface Props {
  table: string;
  game: string;
  /** When a bot takes over, by the server's clock in milliseconds; null where the table waits. */
  until: number | null;
  onPutAway: () => void;
}

/** Said on every other page while one has a seat at a table, with the way back. The seconds run in silence. */
export function SeatKept({ table, game, until, onPutAway }: Props) {
  const left = useSeconds(until);
  return (
    <aside class="announced seat-kept" aria-label={t('seat-back')}>
      <p role="status">{t('seat-kept', { game: t(`game-${game}`) })}</p>
      <p class="when">
        {left === null ? t('seat-waits') : left > 0 ? t('seat-bot-soon', { seconds: left }) : t('seat-bot-plays')}
      </p>
      <a class="button primary" href={tableHref(table)}>
        {t('seat-back')}
      </a>
      <button type="button" class="quiet icon" aria-label={t('ui-close')} onClick={onPutAway}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** The whole seconds until then, kept current; null where nothing is waited for. */
function useSeconds(until: number | null): number | null {
  const now = useSignal(serverNow());
  useEffect(() => {
    if (until === null) return;
    const beat = setInterval(() => (now.value = serverNow()), 1000);
    return () => clearInterval(beat);
  }, [until]);
  return until === null ? null : Math.max(0, Math.ceil((until - now.value) / 1000));
}
