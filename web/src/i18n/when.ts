/** Times in words. */

import { serverNow } from '../logic/serverTime.ts';
import { locale } from './texts.ts';

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
