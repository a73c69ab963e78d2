import { t } from '../../i18n/texts.ts';
import { columns, heading, lengthOf } from '../../i18n/people.ts';
import { aim, capital, minus, signed } from '../../i18n/sentences.ts';
import { aboutRow } from '../Result.tsx';
import type { Scored } from './scored.ts';
import { Spelt } from '../../ui/Spelt.tsx';

/** King and Le Jeu du Roi: a row for each deal of the match, played or still to come. */
export function PlanSheet({ view }: { view: Scored }) {
  const order = columns(view);
  const headings = order.map((column) => heading(view, column));
  const now = view.now?.number ?? 0;
  const totals = view.rows.at(-1)?.totals ?? [0, 0, 0, 0];
  return (
    <table class={`sheet plan ${lengthOf(headings)}`}>
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
        {view.plan.map((key, i) => {
          const row = view.rows.find((line) => line.number === i + 1);
          const about = (row && aboutRow(row)) || (key === 'auction' ? t('sheet-open') : aim(key));
          return (
            <tr
              key={i}
              class={i + 1 === now && !row ? 'now' : row ? undefined : 'coming'}
              aria-current={i + 1 === now ? 'true' : undefined}
            >
              <th scope="row">
                <span class="number">{i + 1}</span> <Spelt text={capital(about)} />
              </th>
              {order.map((column) => (
                <td
                  key={column}
                  class={row ? (row.points[column]! < 0 ? 'loss' : row.points[column]! > 0 ? 'gain' : '') : ''}
                >
                  {row ? signed(row.points[column]!) : ''}
                  {row?.dealer === column && <Dealt />}
                </td>
              ))}
            </tr>
          );
        })}
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

/** A dot for who dealt. */
export const Dealt = () => (
  <span class="dealt">
    <span class="unseen">{t('at-dealer')}</span>
  </span>
);
