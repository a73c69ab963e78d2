import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { openCards } from '../boards.ts';
import type { OwnDeal, SetInfo, Traveller, TravellerLine } from '../http.ts';
import { failure } from '../i18n/failure.ts';
import { botTitle } from '../i18n/people.ts';
import { listed, spoken } from '../i18n/sentences.ts';
import { language, t } from '../i18n/texts.ts';
import { go, replayHref, reviewHref } from '../route.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { gained, onAverage, percent } from './words.ts';

/** The deals of a set that one has played, each to be opened: who made what of it, and its cards. */
export function OpenedDeals({ set, deals }: { set: SetInfo; deals: readonly OwnDeal[] }) {
  const boards = Array.from({ length: set.boards }, (_, place) => place + 1);
  return (
    <section aria-labelledby="deals">
      <h2 id="deals">{t('boards-deals')}</h2>
      {deals.length > 0 && <p class="plain">{t('boards-gains')}</p>}
      {set.deals === 1 ? (
        <ol class="opened">
          {boards.map((board) => (
            <li key={board}>
              <Opened
                set={set}
                board={board}
                title={<Sum deal={deals.find((deal) => deal.board === board)} number={board} />}
              />
            </li>
          ))}
        </ol>
      ) : (
        <>
          <ol class="opened">
            {deals.map((deal) => (
              <li key={deal.deal}>
                <Sum deal={deal} number={deal.deal} />
              </li>
            ))}
          </ol>
          <Opened set={set} board={1} title={<strong>{t('boards-whole')}</strong>} />
        </>
      )}
    </section>
  );
}

/** A deal in a line: what one made of it, what the others did, and how many of them one has beaten. */
function Sum({ deal, number }: { deal: OwnDeal | undefined; number: number }) {
  return (
    <span class="compared">
      <strong>
        {t('boards-deal')} {number}
      </strong>
      {deal && (
        <>
          <span>
            {t('boards-yours')} {gained(deal.gain)}
          </span>
          <span>
            {t('boards-mean')} {onAverage(deal.mean)}
          </span>
          <span>{percent(deal.matchpoints)}</span>
        </>
      )}
    </span>
  );
}

/** What is in a board: its traveller, fetched when it is opened, and the ways to its cards. */
function Opened({ set, board, title }: { set: SetInfo; board: number; title: preact.ComponentChildren }) {
  const traveller = useSignal<Traveller | null>(null);
  const failed = useSignal('');
  const show = (open: boolean) =>
    open &&
    !traveller.value &&
    void call('GET /api/boards/{set_id}/{board}/traveller', { set_id: set.id, board }).then(
      (answer) => (traveller.value = answer),
      (error: unknown) => (failed.value = failure(error)),
    );
  const lead = (href: (table: string) => string) => () =>
    void openCards(set.id, board, language.value).then(
      (table) => go(href(table)),
      (error: unknown) => (failed.value = failure(error)),
    );
  return (
    <details onToggle={(event) => show(event.currentTarget.open)}>
      <summary>{title}</summary>
      <p class="doors">
        <Button icon="hint" class="primary" onClick={lead((table) => reviewHref(table))} text={t('boards-review')} />
        <Button icon="play" onClick={lead((table) => replayHref(table, 1))} text={t('boards-replay')} />
      </p>
      <Failure text={failed.value} />
      {traveller.value && <Lines lines={traveller.value.lines} />}
    </details>
  );
}

function Lines({ lines }: { lines: readonly TravellerLine[] }) {
  return (
    <DataTable
      class="ranking traveller"
      caption={t('boards-traveller')}
      columns={[t('end-player'), t('boards-calls'), t('boards-beyond-table')]}
      rows={lines.map((line) => ({
        class: line.you ? 'mine' : undefined,
        cells: [
          <>
            {line.bot ? botTitle(line.bot) : <bdi translate={false}>{line.name || t('lobby-nobody')}</bdi>}
            {line.you && ` (${t('gather-you')})`}
            {line.count > 1 && ` × ${line.count}`}
          </>,
          line.calls.length > 0 && listed(line.calls.map((call) => spoken(call))),
          gained(line.gain),
        ],
      }))}
    />
  );
}
