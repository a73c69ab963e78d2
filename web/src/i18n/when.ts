/** Times to come, in words. */

import { locale } from './texts.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** When something happens, by how long it is until then: "in 12 hours". `at`: seconds since 1970. */
export function relative(at: number, now = Date.now() / 1000): string {
  const left = Math.max(60, at - now);
  const [unit, length] = UNITS.find(([, seconds]) => left >= seconds)!;
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'always' }).format(Math.round(left / length), unit);
}
