import { t } from '../../i18n/texts.ts';
import type { ScoreRow } from '../../messages.ts';
import { columns, heading } from '../../i18n/people.ts';
import { minus } from '../../i18n/sentences.ts';
import { lengthSaid, targetOf, type Scored } from './scored.ts';

/** Two columns, us and them; where cliques are announced, tricks and cliques apart, as it was in chalk. */
export function SideSheet({ view }: { view: Scored }) {
  const order = columns(view);
  const totals = view.rows.at(-1)?.totals ?? view.now?.scores ?? [0, 0];
  const target = targetOf(view);
  const length = lengthSaid(view);
  const cliques = view.talk_kind === 'announcements' || view.talk_kind === 'naming';
  const width = cliques ? 2 : 1;
  return (
    <>
      {length !== null && <p class="target">{length}</p>}
      <table class="sheet sides">
        <thead>
          <tr>
            <th scope="col" rowSpan={width}>
              {t('sheet-deal')}
            </th>
            {order.map((side) => (
              <th scope={cliques ? 'colgroup' : 'col'} colSpan={width} key={side}>
                {heading(view, side)}
              </th>
            ))}
          </tr>
          {cliques && (
            <tr>
              {order.map((side) => [
                <th scope="col" key={`${side}t`}>
                  {t('sheet-tricks')}
                </th>,
                <th scope="col" key={`${side}c`}>
                  {t('sheet-cliques')}
                </th>,
              ])}
            </tr>
          )}
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">
                <span class="number">{row.number}</span>
              </th>
              {order.map((side) => [
                <td key={`${side}t`}>{minus(parts(row, side).tricks)}</td>,
                cliques && (
                  <td key={`${side}c`} class={parts(row, side).cliques ? 'gain' : ''}>
                    {parts(row, side).cliques || <span aria-hidden="true">·</span>}
                  </td>
                ),
              ])}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('result-total')}</th>
            {order.map((side) => (
              <td colSpan={width} key={side} class={totals[side]! >= (target ?? Infinity) ? 'reached' : undefined}>
                {minus(totals[side]!)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** A side's points of a deal: those of its cliques, and those of its tricks. */
function parts(row: ScoreRow, side: number): { cliques: number; tricks: number } {
  const cliques = row.account
    .filter((line) => line.key === 'clique')
    .reduce((sum, line) => sum + line.points[side]!, 0);
  return { cliques, tricks: row.points[side]! - cliques };
}
