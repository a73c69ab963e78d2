/** Times in words. */

import { serverNow } from '../logic/serverTime.ts';
import { language, locale } from './texts.ts';

/** The reader's regional variety of the language of the page, with its digits. */
function tongue(): string {
  const own = navigator.languages.find((tag) => tag.startsWith(language.value));
  const { numberingSystem } = new Intl.Locale(locale());
  return own ? new Intl.Locale(own, numberingSystem ? { numberingSystem } : {}).toString() : locale();
}

/** A moment in seconds since 1970, on the reader's calendar, or a day such as 2026-11-22, always in UTC. */
type When = number | string;

const formatted = (when: When, options: Intl.DateTimeFormatOptions): string =>
  typeof when === 'number'
    ? new Date(1000 * when).toLocaleString(tongue(), options)
    : new Date(`${when}T12:00:00Z`).toLocaleString(tongue(), { ...options, timeZone: 'UTC' });

export const weekday = (day: string, length: 'long' | 'narrow'): string => formatted(day, { weekday: length });

const THIS_YEAR = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A date as the whole page writes it: “Sunday 22 November”, with its year unless it is this year. */
export function date(when: When, options: Intl.DateTimeFormatOptions = THIS_YEAR): string {
  const year = (typeof when === 'number' ? new Date(1000 * when) : new Date(when)).getFullYear();
  return formatted(when, year === new Date(serverNow()).getFullYear() ? options : { ...options, year: 'numeric' });
}

export const dateTime = (at: number): string => date(at, { ...THIS_YEAR, hour: 'numeric', minute: '2-digit' });

export const time = (at: number): string => formatted(at, { hour: 'numeric', minute: '2-digit' });

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
