/** Times in words: until when, how long ago, for how long. */

import { serverNow } from '../logic/serverTime.ts';
import { locale, t } from './texts.ts';

const MINUTE = 60;
const HOUR = 3_600;

/**
 * When something of today happens, by how long it is until then: "in 12 hours". `at`: seconds since 1970. By sentences
 * of ours: to make the browser's own ready takes a phone long before it shows anything.
 */
export function relative(at: number, now = serverNow() / 1000): string {
  const left = Math.max(MINUTE, at - now);
  return left < HOUR
    ? t('today-minutes', { n: Math.round(left / MINUTE) })
    : t('today-hours', { n: Math.round(left / HOUR) });
}

const STEPS: readonly [number, Intl.RelativeTimeFormatUnit][] = [
  [86400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** "3 minutes ago", by seconds since 1970. */
export function ago(at: number, now = serverNow() / 1000): string {
  const passed = Math.max(0, now - at);
  const [size, unit] = STEPS.find(([step]) => passed >= step) ?? [1, 'second'];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' }).format(
    -Math.floor(passed / size),
    unit,
  );
}
