import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { asClock, LAST, left, remaining, type ClockState } from '../logic/clock.ts';
import { sound } from '../ui/sounds.ts';
import { say } from '../ui/speech.ts';
import { useNow } from '../ui/useNow.ts';

const BEAT = 250;

/**
 * What is left of a seat's time. It counts in silence; only one's own last seconds are said, once, and tick where
 * sounds are wanted.
 */
export function Clock({ clock, own }: { clock: ClockState; own: boolean }) {
  const ms = left(
    clock,
    useNow(() => performance.now(), BEAT, clock.runs, clock.at),
  );
  const last = clock.runs && ms !== null && ms <= LAST * 1000;
  useEffect(() => {
    if (last && own) say(t('clock-last', { count: LAST }));
  }, [last]);
  const tick = last && own ? Math.ceil(ms / 1000) : 0;
  useEffect(() => {
    if (tick) sound('clock');
  }, [tick]);
  if (ms === null) return clock.runs && clock.until !== null ? <Until until={clock.until} /> : null;
  return (
    <span
      class={`clock${clock.runs ? ' runs' : ''}${last ? ' last' : ''}`}
      role="img"
      aria-label={t('clock-left', { time: asClock(ms) })}
      title={t('clock-title')}
    >
      {asClock(ms)}
    </span>
  );
}

/** How long a correspondence game still waits for somebody. */
function Until({ until }: { until: number }) {
  const label = t('clock-until', remaining(until));
  return (
    <span class="clock" title={label} role="img" aria-label={label}>
      {t('clock-short', remaining(until))}
    </span>
  );
}
