import { t } from '../../i18n/texts.ts';
import type { ScoreRow } from '../../messages.ts';
import { columns, heading, inPairs, lengthOf } from '../../i18n/people.ts';
import { minus, signed } from '../../i18n/sentences.ts';
import { Dealt } from './PlanSheet.tsx';
import { lengthSaid, targetOf, type Scored } from './scored.ts';

/** The 400: what each bid, whether it was made, and where each player stands. */
export function BidSheet({ view }: { view: Scored }) {
  const order = view.partners ? inPairs(view) : columns(view);
  const headings = order.map((column) => heading(view, column));
  const totals = view.rows.at(-1)?.totals ?? view.now?.scores ?? [0, 0, 0, 0];
  const target = targetOf(view);
  const length = lengthSaid(view);
  return (
    <>
      {length !== null && <p class="target">{length}</p>}
      <table class={`sheet bids ${lengthOf(headings)}`}>
        <thead>
          <tr>
            <th scope="col">{t('sheet-deal')}</th>
            {order.map((column, i) => (
              <th scope="col" key={column} class={column % 2 === order[0]! % 2 ? 'us' : 'them'}>
                <span>{headings[i]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">
                <span class="number">{row.number}</span>
              </th>
              {row.void ? (
                <td colSpan={4} class="void">
                  {t('sheet-void')}
                </td>
              ) : (
                order.map((column) => (
                  <td key={column}>
                    <Bid row={row} seat={column} />
                    {row.dealer === column && <Dealt />}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('result-total')}</th>
            {order.map((column) => (
              <td key={column} class={totals[column]! >= (target ?? Infinity) ? 'reached' : undefined}>
                {minus(totals[column]!)}
              </td>
            ))}
          </tr>
          {view.partners && (
            <tr class="pairs">
              <th scope="row">{t('sheet-together')}</th>
              {[0, 2].map((first) => (
                <td key={first} colSpan={2}>
                  {minus(totals[order[first]!]! + totals[order[first + 1]!]!)}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </>
  );
}

function Bid({ row, seat }: { row: ScoreRow; seat: number }) {
  const bid = (row.talk['bids'] as (number | null)[])[seat] ?? 0;
  const kept = row.points[seat]! > 0;
  return (
    <span class={kept ? 'made' : 'lost'}>
      <span class="unseen">{t(kept ? 'sheet-made' : 'sheet-lost', { bid, won: row.won[seat] ?? 0 })}</span>
      <b>{signed(row.points[seat]!)}</b>
      <span aria-hidden="true">
        {kept ? '✓' : '✗'} {row.won[seat]}/{bid}
      </span>
    </span>
  );
}
