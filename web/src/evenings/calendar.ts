/** An evening as an entry of a calendar, by RFC 5545. */

import { plain } from '../i18n/texts.ts';
import type { EveningInfo } from '../http.ts';
import { eveningLink } from '../route.ts';
import { titleOf } from './words.ts';

/** Bytes of a line, after which it goes on in the next. */
const LINE = 73;
const HOURS = 3;

const escaped = (text: string): string =>
  plain(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
const utc = (at: number): string => new Date(1000 * at).toISOString().replace(/[-:]|\.\d+/g, '');

function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    if (new TextEncoder().encode(lines.at(-1)! + character).length > LINE) lines.push(' ');
    lines[lines.length - 1] += character;
  }
  return lines.join('\r\n');
}

export function calendarEntry(evening: EveningInfo): string {
  const link = eveningLink(evening.evening);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Four Kings//EN',
    'BEGIN:VEVENT',
    `UID:${evening.evening}@four-kings`,
    `DTSTAMP:${utc(evening.now)}`,
    `DTSTART:${utc(evening.starts ?? evening.created)}`,
    `DURATION:PT${HOURS}H`,
    `SUMMARY:${escaped(titleOf(evening))}`,
    ...(evening.place ? [`LOCATION:${escaped(evening.place)}`] : []),
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
