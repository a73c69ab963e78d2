/** The results of an evening as one HTML file: it needs no network or script, and can be sent or printed anywhere. */

import { directionOf, language, t, dateTime } from '../i18n/texts.ts';
import type { BoardInfo, EveningInfo, PlayingInfo, RoundBoards } from '../http.ts';
import { symbol } from '../i18n/words.ts';
import { SUITS } from '../logic/cards.ts';
import { boardsOf, openly, ranksOf, seatName } from './boards.ts';
import { cellsOf, columnsOf } from './Standings.tsx';
import {
  hasWon,
  namesOf,
  partiesOf,
  partyName,
  remarks,
  scoreOf,
  stage,
  standingName,
  swapText,
  tableState,
  titleOf,
} from './words.ts';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.8rem; border-block-end: 1px solid #bbb; text-align: start; font-weight: normal; }
thead th, .won { font-weight: bold; }
td { font-variant-numeric: tabular-nums; }
.tables { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; }
.tables section { border: 1px solid #bbb; border-radius: 0.5rem; padding: 0 1rem 0.5rem; break-inside: avoid; }
ul { list-style: none; padding: 0; }
li { display: flex; justify-content: space-between; gap: 1rem; }
@media (prefers-color-scheme: dark) { body { background: #16161a; color: #eee; } }
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as HTML has it: a name is never markup. */
const text = (plain: string | number): string => String(plain).replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
const cell = (kind: 'td' | 'th', content: string | number, scope = ''): string =>
  `<${kind}${scope && ` scope="${scope}"`}><bdi>${text(content)}</bdi></${kind}>`;
const row = (cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`;

export function resultPage(evening: EveningInfo, boards: readonly RoundBoards[] = []): string {
  const title = titleOf(evening);
  const { lang, dir } = { lang: language.value, dir: document.documentElement.dir || 'ltr' };
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
<p>${text([dateTime(evening.starts ?? evening.created), evening.place].filter(Boolean).join(', '))}</p>
<p>${text(stage(evening))}</p>
<h2>${text(t('evening-standings'))}</h2>
${standings(evening)}
${evening.rounds.map((_, number) => round(evening, number, boardsOf(boards, number))).join('\n')}
</main>
</body>
</html>
`;
}

function standings(evening: EveningInfo): string {
  const heads = [t('evening-place'), t('evening-who'), ...columnsOf(evening)];
  const rows = evening.standings.map((standing) =>
    row([
      cell('td', standing.few ? '–' : standing.place),
      cell(
        'th',
        [standingName(evening, standing), ...remarks(evening, standing.entrants, standing.stage)].join(', '),
        'row',
      ),
      ...cellsOf(evening, standing, t('evening-few')).map((content) => cell('td', content)),
    ]),
  );
  return `<table>
<thead>${row(heads.map((head) => cell('th', head, 'col')))}</thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p>${text(t('evening-standings-bots'))}</p>`;
}

function round(evening: EveningInfo, number: number, boards: readonly BoardInfo[]): string {
  const { tables, idle, swaps } = evening.rounds[number]!;
  return `<h2>${text(t('evening-round', { number: number + 1 }))}</h2>
<div class="tables">
${tables.map((table, at) => tableOf(evening, table, at)).join('\n')}
</div>
${idle.length ? `<p>${text(t('evening-idle', { who: namesOf(evening, idle) }))}</p>` : ''}
${swaps.map((swap) => `<p>${text(swapText(evening, swap))}</p>`).join('\n')}
${boards.map(boardOf).join('\n')}`;
}

/** A deal that all tables have played: a line for each seat, a column for each suit. */
function boardOf(board: BoardInfo): string {
  const heads = [t('evening-board-seat'), ...SUITS.map(symbol)].map((head) => cell('th', head, 'col'));
  const rows = board.hands.map((hand, seat) =>
    row([cell('th', seatName(seat), 'row'), ...SUITS.map((suit) => cell('td', ranksOf(hand, suit)))]),
  );
  return `<section>
<h3>${text(t('evening-deal', { number: board.number }))}</h3>
<p>${text(openly(board).join('. '))}</p>
<table>
<thead>${row(heads)}</thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
}

function tableOf(evening: EveningInfo, table: PlayingInfo, number: number): string {
  const parties = partiesOf(evening).map((seats) => {
    const score = table.result ? ` <span>${text(scoreOf(table, seats))}</span>` : '';
    const won = hasWon(table, seats) ? ' class="won"' : '';
    const who = partyName(evening, table, seats);
    return `<li${won}><bdi dir="${directionOf(who)}">${text(who)}</bdi>${score}</li>`;
  });
  const state = tableState(table);
  return `<section>
<h3>${text(t('evening-table', { number: number + 1 }))}</h3>
<ul>${parties.join('')}</ul>${state && `\n<p>${text(state)}</p>`}
</section>`;
}
