/** The results of an evening for a spreadsheet. */

import { t } from '../i18n/texts.ts';
import { plain } from '../i18n/isolation.ts';
import type { EveningInfo } from '../http.ts';
import { nameOf, standingName } from './words.ts';

type Cell = string | number;

/** A cell as RFC 4180 has it; a name that a spreadsheet would read as a formula is kept a name. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = plain(value).replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as text; the mark at the beginning tells spreadsheets that it is UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** The standings: a row for each entrant or pair. */
export const standingRows = (evening: EveningInfo): Cell[][] => [
  ['place', 'who', 'rounds', 'share', 'points', 'first', 'last'].map((column) => t(`evening-csv-${column}`)),
  ...evening.standings.map((row) => [
    row.place,
    standingName(evening, row),
    row.rounds,
    Number(row.share.toFixed(4)),
    row.points,
    row.first,
    row.last,
  ]),
];

/** Every seat of every round: a row each. Without a result, the score is empty. */
export const resultRows = (evening: EveningInfo): Cell[][] => [
  ['round', 'table', 'seat', 'who', 'score', 'won', 'remark'].map((column) => t(`evening-csv-${column}`)),
  ...evening.rounds.flatMap((round, number) =>
    round.tables.flatMap((table, at) =>
      table.seats.map((person, seat) => [
        number + 1,
        at + 1,
        seat + 1,
        nameOf(evening, person),
        table.result ? table.result.scores[seat % table.result.scores.length]! : '',
        table.result ? Number(table.result.winners.includes(seat)) : '',
        table.corrected || table.abandoned,
      ]),
    ),
  ),
];
