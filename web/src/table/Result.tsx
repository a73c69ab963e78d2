import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { ScoreRow, Snapshot } from '../messages.ts';
import { columns, heading, namesOf } from '../i18n/people.ts';
import { aim, capital } from '../i18n/sentences.ts';
import { Account, type AccountState } from './Account.tsx';
import { NextDeal, type Asking } from './NextDeal.tsx';
import { isLost } from '../ui/begin.ts';
import { Spelt } from '../ui/Spelt.tsx';

/** A deal that is over: its account line by line, each with the clause that says so. */
export function Result({ view, onWhy, ...asking }: { view: Snapshot; onWhy: (() => void) | null } & Asking) {
  const row = view.rows.at(-1);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (isLost() || at?.closest('.hand'))
      box.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }, []);
  if (!row) return null;
  return (
    <section class="result" aria-labelledby="result" ref={box}>
      <h2 id="result">{t('result-title', { number: row.number })}</h2>
      <RowAccount view={view} row={row} />
      <NextDeal view={view} onWhy={onWhy} {...asking} />
    </section>
  );
}

/** What a deal was about, and its account. */
export function RowAccount({ view, row }: { view: Snapshot; row: ScoreRow }) {
  return (
    <>
      <About row={row} />
      {row.void ? (
        <p class="void">{t('event-scored-void', { number: row.number })}</p>
      ) : (
        <Account account={accountOf(view, row)} />
      )}
    </>
  );
}

export function About({ row }: { row: ScoreRow }) {
  const about = aboutRow(row);
  return about ? (
    <p class="about">
      <Spelt text={capital(about)} />
    </p>
  ) : null;
}

/** What a deal was about, as its row tells it. */
export function aboutRow(row: ScoreRow): string {
  if (row.calls['step'] === 'split') return t('sheet-split');
  return row.about ? aim(row.about) : '';
}

/** The account of a deal of the match at a table. */
export function accountOf(view: Snapshot, row: ScoreRow): AccountState {
  const order = columns(view);
  return {
    game: view.game,
    names: namesOf(view),
    reader: view.seat,
    lines: row.account,
    columns: order,
    headings: order.map((column) => heading(view, column)),
    points: row.points,
    totals: row.totals,
  };
}
