/** Times to come, in words. */

import { serverNow } from '../logic/serverTime.ts';
import { t } from './texts.ts';

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
