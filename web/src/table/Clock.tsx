import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { t } from '../l10n.ts';
import type { Snapshot } from '../messages.ts';
import { asClock, LAST, left, span } from '../logic/clock.ts';
import { table } from '../store.ts';
import { say } from '../speech.ts';

const BEAT = 250;

/** What is left of a seat's time. It counts in silence; only one's own last seconds are said, once. */
export function Clock({ view, seat }: { view: Snapshot; seat: number }) {
  const runs = view.clock?.runs === seat;
  const passed = usePassed(runs);
  const ms = left(view, seat, passed);
  const last = runs && ms !== null && ms <= LAST * 1000;
  useEffect(() => {
    if (last && seat === view.seat) say(t('clock-last', { count: LAST }));
  }, [last]);
  if (!view.clock || !view.players[seat]?.person) return null;
  if (ms === null) return runs && view.clock.until !== null ? <Until until={view.clock.until} /> : null;
  return (
    <span class={`clock${runs ? ' runs' : ''}${last ? ' last' : ''}`} data-clock={seat} role="img" aria-label={t('clock-left', { time: asClock(ms) })} title={t('clock-title')}>{asClock(ms)}</span>
  );
}

/** Milliseconds since the last letter told of the clocks, while one runs. */
function usePassed(runs: boolean): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    now.value = performance.now();
    if (!runs) return;
    const beat = setInterval(() => (now.value = performance.now()), BEAT);
    return () => clearInterval(beat);
  }, [runs, table.value?.at]);
  return Math.max(0, now.value - (table.value?.at ?? 0));
}

/** How long a game over days still waits for somebody. */
function Until({ until }: { until: number }) {
  const label = t('clock-until', remaining(until));
  return <span class="clock" title={label} role="img" aria-label={label}>{t('clock-short', remaining(until))}</span>;
}

export const remaining = (until: number): { unit: string; count: number } => span(1000 * until - Date.now());
