/** Times as people say them: how long ago, and until when. */

import { locale, t } from '../i18n/texts.ts';
import { serverNow } from '../logic/serverTime.ts';

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

/** How long something has lasted, in its largest unit. */
export function lasted(seconds: number): string {
  if (seconds < 60) return t('admin-seconds', { seconds: Math.floor(seconds) });
  if (seconds < 3600) return t('admin-minutes', { minutes: Math.floor(seconds / 60) });
  if (seconds < 2 * 86400) return t('admin-hours', { hours: Math.floor(seconds / 3600) });
  return t('admin-days', { days: Math.floor(seconds / 86400) });
}
