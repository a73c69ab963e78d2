import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { asClock } from '../logic/clock.ts';
import { serverNow } from '../logic/serverTime.ts';
import { say } from '../ui/speech.tsx';
import { useNow } from '../ui/useNow.ts';
import { fetchEvening } from './api.ts';

const BEAT = 500;
const LOOK = 3000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What is left of a round by the server's clock: milliseconds, figures, and a sentence that is said when it changes. */
function useLeft(ends: number | null | undefined) {
  const now = useNow(serverNow, BEAT, !!ends, ends ?? 0);
  const left = Math.max(0, 1000 * (ends ?? 0) - now);
  const shown = left < 2 * DAY ? asClock(left) : t('evening-days', { days: Math.floor(left / DAY) });
  const text = left ? t('evening-left', { time: shown }) : t('evening-time-over');
  const before = useRef(ends);
  useEffect(() => {
    if (ends) say(text);
    else if (ends === null && before.current) say(t('evening-time-stopped'));
    before.current = ends;
  }, [ends, !left]);
  return { left, shown, text };
}

/** What is left of a round, or nothing without a limit; at its end the deal under way is the last, which has its place. */
export function Countdown({ ends }: { ends: number | null }) {
  const { left, shown } = useLeft(ends);
  if (ends === null) return null;
  return (
    <p class={left ? 'countdown' : 'countdown over'}>
      <span role="timer" aria-label={t('evening-left', { time: shown })}>
        {shown}
      </span>
      <small style={{ visibility: left ? 'hidden' : undefined }}>{t('evening-time-over')}</small>
    </p>
  );
}

/** The same in a line at a table of the evening. */
export function RoundTime({ evening }: { evening: string }) {
  const ends = useSignal<number | null | undefined>(undefined);
  useEffect(() => {
    const look = () =>
      document.hidden ||
      fetchEvening(evening).then(
        ({ rounds }) => void (ends.value = rounds.at(-1)?.over ? undefined : rounds.at(-1)?.ends),
        () => undefined,
      );
    void look();
    const beat = setInterval(look, LOOK);
    return () => clearInterval(beat);
  }, []);
  const { left, shown, text } = useLeft(ends.value);
  if (!ends.value) return null;
  return (
    <>
      {' '}
      <span class={left > MINUTE ? 'clock runs' : 'clock last'} title={text}>
        <span class="unseen">{text}</span>
        <span aria-hidden="true">{shown}</span>
      </span>
    </>
  );
}
