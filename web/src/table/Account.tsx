import { lengthOf } from '../i18n/people.ts';
import { accountLine, capital, minus, signed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { AccountLine } from '../messages.ts';
import { rulesHref } from '../route.ts';

/** What a deal brought, line by line, in columns: four players or two sides, one's own first. */
export interface AccountState {
  game: string;
  /** By seat. */
  names: readonly string[];
  /** The seat that is spoken to. */
  reader: number | null;
  lines: readonly AccountLine[];
  /** The columns shown, as indices of the points. */
  columns: readonly number[];
  headings: readonly string[];
  points: readonly number[];
  /** The scores after the deal; null for a deal by itself. */
  totals: readonly number[] | null;
}

/** The account of a deal. The roles are written out, as phones lay the rows out as grids. */
export function Account({ account }: { account: AccountState }) {
  const { columns: order, headings, points, totals } = account;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={t('result-account')}>
      <table class={`account ${lengthOf(headings)}`} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('result-what')}
            </th>
            {order.map((column, i) => (
              <th scope="col" role="columnheader" key={column}>
                <span translate={false}>{headings[i]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {account.lines.map((line, i) => (
            <tr key={i} role="row">
              <th scope="row" role="rowheader">
                {capital(accountLine(line, account.names, account.reader))}{' '}
                <a class="clause" href={rulesHref(account.game, line.clause)}>
                  {line.clause}
                </a>
              </th>
              {order.map((column) => (
                <td role="cell" key={column} class={tone(line.points[column]!)}>
                  {line.points[column] ? signed(line.points[column]!) : <span aria-hidden="true">·</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr class="deal" role="row">
            <th scope="row" role="rowheader">
              {t('result-deal')}
            </th>
            {order.map((column) => (
              <td role="cell" key={column} class={tone(points[column]!)}>
                {signed(points[column]!)}
              </td>
            ))}
          </tr>
          {totals && (
            <tr class="total" role="row">
              <th scope="row" role="rowheader">
                {t('result-total')}
              </th>
              {order.map((column) => (
                <td role="cell" key={column}>
                  {minus(totals[column]!)}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

/** The class of points that were won or lost. */
export const tone = (points: number): string => (points > 0 ? 'gain' : points < 0 ? 'loss' : '');
