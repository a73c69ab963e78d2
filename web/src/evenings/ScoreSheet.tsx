import '../styles/house.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { aim, minus } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo, Sheet, TableResult } from '../http.ts';
import { keepSheet, sheetOf, type SheetDraft } from '../logic/evenings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Form, OptionChips } from '../ui/Form.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { Reason } from './Reason.tsx';
import { partiesOf, partyName, scorersAt } from './words.ts';

const MAX_POINTS = 100_000;

const sum = (points: readonly string[]): number => points.reduce((total, typed) => total + (Number(typed) || 0), 0);

const isEmpty = (points: readonly string[]): boolean => points.every((typed) => !typed);

/** The points of each deal, none of a void one; what follows the last deal that was scored is left out. */
const scored = (deals: readonly string[][]): number[][] =>
  deals
    .slice(0, deals.findLastIndex((points) => !isEmpty(points)) + 1)
    .map((points) => (isEmpty(points) ? [] : points.map(Number)));

/** The number of a deal and what it is about, where deals have names. */
function dealName(evening: EveningInfo, deal: number): string {
  const title = evening.titles[deal];
  if (!title) return t('evening-deal', { number: deal + 1 });
  return t('evening-deal-named', { number: deal + 1, title: aim(title) });
}

interface SheetProps {
  evening: EveningInfo;
  busy: boolean;
  refused: string;
  onClose: () => void;
}

interface ScoreSheetProps extends SheetProps {
  /** Of the table in the round under way, from 0. */
  number: number;
  onSend: (sheet: Sheet) => Promise<boolean>;
}

/** The score sheet of a table that plays with real cards: its final scores, or the points of each deal. */
export function ScoreSheet({ evening, number, onSend, ...dialog }: ScoreSheetProps) {
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
    <SheetDialog {...dialog} title={t('evening-round-table', { round, table: number + 1 })} onSubmit={send}>
      <p>{t('evening-score-text')}</p>
      {evening.spares > 0 && <p>{t('evening-score-void')}</p>}
      <OptionChips
        role="radiogroup"
        aria-label={t('evening-score-by')}
        name="by"
        values={evening.same_boards ? ['deals'] : ['totals', 'deals']}
        chosen={by}
        label={(way) => t(`evening-score-${way}`)}
        onChoose={(way) => change({ by: way })}
      />
      {by === 'totals' ? (
        <Grid
          names={names}
          rows={[scores]}
          label={() => t('evening-score-totals')}
          onChange={([row]) => change({ scores: row! })}
        />
      ) : (
        <Deals
          names={names}
          deals={deals}
          label={(deal) => dealName(evening, deal)}
          mayBeVoid={evening.spares > 0}
          least={1}
          mayGrow={evening.deals === null}
          onChange={(next) => change({ deals: next })}
        />
      )}
    </SheetDialog>
  );
}

interface CorrectProps extends SheetProps {
  table: PlayingInfo;
  title: string;
  onCorrect: (result: TableResult, reason: string) => void;
}

/** The result of a table, given or corrected by hand, with a reason that everybody reads. */
export function Correct({ evening, table, title, onCorrect, ...dialog }: CorrectProps) {
  const { result } = table;
  const names = scorersAt(evening, table);
  const scores = useSignal(names.map((_, place) => String(result?.scores[place] ?? '')));
  const winners = useSignal(result?.winners ?? []);
  const numbers = result?.deals.map((deal) => deal.number) ?? [];
  const deals = useSignal(result?.deals.map((deal) => deal.points.map(String)) ?? []);
  const reason = useSignal('');
  const numberOf = (row: number): number => numbers[row] ?? (numbers.at(-1) ?? 0) + row + 1 - numbers.length;
  const correct = () =>
    onCorrect(
      {
        scores: scores.value.map(Number),
        winners: winners.value,
        deals: deals.value.map((points, row) => ({ number: numberOf(row), points: points.map(Number) })),
      },
      reason.value,
    );
  const choose = (seats: readonly number[], won: boolean) => {
    const others = winners.value.filter((seat) => !seats.includes(seat));
    winners.value = (won ? [...others, ...seats] : others).toSorted();
  };
  return (
    <SheetDialog {...dialog} title={title} onSubmit={correct} disabled={!winners.value.length}>
      <p>{t('evening-correct-text')}</p>
      <Grid
        names={names}
        rows={[scores.value]}
        label={() => t('evening-scores')}
        onChange={([row]) => (scores.value = row!)}
      />
      <fieldset>
        <legend>{t('evening-winners')}</legend>
        {partiesOf(evening).map((seats) => (
          <label class="tick" key={seats[0]}>
            <input
              type="checkbox"
              checked={seats.every((seat) => winners.value.includes(seat))}
              onChange={(event) => choose(seats, event.currentTarget.checked)}
            />
            <span>{partyName(evening, table, seats)}</span>
          </label>
        ))}
      </fieldset>
      {evening.same_boards && (
        <fieldset>
          <legend>{t('evening-deals-points')}</legend>
          <Deals
            names={names}
            deals={deals.value}
            label={(row) => t('evening-deal', { number: numberOf(row) })}
            mayGrow
            onChange={(next) => (deals.value = next)}
          />
        </fieldset>
      )}
      <Reason reason={reason.value} onReason={(text) => (reason.value = text)} />
    </SheetDialog>
  );
}

interface SheetDialogProps extends Omit<SheetProps, 'evening'> {
  title: string;
  disabled?: boolean;
  onSubmit: () => unknown;
  children: ComponentChildren;
}

/** A dialog with a score sheet, which is sent by its button. */
function SheetDialog({ title, busy, disabled = false, refused, onSubmit, onClose, children }: SheetDialogProps) {
  return (
    <Dialog wide title={title} onClose={onClose}>
      <Form class="house-rules correct" onSubmit={onSubmit}>
        {children}
        <div class="doors">
          <Failure text={refused} />
          <Button type="submit" primary disabled={busy || disabled} icon="check" text={t('evening-correct-save')} />
        </div>
      </Form>
    </Dialog>
  );
}

interface GridProps {
  names: readonly string[];
  rows: readonly string[][];
  /** A row may be left empty: that deal was void. */
  mayBeVoid?: boolean;
  label: (row: number) => string;
  onChange: (rows: string[][]) => void;
}

/** The points of each deal; `mayGrow`: deals can be added, and dropped down to the `least` number. */
function Deals({
  deals,
  mayGrow,
  least = 0,
  ...grid
}: Omit<GridProps, 'rows'> & { deals: readonly string[][]; mayGrow: boolean; least?: number }) {
  const { names, onChange } = grid;
  return (
    <>
      {deals.length > 0 && <Grid {...grid} rows={deals} />}
      {mayGrow && (
        <div class="doors">
          <Button text={t('evening-deal-add')} onClick={() => onChange([...deals, names.map(() => '')])} />
          {deals.length > least && (
            <Button quiet text={t('evening-deal-drop')} onClick={() => onChange(deals.slice(0, -1))} />
          )}
        </div>
      )}
    </>
  );
}

/** Numbers to be typed, a column for each who scores; above each row what it adds up to, below all rows the totals. */
function Grid({ names, rows, mayBeVoid = false, label, onChange }: GridProps) {
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
