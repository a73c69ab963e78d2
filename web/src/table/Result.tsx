import { useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { ScoreRow, Snapshot } from '../messages.ts';
import { AwayBanner } from '../social/Banners.tsx';
import type { Send } from '../logic/requests.ts';
import { columns, heading, inPairs, namesOf, sideOf } from '../i18n/people.ts';
import { aim, says } from '../i18n/sentences.ts';
import { capital, listed, minus, signed } from '../i18n/words.ts';
import { Account } from './Account.tsx';
import type { Bids } from './calls/talks.ts';
import type { Table } from '../logic/table.ts';
import { useBeginning } from '../ui/focus.ts';
import { Button } from '../ui/elements.tsx';
import { useNow } from '../ui/useNow.ts';
import { Spelt } from '../ui/speech.tsx';

interface Props {
  view: Snapshot;
  ready: Table['ready'];
  busy: boolean;
  send: Send;
  onNext: () => void;
  onStop: () => void;
  /** Asks why an action of the deal was chosen; null where that cannot be. */
  onWhy: (() => void) | null;
}

/** A deal that is over: its account line by line, each with the clause that says so. */
export function Result(props: Props) {
  const { view } = props;
  const row = view.rows.at(-1);
  const box = useRef<HTMLElement>(null);
  useBeginning(box, ['[data-next]']);
  if (!row) return null;
  return (
    <section class="result" aria-labelledby="result" ref={box}>
      <AwayBanner view={view} busy={props.busy} send={props.send} />
      <h2 id="result">{headline(view, row)}</h2>
      <RowAccount view={view} row={row} />
      <NextDeal {...props} />
    </section>
  );
}

/** The deal with what it brought its reader, and whether a bid was made. */
function headline(view: Snapshot, { number, points, calls, ...row }: ScoreRow): string {
  if (row.void || view.seat === null) return t('result-title', { number });
  if (view.team_scores) {
    const side = sideOf(view.seat);
    return t('result-sides', { number, us: minus(points[side]!), them: minus(points[1 - side]!) });
  }
  const own = points[view.seat]!;
  const kind = !calls['bids'] ? 'you' : own > 0 ? 'made' : 'failed';
  return t('result-headline', { number, kind, points: signed(own) });
}

export function RowAccount({ view, row }: { view: Snapshot; row: ScoreRow }) {
  const about = aboutRow(row);
  const order = view.partners && !view.team_scores ? inPairs(view) : columns(view);
  const account = {
    game: view.game,
    names: namesOf(view),
    reader: view.seat,
    lines: row.account,
    columns: order,
    headings: order.map((column) => heading(view, column)),
    points: row.points,
    totals: row.totals,
  };
  return (
    <>
      {about && (
        <p class="about pale">
          <Spelt text={capital(about)} />
        </p>
      )}
      {row.void ? <VoidDeal view={view} row={row} order={order} /> : <Account account={account} />}
    </>
  );
}

/** Why a deal is void: every player's bid, and the sum beside the least that was needed. */
function VoidDeal({ view, row: { number, calls }, order }: { view: Snapshot; row: ScoreRow; order: number[] }) {
  const { bids, sum, needed } = calls as unknown as Bids;
  const names = namesOf(view);
  const all = listed(order.map((seat) => says(names[seat]!, `bid:${bids[seat]}`, seat === view.seat)));
  return (
    <>
      <p class="why">{t('event-scored-void', { number })}.</p>
      <p>{t('result-void-bids', { bids: capital(all), sum, needed })}</p>
    </>
  );
}

/** What a deal was about, as its row tells it. */
export function aboutRow(row: ScoreRow): string {
  if (row.calls['step'] === 'split') return t('sheet-split');
  return row.about ? aim(row.about) : '';
}

/** The way to the next deal. Among several people all are asked, and none is waited for longer than a countdown. */
function NextDeal({ view, ready, busy, onNext, onStop, onWhy }: Props) {
  const own = view.seat !== null && !!ready?.ready.includes(view.seat);
  const people = view.players.flatMap(({ person, away }, seat) => (person && !away ? [seat] : []));
  const others = people.filter((seat) => seat !== view.seat && !ready?.ready.includes(seat));
  return (
    <div class="doors">
      {ready && (
        <p class="note" role="status">
          {t('result-ready-of', { ready: ready.ready.length, people: people.length })}
          {others.length > 0 &&
            ` ${t('result-waits-for', {
              who: listed(
                others.map((seat) => namesOf(view)[seat]!),
                'and',
              ),
            })}`}
          {ready.left === null && ` ${t('result-stopped')}`}
        </p>
      )}
      {ready?.left != null && <Countdown left={ready.left} at={ready.at} />}
      <Button
        icon="next"
        text={t(own ? 'result-ready' : 'result-next')}
        primary
        data-next
        disabled={busy || own}
        shortcut="n"
        onClick={onNext}
      />
      {onWhy && <Button text={t('before-why')} data-ask-why onClick={onWhy} />}
      {ready?.left != null && view.seat !== null && !ready.stopped.includes(view.seat) && (
        <Button icon="pause" text={t('result-stop')} disabled={busy} data-stop onClick={onStop} />
      )}
    </div>
  );
}

/** Seconds until the cards are dealt, whoever is ready. */
function Countdown({ left, at }: { left: number; at: number }) {
  const now = useNow(() => performance.now(), 250, true, at);
  const seconds = Math.max(0, Math.ceil((left - (now - at)) / 1000));
  return (
    <p class="note" role="timer">
      {t('result-countdown', { seconds })}
    </p>
  );
}
