import { t } from '../../i18n/texts.ts';
import { columns, heading, lengthOf } from '../../i18n/people.ts';
import { minus, signed } from '../../i18n/sentences.ts';
import { Dealt } from './PlanSheet.tsx';
import type { Scored } from './scored.ts';

/** Any game of four players: a row for each deal, and where each player stands. */
export function PlainSheet({ view }: { view: Scored }) {
  const order = columns(view);
  const headings = order.map((column) => heading(view, column));
  const totals = view.rows.at(-1)?.totals ?? view.now?.scores ?? [0, 0, 0, 0];
  return (
    <table class={`sheet bids ${lengthOf(headings)}`}>
      <thead>
        <tr>
          <th scope="col">{t('sheet-deal')}</th>
          {order.map((column, i) => (
            <th scope="col" key={column}>
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
                <td key={column} class={row.points[column]! < 0 ? 'loss' : row.points[column]! > 0 ? 'gain' : ''}>
                  {signed(row.points[column]!)}
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
            <td key={column}>{minus(totals[column]!)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
