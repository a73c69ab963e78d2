import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { columns, heading, inPairs, lengthOf, sideOf, type People } from '../i18n/people.ts';
import { aim } from '../i18n/sentences.ts';
import { capital, minus, signed } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { singleDeal } from '../logic/boardMatch.ts';
import type { DealState, ScoreRow, Snapshot } from '../messages.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { classNames } from '../ui/elements.tsx';
import { Spelt } from '../ui/speech.tsx';
import { tone } from './Account.tsx';
import { aboutRow } from './Result.tsx';

/** What a score sheet shows: of a table, a record or a review alike. */
type Scored = People &
  Pick<Snapshot, 'partners' | 'rows' | 'plan' | 'options' | 'calls_panel' | 'mirror'> & {
    deal: Pick<DealState, 'number' | 'scores'> | null;
    table?: string;
  };

/** The score sheet, and the lines of what was said and played, oldest first. */
type Props = { sheet: Scored; log: readonly string[] };

/** Beside the table where there is space: the score sheet and the log; below them what else belongs there. */
export function SheetPanel({ sheet, log, children }: Props & { children?: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const deal = sheet.deal?.number ?? 0;
  // In a match of many deals the row of the one under way, or the last, stays in sight.
  useEffect(() => {
    const rows = box.current?.querySelectorAll('tbody tr') ?? [];
    const current = [...rows].find((row) => row.hasAttribute('aria-current')) ?? rows[rows.length - 1];
    current?.scrollIntoView({ block: 'nearest' });
  }, [sheet.rows.length, deal]);
  return (
    <aside class="side" aria-label={t('sheet-title')}>
      <div class="scores scrolls column gap-3" ref={box}>
        <h2>{t('sheet-title')}</h2>
        <Sheet view={sheet} />
        <h2>{t('log-title')}</h2>
        <Log lines={log} focusable />
      </div>
      {children}
    </aside>
  );
}

export function SheetDialog({ sheet, log, onClose }: Props & { onClose: () => void }) {
  return (
    <Dialog wide title={t('sheet-title')} onClose={onClose}>
      <Sheet view={sheet} />
      <h3>{t('log-title')}</h3>
      <Log lines={log} />
    </Dialog>
  );
}

/** Newest first. It scrolls by itself where it is `focusable`. */
function Log({ lines, focusable = false }: { lines: readonly string[]; focusable?: boolean }) {
  return (
    <ol class="log" {...(focusable && { tabIndex: 0, 'aria-label': t('log-title') })}>
      {lines.toReversed().map((text, i) => (
        <li key={lines.length - i}>
          <Spelt text={text} />
        </li>
      ))}
    </ol>
  );
}

/** The points that the match is played to; null where deals are played apart. */
export const targetOf = (view: Scored): number | null =>
  view.mirror || singleDeal(view) || dealsOf(view) ? null : Number(view.options['target'] ?? 0);

/** After how many scored deals the match ends; null where its scores or the game's own list of deals end it. */
export function dealsOf(view: Scored): number | null {
  const deals = Number(view.options['deals'] ?? 'off');
  return view.mirror || singleDeal(view) || Number.isNaN(deals) ? null : deals;
}

/** The score sheet of two sides or four players, with the length of the match if its plan does not show it. */
function Sheet({ view }: { view: Scored }) {
  const [target, deals] = [targetOf(view), dealsOf(view)];
  const bids = view.calls_panel === 'bids';
  return (
    <>
      {(view.team_scores || bids) && (deals !== null || target !== null) && (
        <p class="target pale">
          {deals !== null ? t('sheet-deals', { deals }) : t('sheet-target', { target: target! })}
        </p>
      )}
      {view.team_scores ? <SideSheet view={view} /> : <PlayerSheet view={view} bids={bids} />}
    </>
  );
}

/** What a deal of the plan was about, or is to be. */
const aboutDeal = (key: string, row?: ScoreRow): string =>
  (row && aboutRow(row)) || (key === 'auction' ? t('sheet-open') : aim(key));

/**
 * Four columns of players: of the 400 what each bid and whether it was made, of King and Le Jeu du Roi each deal of the
 * plan, played or still to come, of any other game the deals as they come.
 */
function PlayerSheet({ view, bids }: { view: Scored; bids: boolean }) {
  const order = bids && view.partners ? inPairs(view) : columns(view);
  const headings = order.map((column) => heading(view, column));
  const totals = view.rows.at(-1)?.totals ?? view.deal?.scores ?? [0, 0, 0, 0];
  const current = view.deal?.number ?? 0;
  const planned = !bids && view.plan.length > 0;
  const deals = planned
    ? view.plan.map((key, i) => ({ number: i + 1, key, row: view.rows.find((row) => row.number === i + 1) }))
    : view.rows.map((row) => ({ number: row.number, key: '', row }));
  const side = (column: number) => (column % 2 === order[0]! % 2 ? 'us' : 'them');
  return (
    <table class={`sheet ${planned ? 'plan' : 'bids'} ${lengthOf(headings)}`}>
      <thead>
        <tr>
          <th scope="col">{t('sheet-deal')}</th>
          {order.map((column, i) => (
            <th scope="col" key={column} class={bids ? side(column) : undefined}>
              <span class={column === view.seat ? 'never-turned' : undefined}>{headings[i]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deals.map(({ number, key, row }) => (
          <tr
            key={number}
            class={row ? undefined : number === current ? 'now' : 'coming pale'}
            aria-current={planned && number === current ? 'true' : undefined}
          >
            <th scope="row">
              <span class="number">{number}</span> {planned && <Spelt text={capital(aboutDeal(key, row))} />}
            </th>
            {row?.void && !planned ? (
              <td colSpan={4} class="void">
                {t('sheet-void')}
              </td>
            ) : (
              order.map((column) => (
                <td key={column} class={row && !bids && column === view.seat ? tone(row.points[column]!) : undefined}>
                  {row &&
                    (bids ? <Bid row={row} seat={column} own={column === view.seat} /> : signed(row.points[column]!))}
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
            <td key={column} class={column === view.seat ? tone(totals[column]!) : undefined}>
              {minus(totals[column]!)}
            </td>
          ))}
        </tr>
        {bids && view.partners && (
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
  );
}

function Bid({ row, seat, own }: { row: ScoreRow; seat: number; own: boolean }) {
  const bid = (row.calls['bids'] as (number | null)[])[seat] ?? 0;
  const won = row.won[seat] ?? 0;
  const isMade = row.points[seat]! > 0;
  return (
    <span class={classNames('bid', own && (isMade ? 'made' : 'lost'))}>
      <span class="unseen">{t(isMade ? 'sheet-made' : 'sheet-lost', { bid, won })}</span>
      <b>{signed(row.points[seat]!)}</b>
      <span aria-hidden="true">
        {isMade ? '✓' : '✗'} {won}/{bid}
      </span>
    </span>
  );
}

/** Two columns, us and them; where cliques are announced, tricks and cliques apart, as it was in chalk. */
function SideSheet({ view }: { view: Scored }) {
  const order = columns(view);
  const totals = view.rows.at(-1)?.totals ?? view.deal?.scores ?? [0, 0];
  const cliques = view.calls_panel === 'announcements' || view.calls_panel === 'naming';
  const width = cliques ? 2 : 1;
  const own = view.seat === null ? null : sideOf(view.seat);
  const toned = (side: number, points: number) => (side === own ? tone(points) : undefined);
  return (
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
            {order.flatMap((side) =>
              (['tricks', 'cliques'] as const).map((part) => (
                <th scope="col" key={side + part}>
                  {t(`sheet-${part}`)}
                </th>
              )),
            )}
          </tr>
        )}
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">
              <span class="number">{row.number}</span>
            </th>
            {order.map((side) => {
              const called = cliquesOf(row, side);
              const tricks = row.points[side]! - called;
              return [
                <td key={`${side}t`} class={toned(side, tricks)}>
                  {minus(tricks)}
                </td>,
                cliques && (
                  <td key={`${side}c`} class={toned(side, called)}>
                    {called || <span aria-hidden="true">·</span>}
                  </td>
                ),
              ];
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('result-total')}</th>
          {order.map((side) => (
            <td colSpan={width} key={side} class={toned(side, totals[side]!)}>
              {minus(totals[side]!)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const cliquesOf = ({ account }: ScoreRow, side: number): number =>
  account.filter(({ key }) => key === 'clique').reduce((sum, { points }) => sum + points[side]!, 0);
