/** The results of an evening for a spreadsheet. */

import { language, t, plain } from '../i18n/texts.ts';
import { LANGUAGES } from '../logic/languages.ts';
import { call, type EveningInfo } from '../api.ts';
import { nameOf, remarks, standingName } from './words.ts';

type Cell = string | number;

/**
 * A cell as RFC 4180 has it, with the decimal mark of the language. Text that a spreadsheet would read as a formula is
 * kept text, also after a mark at which a spreadsheet of another language would split it.
 */
function cell(value: Cell): string {
  const text =
    typeof value === 'number'
      ? String(value).replace('.', LANGUAGES[language.value].decimal)
      : plain(value).replace(/(^|[,;|\t\r\n])(?=\s*[=+\-@＝＋－＠\t\r])/g, "$1'");
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as text, split as spreadsheets in that language expect; the first mark says that it is UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): string => {
  const between = language.value === 'en' ? ',' : ';';
  return `\ufeff${rows.map((row) => row.map(cell).join(between)).join('\r\n')}\r\n`;
};

/** A spreadsheet of the standings and the results, which the server writes of the rows that a CSV file has. */
export async function spreadsheet(evening: EveningInfo): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = [
    { title: t('evening-standings'), rows: standingRows(evening) },
    { title: t('evening-print-results'), rows: resultRows(evening) },
  ].map(({ title, rows }) => ({
    title: plain(title)
      .replace(/[[\]:*?/\\']/g, ' ')
      .slice(0, 31),
    rows: rows.map((row) => row.map((value) => (typeof value === 'string' ? plain(value) : value))),
  }));
  const { xlsx } = await call('POST /api/spreadsheets', { body: { sheets } });
  return Uint8Array.from(atob(xlsx), (byte) => byte.charCodeAt(0));
}

export const standingRows = (evening: EveningInfo): Cell[][] => [
  ['place', 'who', 'rounds', 'share', 'points', 'first', 'last', 'remark'].map((column) => t(`evening-csv-${column}`)),
  ...evening.standings.map((row) => [
    row.few ? '' : row.place,
    standingName(evening, row),
    row.rounds,
    Number(row.share.toFixed(4)),
    Number(row.points.toFixed(2)),
    row.few ? '' : row.first,
    row.few ? '' : row.last,
    [row.few ? t('evening-few') : '', ...remarks(evening, row.entrants, row.stage)].filter(Boolean).join(', '),
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
