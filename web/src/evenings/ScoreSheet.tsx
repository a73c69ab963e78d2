import '../styles/settings.css';
import '../styles/house.css';
import { useSignal } from '@preact/signals';
import type { TargetedClipboardEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../api.ts';
import { aim } from '../i18n/sentences.ts';
import { listed, minus, spelledOut } from '../i18n/words.ts';
import { fromTheRight, t } from '../i18n/texts.ts';
import type { DealPoints, EveningInfo, PlayingInfo, Sheet, WrongDealProblem, WrongSumProblem } from '../http.ts';
import { plainNumber } from '../logic/digits.ts';
import { keepSheet, sheetOf, type SheetDraft } from '../logic/evenings.ts';
import { Button, Failure } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form, OptionChips, NumberField } from '../ui/Form.tsx';
import { Switch } from '../ui/Switch.tsx';
import { say, Spelt } from '../ui/speech.tsx';
import { Reason } from './Reason.tsx';
import { why, type Watched } from './useEvening.ts';
import { scorersAt } from './words.ts';

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

interface ScoreSheetProps {
  evening: EveningInfo;
  /** The table's round and number, both from 0. */
  round: number;
  number: number;
  busy: boolean;
  /** Send a sheet of the round under way; given to a table that has no result yet. */
  onSend?: ((sheet: Sheet) => Promise<EveningInfo>) | undefined;
  /** The director enters or corrects a result for a reason that everybody reads, and may insist on it. */
  onCorrect?: ((sheet: Sheet, reason: string, insist: boolean) => Promise<EveningInfo>) | undefined;
  act: Watched['act'];
  onClose: () => void;
}

type Refusal = Partial<WrongDealProblem & WrongSumProblem>;

/** Whether a sheet that was refused for a sum has one of the sums that the rules allow. */
const addsUp = ({ total, near = [], deal }: Refusal, { by, scores, deals }: SheetDraft): boolean =>
  total !== undefined && near.includes(sum((by === 'deals' && deals[deal! - 1]) || scores));

function draftOf({ result }: PlayingInfo, empty: readonly string[]): SheetDraft | null {
  if (!result) return null;
  const deals = Array.from({ length: result.deals.at(-1)?.number ?? 1 }, () => [...empty]);
  for (const { number, points } of result.deals) deals[number - 1] = points.map(String);
  return { by: result.deals.length ? 'deals' : 'totals', scores: result.scores.map(String), deals };
}

/** The score sheet of a table: its final scores, or the points of each deal. */
export function ScoreSheet({ evening, round, number, busy, onSend, onCorrect, act, onClose }: ScoreSheetProps) {
  const table = evening.rounds[round]!.tables[number]!;
  const key = `${evening.evening} ${round + 1} ${number}`;
  const names = scorersAt(evening, table);
  const empty = names.map(() => '');
  const draft = useSignal<SheetDraft>(
    draftOf(table, empty) ??
      sheetOf(key) ?? {
        by: evening.same_boards ? 'deals' : 'totals',
        scores: empty,
        deals: Array.from({ length: (evening.deals ?? 1) + evening.spares }, () => empty),
      },
  );
  const reason = useSignal('');
  const [known] = useState(JSON.stringify(table.result));
  const meanwhile = JSON.stringify(table.result) === known ? null : table.result;
  const refused = useSignal<{ text: string; problem: Refusal } | null>(null);
  const insist = useSignal(false);
  /** The sheet is on its way, or saved: a new result is this one. */
  const sent = useSignal(false);
  useEffect(() => draft.subscribe((sheet) => onSend && keepSheet(key, sheet)), [key]);
  const change = (next: Partial<SheetDraft>) => {
    draft.value = { ...draft.value, ...next };
    insist.value = false;
    if (refused.value && addsUp(refused.value.problem, draft.value)) refused.value = null;
  };
  const { by, scores, deals } = draft.value;
  const doubted = !!refused.value?.problem.readings;
  const sheetNow = (): Sheet => (by === 'totals' ? { scores: scores.map(Number) } : { deals: scored(deals) });
  const send = async () => {
    if (busy) return;
    refused.value = null;
    sent.value = true;
    const refusal = await act(async () => {
      try {
        return await (onSend && !insist.value
          ? onSend(sheetNow())
          : onCorrect!(sheetNow(), reason.value, insist.value));
      } catch (error) {
        refused.value = { text: why(error), problem: error instanceof ApiError ? (error.problem as Refusal) : {} };
        throw error;
      }
    });
    if (refusal) return void (sent.value = false);
    keepSheet(key, null);
    onClose();
  };
  const read = (reading: readonly DealPoints[]) => {
    change({
      deals: deals.map((row, at) => reading.find((deal) => deal.number === at + 1)?.points.map(String) ?? row),
    });
    refused.value = null;
  };
  return (
    <Dialog wide title={t('evening-round-table', { round: round + 1, table: number + 1 })} onClose={onClose}>
      <Form class="house-rules stack gap-5 correct" onSubmit={send}>
        <p>{t(onSend ? 'evening-score-text' : 'evening-correct-text')}</p>
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
            sums={[]}
            label={() => t('evening-score-totals')}
            onChange={([row]) => change({ scores: row! })}
          />
        ) : (
          <Deals
            names={names}
            deals={deals}
            sums={evening.sums}
            label={(deal) => dealName(evening, deal)}
            mayBeVoid={evening.spares > 0 || !onSend}
            least={1}
            mayGrow={evening.deals === null || !onSend}
            onChange={(next) => change({ deals: next })}
          />
        )}
        {doubted && onCorrect && (
          <div class="settings" ref={(shown) => shown?.scrollIntoView({ block: 'center' })}>
            <Switch text="evening-insist" on={insist.value} onSwitch={(on) => (insist.value = on)} />
          </div>
        )}
        {(!onSend || insist.value) && <Reason reason={reason.value} onReason={(text) => (reason.value = text)} />}
        <div class="doors">
          <Failure
            text={meanwhile && !sent.value ? t('evening-meanwhile', { points: inOrder(meanwhile.scores) }) : ''}
          />
          <Failure text={refused.value?.text ?? ''} />
          {doubted && <Readings readings={refused.value!.problem.readings!} onRead={read} />}
          <Button type="submit" primary aria-disabled={busy} icon="check" text={t('evening-correct-save')} />
        </div>
      </Form>
    </Dialog>
  );
}

const RIGHT_TO_LEFT = '\u200f';

/** Points in the order of the columns above them, which is that of the page. */
const inOrder = (points: readonly number[]): string =>
  `${fromTheRight() ? RIGHT_TO_LEFT : ''}${points.map(minus).join(' / ')}`;

/** What may have been meant by a deal that the rules do not allow: pressed, it stands on the sheet. */
function Readings({
  readings,
  onRead,
}: Record<'readings', DealPoints[][]> & { onRead: (reading: DealPoints[]) => void }) {
  if (!readings.length) return null;
  return (
    <div class="doors" role="group" aria-label={t('evening-readings')}>
      <p>{t('evening-readings')}</p>
      {readings.map((reading, at) => {
        const [{ number, points }, other] = reading as [DealPoints, DealPoints?];
        const text = other
          ? t('evening-reading-swap', { first: number, second: other.number })
          : t('evening-reading', { deal: number, points: inOrder(points) });
        return <Button key={at} text={text} onClick={() => onRead(reading)} />;
      })}
    </div>
  );
}

interface GridProps {
  names: readonly string[];
  rows: readonly string[][];
  /** For each row the sums that its points may have, where they are few; the last is that of all further rows. */
  sums: readonly (readonly number[])[];
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

/** What a row adds up to, and what is missing where its sum is known. */
function sumText(points: readonly string[], due: readonly number[]): string {
  const total = sum(points);
  if (!due.length || due.includes(total)) return t('evening-score-sum', { total: minus(total) });
  if (due.length > 1) return t('evening-score-sum-of', { total: minus(total), due: listed(due.map(minus), 'or') });
  return t('evening-score-missing', { total: minus(total), missing: minus(due[0]! - total) });
}

/** Numbers in a line that was pasted: those after the number of a deal, if there is one too many. */
function numbersIn(line: string, width: number): string[] {
  const numbers = line
    .split(/[\t;,|\s]+/)
    .map(plainNumber)
    .filter((typed) => /^[-+]?\d+$/.test(typed));
  return numbers.length === width + 1 ? numbers.slice(1) : numbers;
}

const fields = (table: HTMLTableElement) => [...table.querySelectorAll('input')];

/** Numbers to be typed, a column for each who scores; above each row what it adds up to, below all rows the totals. */
function Grid({ names, rows, sums, mayBeVoid = false, label, onChange }: GridProps) {
  /** What is seen at once, and said when a field is left. */
  const said = (row: number): string =>
    isEmpty(rows[row]!) ? '' : sumText(rows[row]!, sums[row] ?? sums.at(-1) ?? []);
  /** Enter and the arrows lead from field to field, and after the last one to the button. */
  const move = (event: TargetedKeyboardEvent<HTMLTableElement>) => {
    const steps = { Enter: 1, ArrowDown: names.length, ArrowUp: -names.length }[event.key];
    if (!steps) return;
    event.preventDefault();
    const all = fields(event.currentTarget);
    const next = all[all.indexOf(event.target as HTMLInputElement) + steps];
    if (next) next.select();
    (next ?? (steps === 1 ? event.currentTarget.closest('form')?.querySelector('[type=submit]') : null))?.focus();
  };
  const paste = (event: TargetedClipboardEvent<HTMLTableElement>) => {
    const text = event.clipboardData?.getData('text') ?? '';
    const lines = text.split(/\r?\n/).map((line) => numbersIn(line, names.length));
    if (lines.flat().length < 2) return;
    event.preventDefault();
    const first = fields(event.currentTarget).indexOf(event.target as HTMLInputElement);
    const all = rows.flat();
    lines.flat().forEach((typed, at) => first + at < all.length && (all[first + at] = typed));
    onChange(rows.map((points, row) => points.map((_, column) => all[row * names.length + column]!)));
  };
  return (
    <table class="sheet-entry" onKeyDown={move} onPaste={paste}>
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
              <span class="wrap between">
                {rows.length < 2 ? <span class="unseen">{label(row)}</span> : <Spelt plain text={label(row)} />}{' '}
                <small>{said(row)}</small>
              </span>
            </th>
          </tr>
          <tr>
            {points.map((typed, column) => (
              <td key={column}>
                <NumberField
                  required={!mayBeVoid || !isEmpty(points)}
                  autofocus={!row && !column}
                  min={-MAX_POINTS}
                  max={MAX_POINTS}
                  aria-label={spelledOut(t('evening-score-of', { what: label(row), who: names[column]! }))}
                  value={typed}
                  onInput={(event) => onChange(rows.with(row, points.with(column, event.currentTarget.value)))}
                  onChange={() => say(said(row))}
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
