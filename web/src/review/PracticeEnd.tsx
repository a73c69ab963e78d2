import '../styles/review.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { call, ApiError, type PracticeInfo, type Way } from '../api.ts';
import { columns, heading } from '../i18n/people.ts';
import { actionLabel } from '../i18n/sentences.ts';
import { cardShort, signed } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import type { Snapshot } from '../messages.ts';
import { beginPractice, type Cards, parting } from '../reviews.ts';
import { go, replayHref, reviewHref, tableHref } from '../route.ts';
import { tone } from '../table/Account.tsx';
import { RowAccount } from '../table/Result.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Button, Failure, LinkButton } from '../ui/elements.tsx';
import { Spelt } from '../ui/speech.tsx';
import { failure, useFetched, useRequest } from '../ui/useFetched.ts';

/** The end of a practice deal: its result beside that of the match, and another try. */
export function PracticeEnd({ view, busy, onNext }: { view: Snapshot; busy: boolean; onNext: () => void }) {
  const { data: practice } = useFetched(
    () => call('GET /api/practices/{table}', { table: view.table }),
    [view.table, view.version],
  );
  const { failed, run } = useRequest((error) =>
    error instanceof ApiError && error.status === 409 ? t('review-play-no-other') : failure(error),
  );
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (practice) box.current?.querySelector<HTMLElement>('[data-again]')?.focus({ preventScroll: true });
  }, [practice?.of]);
  const row = view.rows.at(-1);
  const again = (cards: Cards): void =>
    run(async () => {
      const { of: table, deal, action, line, bots } = practice!;
      go(tableHref((await beginPractice({ table, deal, action, line }, cards, bots)).table));
    });
  return (
    <section class="result practice" aria-labelledby="result" ref={box}>
      <h2 id="result">{t('review-practice')}</h2>
      {practice && <Beside view={view} practice={practice} />}
      {row && (
        <details>
          <summary>{t('result-title', { number: row.number })}</summary>
          <RowAccount view={view} row={row} />
        </details>
      )}
      <Failure text={failed.value} />
      <div class="doors">
        {practice && (
          <Button
            icon="again"
            primary
            data-again
            onClick={() => again(practice.cards)}
            text={t('review-practice-again')}
          />
        )}
        {practice && <Button icon="next" onClick={() => again('another')} text={t('review-practice-another')} />}
        {!view.result && (
          <Button quiet data-next disabled={busy} shortcut="n" onClick={onNext} text={t('result-next')} />
        )}
        {practice && <LinkButton quiet href={reviewHref(practice.of)} text={t('review-title')} />}
        {practice && (
          <LinkButton
            quiet
            href={replayHref(practice.of, practice.deal, practice.action)}
            text={t('review-see-deal')}
          />
        )}
      </div>
    </section>
  );
}

const named = (action: string | undefined): string =>
  !action ? t('review-practice-nothing') : isCard(action) ? cardShort(action) : actionLabel(action);

/** Both results, and the action at which the two deals part. */
function Beside({ view, practice }: { view: Snapshot; practice: PracticeInfo }) {
  const order = columns(view);
  const { happened, now } = practice;
  const place = happened ? parting(happened.actions, now.actions) : -1;
  const cellsOf = (way: Way, title: ComponentChildren) => [
    <>
      {title}{' '}
      {way.won && <small>{t(way.won.includes(practice.seat) ? 'review-practice-won' : 'review-practice-lost')}</small>}
    </>,
    ...order.map((column) => (way.points ? signed(way.points[column]!) : <span aria-hidden="true">·</span>)),
  ];
  return (
    <>
      <DataTable
        class="beside"
        caption={t('review-practice-beside')}
        columns={[`${t('review-page-deal')} ${practice.deal}`, ...order.map((column) => heading(view, column))]}
        rows={[
          ...(happened ? [{ cells: cellsOf(happened, t('review-practice-then')) }] : []),
          { cells: cellsOf(now, <b>{t('review-practice-now')}</b>) },
        ]}
        classOf={(row, column) =>
          column === 1 ? tone((row === 0 && happened ? happened : now).points?.[order[0]!] ?? 0) : undefined
        }
      />
      {!happened && <p class="note">{t('review-practice-gone')}</p>}
      {happened && (
        <p class="note">
          <Spelt
            text={
              place < 0
                ? t('review-practice-same-way')
                : t('review-practice-parted', {
                    number: place + 1,
                    before: named(happened.actions[place]),
                    now: named(now.actions[place]),
                  })
            }
          />
        </p>
      )}
      {practice.cards === 'another' && <p class="note">{t('review-practice-other-cards')}</p>}
    </>
  );
}
