import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { asClock } from '../logic/clock.ts';

const BEAT = 500;

/** What is left of a round, by the server's clock; at its end the deal under way is the last. It counts in silence. */
export function Countdown({ ends, ahead }: { ends: number; ahead: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const beat = setInterval(() => (now.value = Date.now()), BEAT);
    return () => clearInterval(beat);
  }, []);
  const left = Math.max(0, 1000 * (ends - ahead) - now.value);
  return (
    <p class={left ? 'countdown' : 'countdown over'}>
      <span role="timer" aria-label={t('evening-left', { time: asClock(left) })}>
        {asClock(left)}
      </span>
      {!left && <small>{t('evening-time-over')}</small>}
    </p>
  );
}
