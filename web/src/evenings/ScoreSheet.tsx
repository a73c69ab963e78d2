import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aim, minus } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, Sheet } from '../http.ts';
import { keepSheet, sheetOf, type SheetDraft } from '../logic/evenings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { MAX_POINTS } from './Correct.tsx';
import { scorersAt } from './words.ts';

const WAYS = ['totals', 'deals'] as const;
const sum = (points: readonly string[]): number => points.reduce((total, typed) => total + (Number(typed) || 0), 0);

const isEmpty = (points: readonly string[]): boolean => points.every((typed) => !typed);

/** The points of each deal, none of a void one; what follows the last deal that was scored is left out. */
const scored = (deals: readonly string[][]): number[][] =>
  deals
    .slice(0, deals.findLastIndex((points) => !isEmpty(points)) + 1)
    .map((points) => (isEmpty(points) ? [] : points.map(Number)));

/** The number of a deal and what it is about, where deals have names. */
export function dealName(evening: EveningInfo, deal: number): string {
  const title = evening.titles[deal];
  if (!title) return t('evening-deal', { number: deal + 1 });
  return t('evening-deal-named', { number: deal + 1, title: aim(title) });
}

/** The score sheet of a table that plays with cards of its own: its final scores, or the points of each deal. */
export function ScoreSheet({
  evening,
  number,
  busy,
  refused,
  onSend,
  onClose,
}: {
  evening: EveningInfo;
  /** Of the table in the round under way, from 0. */
  number: number;
  busy: boolean;
  refused: string;
  onSend: (sheet: Sheet) => Promise<boolean>;
  onClose: () => void;
}) {
  const round = evening.rounds.length;
  const key = `${evening.evening} ${round} ${number}`;
  const names = scorersAt(evening, evening.rounds[round - 1]!.tables[number]!);
  const empty = names.map(() => '');
  const draft = useSignal<SheetDraft>(
    sheetOf(key) ?? {
      by: evening.same_boards ? 'deals' : 'totals',
      scores: empty,
      deals: Array.from({ length: (evening.deals ?? 1) + evening.spares }, () => empty),
    },
  );
  useEffect(() => draft.subscribe((sheet) => keepSheet(key, sheet)), [key]);
  const change = (next: Partial<SheetDraft>) => (draft.value = { ...draft.value, ...next });
  const { by, scores, deals } = draft.value;
  const send = async () => {
    const sheet = by === 'totals' ? { scores: scores.map(Number) } : { deals: scored(deals) };
    if (await onSend(sheet)) keepSheet(key, null);
  };
  return (
    <Dialog wide title={t('evening-round-table', { round, table: number + 1 })} onClose={onClose}>
      <form
        class="house-rules correct"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t('evening-score-text')}</p>
        {evening.spares > 0 && <p>{t('evening-score-void')}</p>}
        <div class="chips" role="radiogroup" aria-label={t('evening-score-by')}>
          {WAYS.filter((way) => way === 'deals' || !evening.same_boards).map((way) => (
            <label class="chip" key={way}>
              <input type="radio" name="by" checked={way === by} onChange={() => change({ by: way })} />
              <span>{t(`evening-score-${way}`)}</span>
            </label>
          ))}
        </div>
        {by === 'totals' ? (
          <Grid
            names={names}
            rows={[scores]}
            label={() => t('evening-score-totals')}
            onChange={([row]) => change({ scores: row! })}
          />
        ) : (
          <Grid
            names={names}
            rows={deals}
            mayBeVoid={evening.spares > 0}
            label={(deal) => dealName(evening, deal)}
            onChange={(rows) => change({ deals: rows })}
          />
        )}
        {by === 'deals' && evening.deals === null && (
          <div class="doors">
            <button type="button" onClick={() => change({ deals: [...deals, empty] })}>
              {t('evening-deal-add')}
            </button>
            {deals.length > 1 && (
              <button type="button" class="quiet" onClick={() => change({ deals: deals.slice(0, -1) })}>
                {t('evening-deal-drop')}
              </button>
            )}
          </div>
        )}
        <div class="doors">
          <Failure text={refused} />
          <button type="submit" class="primary" disabled={busy}>
            <Icon name="check" />
            {t('evening-correct-save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Numbers to be typed, a column for each who scores; above each row what it adds up to, below all rows the totals. */
function Grid({
  names,
  rows,
  mayBeVoid = false,
  label,
  onChange,
}: {
  names: readonly string[];
  rows: readonly string[][];
  /** A row may be left empty: that deal was void. */
  mayBeVoid?: boolean;
  label: (row: number) => string;
  onChange: (rows: string[][]) => void;
}) {
  return (
    <table class="sheet-entry">
      <thead>
        <tr>
          {names.map((name, column) => (
            <th scope="col" key={column}>
              <bdi translate={false}>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((points, row) => (
        <tbody key={row}>
          <tr>
            <th scope="rowgroup" colSpan={names.length}>
              <span>
                {label(row)} <small>{t('evening-score-sum', { total: minus(sum(points)) })}</small>
              </span>
            </th>
          </tr>
          <tr>
            {points.map((typed, column) => (
              <td key={column}>
                <NumberField
                  required={!mayBeVoid || !isEmpty(points)}
                  min={-MAX_POINTS}
                  max={MAX_POINTS}
                  aria-label={t('evening-score-of', { what: label(row), who: names[column]! })}
                  value={typed}
                  onInput={(event) => onChange(rows.with(row, points.with(column, event.currentTarget.value)))}
                />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      {rows.length > 1 && (
        <tfoot>
          <tr>
            <th scope="rowgroup" colSpan={names.length}>
              {t('evening-sheet-sum')}
            </th>
          </tr>
          <tr>
            {names.map((_name, column) => (
              <td key={column}>{minus(sum(rows.map((points) => points[column]!)))}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
