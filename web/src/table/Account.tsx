import { lengthOf } from '../i18n/people.ts';
import { accountLine } from '../i18n/sentences.ts';
import { capital, signed } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import type { AccountLine } from '../messages.ts';
import { Clause } from '../ui/Clause.tsx';
import { Count } from '../ui/Count.tsx';
import { DataTable } from '../ui/DataTable.tsx';

/** What a deal brought, line by line, in columns: four players or two sides, one's own first. */
export interface AccountState {
  game: string;
  names: readonly string[];
  reader: number | null;
  lines: readonly AccountLine[];
  /** The columns shown, as indices of the points. */
  columns: readonly number[];
  headings: readonly string[];
  points: readonly number[];
  /** The scores after the deal, left out if they only repeat it; null for a deal by itself. */
  totals: readonly number[] | null;
}

export function Account({ account }: { account: AccountState }) {
  const { game, names, reader, lines, columns, headings, points, totals } = account;
  const counted = (column: number) => <Count from={totals![column]! - points[column]!} to={totals![column]!} />;
  const toned = [...lines.map((line) => line.points), points, totals ?? []];
  /** The reader's own column alone has colours, as on every sheet. */
  const own = reader === null ? -1 : 1;
  const summed = totals?.some((total, column) => total !== points[column]);
  return (
    <div class="scroll scrolls full" tabIndex={0} role="region" aria-label={t('result-account')}>
      <DataTable
        class={`account ${lengthOf(headings)}`}
        columns={[
          t('result-what'),
          ...headings.map((heading, i) => (
            <span translate={false} class={i + 1 === own ? 'never-turned' : undefined}>
              <bdi>{heading}</bdi>
            </span>
          )),
        ]}
        rows={lines.map((line) => ({
          cells: [
            <>
              {capital(accountLine(line, names, reader))} <Clause game={game} clause={line.clause} />
            </>,
            ...columns.map((column) =>
              line.points[column] ? signed(line.points[column]) : <span aria-hidden="true">·</span>,
            ),
          ],
        }))}
        foot={[
          { class: 'deal', cells: [t('result-deal'), ...columns.map((column) => signed(points[column]!))] },
          ...(summed ? [{ cells: [t('result-total'), ...columns.map(counted)] }] : []),
        ]}
        classOf={(row, column) => (toned[row] && column === own ? tone(toned[row][columns[0]!]!) : undefined)}
      />
    </div>
  );
}

export const tone = (points: number): string => (points > 0 ? 'gain' : points < 0 ? 'loss' : '');
