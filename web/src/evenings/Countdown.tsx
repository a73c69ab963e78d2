import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { asClock } from '../logic/clock.ts';
import { serverNow } from '../logic/serverTime.ts';

const BEAT = 500;
const DAY = 24 * 3600 * 1000;

/** What is left of a round, by the server's clock; at its end the deal under way is the last. It counts in silence. */
export function Countdown({ ends }: { ends: number }) {
  const now = useSignal(serverNow());
  useEffect(() => {
    const beat = setInterval(() => (now.value = serverNow()), BEAT);
    return () => clearInterval(beat);
  }, []);
  const left = Math.max(0, 1000 * ends - now.value);
  const shown = left < 2 * DAY ? asClock(left) : t('evening-days', { days: Math.floor(left / DAY) });
  return (
    <p class={left ? 'countdown' : 'countdown over'}>
      <span role="timer" aria-label={t('evening-left', { time: shown })}>
        {shown}
      </span>
      {!left && <small>{t('evening-time-over')}</small>}
    </p>
  );
}
