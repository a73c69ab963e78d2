import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { ScoreRow, Snapshot } from '../messages.ts';
import { columns, heading, lengthOf, namesOf } from '../i18n/people.ts';
import { rulesHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { accountLine, aim, capital, minus, signed } from '../i18n/sentences.ts';

/** A deal that is over: its account line by line, each with the clause that says so. */
export function Result({ view, busy, onNext }: { view: Snapshot; busy: boolean; onNext: () => void }) {
  const row = view.rows.at(-1);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (!at || at === document.body || at.closest('.hand'))
      box.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }, []);
  if (!row) return null;
  return (
    <section class="result" aria-labelledby="result" ref={box}>
      <h2 id="result">{t('result-title', { number: row.number })}</h2>
      <About row={row} />
      {row.void ? (
        <p class="void">{t('event-scored-void', { number: row.number })}</p>
      ) : (
        <Account view={view} row={row} />
      )}
      <div class="doors">
        <button type="button" class="primary" data-next disabled={busy} aria-keyshortcuts="n" onClick={onNext}>
          <Icon name="next" />
          {t('result-next')}
        </button>
      </div>
    </section>
  );
}

export function About({ row }: { row: ScoreRow }) {
  const about = aboutRow(row);
  return about ? <p class="about">{capital(about)}</p> : null;
}

/** What a deal was about, as its row tells it. */
export function aboutRow(row: ScoreRow): string {
  if (row.talk['step'] === 'split') return t('sheet-split');
  return row.about ? aim(row.about) : '';
}

/** The roles are written out, as phones lay the rows out as grids. */
export function Account({ view, row }: { view: Snapshot; row: ScoreRow }) {
  const names = namesOf(view);
  const order = columns(view);
  const headings = order.map((column) => heading(view, column));
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
                <span>{headings[i]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {row.account.map((line, i) => (
            <tr key={i} role="row">
              <th scope="row" role="rowheader">
                {capital(accountLine(line, names))}{' '}
                <a class="clause" href={rulesHref(view.game, line.clause)}>
                  {line.clause}
                </a>
              </th>
              {order.map((column) => (
                <td role="cell" key={column} class={tone(line.points[column]!)}>
                  {line.points[column] ? signed(line.points[column]!) : '·'}
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
              <td role="cell" key={column} class={tone(row.points[column]!)}>
                {signed(row.points[column]!)}
              </td>
            ))}
          </tr>
          <tr class="total" role="row">
            <th scope="row" role="rowheader">
              {t('result-total')}
            </th>
            {order.map((column) => (
              <td role="cell" key={column}>
                {minus(row.totals[column]!)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const tone = (points: number): string => (points > 0 ? 'gain' : points < 0 ? 'loss' : '');
