import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { asClock } from '../logic/clock.ts';
import { serverNow } from '../logic/serverTime.ts';
import { Dot } from '../ui/elements.tsx';
import { say } from '../ui/speech.tsx';
import { useNow } from '../ui/useNow.ts';
import { fetchEvening } from './api.ts';

const BEAT = 500;
const LOOK = 3000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What is left of a round, by the server's clock, in milliseconds and in words. */
function useLeft(ends: number | null) {
  const now = useNow(serverNow, BEAT, ends !== null);
  const left = Math.max(0, 1000 * (ends ?? 0) - now);
  return { left, shown: left < 2 * DAY ? asClock(left) : t('evening-days', { days: Math.floor(left / DAY) }) };
}

/** What is left of a round; at its end the deal under way is the last. It counts in silence. */
export function Countdown({ ends }: { ends: number }) {
  const { left, shown } = useLeft(ends);
  return (
    <p class={left ? 'countdown' : 'countdown over'}>
      <span role="timer" aria-label={t('evening-left', { time: shown })}>
        {shown}
      </span>
      {!left && <small>{t('evening-time-over')}</small>}
    </p>
  );
}

/** The same at a table of the evening, where an announced end is said once, and that the time is over. */
export function RoundTime({ evening }: { evening: string }) {
  const ends = useSignal<number | null>(null);
  useEffect(() => {
    const look = () =>
      document.hidden ||
      fetchEvening(evening).then(
        ({ rounds }) => void (ends.value = (!rounds.at(-1)?.over && rounds.at(-1)?.ends) || null),
        () => undefined,
      );
    void look();
    const beat = setInterval(look, LOOK);
    return () => clearInterval(beat);
  }, []);
  const { left, shown } = useLeft(ends.value);
  const text = left ? t('evening-left', { time: shown }) : t('evening-time-over');
  useEffect(() => {
    if (ends.value !== null) say(text);
  }, [ends.value, !left]);
  if (ends.value === null) return null;
  return (
    <>
      <Dot />
      <span class={left > MINUTE ? 'clock' : 'clock last'} title={text}>
        <span class="unseen">{text}</span>
        <span aria-hidden="true">{shown}</span>
      </span>
    </>
  );
}
