import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../api.ts';
import { openCards } from '../boards.ts';
import type {
  Beside,
  BotMedian,
  OwnDeal,
  PartedHere,
  Place,
  SetInfo,
  Standings,
  Traveller,
  TravellerLine,
} from '../http.ts';
import { actionInSentence, aim, spoken } from '../i18n/sentences.ts';
import { capital, cardShort, listed, suitName } from '../i18n/words.ts';
import { language, t } from '../i18n/texts.ts';
import { boardsHref, go, replayHref, reviewHref } from '../route.ts';
import { Button, Failure, Section } from '../ui/elements.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Spelt } from '../ui/speech.tsx';
import { failure, useRequest } from '../ui/useFetched.ts';
import { ahead, beaten, beatsAny, beyond, botsAlone, gained, onAverage, percent, points, rankText } from './words.ts';

/** The reader's result: the share of the others that they beat. */
export function Own({ set, standings }: { set: SetInfo; standings: Standings }) {
  const { own, rank } = standings;
  const making = set.field !== null && set.field[0] < set.field[1];
  return (
    <Section id="own" title={t('boards-own')}>
      {standings.deals.length === 0 ? (
        <p>{t('boards-alone')}</p>
      ) : (
        <>
          {rank && beatsAny(rank.share) && <p class="share">{beaten(rank.share, botsAlone(set, rank))}</p>}
          {rank && beatsAny(rank.share) && <Gauge own={rank.share} />}
          <p>
            {rank && rankText(rank)} {t('boards-beyond', { points: beyond(own.beyond) })}
          </p>
          <p class="plain">{t('boards-who', { bots: set.field?.[0] ?? 0, apart: apart(set, standings) })}</p>
        </>
      )}
      {making && (
        <p class="notice" role="status">
          {t('boards-making', { done: set.field![0], of: set.field![1] })}
        </p>
      )}
    </Section>
  );
}

/** Whether a day has results outside its ranking: they are listed, but nobody is compared with them. */
const apart = ({ day }: SetInfo, { visitors, later }: Standings): string =>
  day && visitors.length + later.length > 0 ? 'yes' : 'no';

export const Gauge = ({ own }: { own: number }) => (
  <span class="gauge block" aria-hidden="true" style={{ '--own': own }} />
);

/** The deals, and the ranking of people with the median of the bots, and a word on how little few deals prove. */
export function Ranking({ set, standings, beside }: { set: SetInfo; standings: Standings; beside: string }) {
  const { people, bots, visitors, later } = standings;
  const order = (rows: readonly (Place | BotMedian)[]) => <Order set={set} rows={rows} beside={beside} />;
  return (
    <>
      <OpenedDeals set={set} deals={standings.deals} apart={apart(set, standings)} />
      <Section id="ranking" title={t('boards-ranking')}>
        <p class="plain">{t('boards-few', { deals: set.boards * set.deals })}</p>
        {set.mine?.apart === 'repeat' && <p class="notice">{t('boards-repeat')}</p>}
        {order([...people, ...(set.day ? [] : later), ...(bots ? [bots] : [])])}
        {visitors.length > 0 && (
          <>
            <h3>{t('boards-visitors')}</h3>
            <p class="plain">{t('boards-visitors-are')}</p>
            {order(visitors)}
          </>
        )}
        {later.length > 0 && set.day && (
          <>
            <h3>{t('boards-later')}</h3>
            {order(later)}
          </>
        )}
      </Section>
    </>
  );
}

type OrderProps = { set: SetInfo; rows: readonly (Place | BotMedian)[]; beside: string };

/** People, and the median of the bots, by the share of the others that they beat; `beside` is a challenger's handle. */
function Order({ set, rows, beside }: OrderProps) {
  const cellsOf = (row: Place | BotMedian) =>
    'bots' in row
      ? [t('boards-bots', { bots: row.bots }), percent(row.matchpoints), '–']
      : [<Person set={set} place={row} />, percent(row.matchpoints), beyond(row.beyond)];
  const classOf = (row: Place | BotMedian) =>
    'bots' in row ? 'bot' : row.you ? 'mine' : row.handle === beside ? 'beside' : '';
  return (
    <DataTable
      class="ranking people"
      columns={[t('end-player'), t('boards-field'), t('boards-points')]}
      rows={rows
        .toSorted((row, other) => other.matchpoints - row.matchpoints)
        .map((row) => ({ key: 'bots' in row ? 'bots' : row.handle, class: classOf(row), cells: cellsOf(row) }))}
    />
  );
}

/** A player's name, which may be missing. */
export const Player = ({ name, you }: { name: string; you: boolean }) => (
  <>
    <bdi translate={false}>{name || t('lobby-nobody')}</bdi>
    {you && ` (${t('gather-you')})`}
  </>
);

function Person({ set, place }: { set: SetInfo; place: Place }) {
  if (place.you) return <Player {...place} />;
  return (
    <a href={boardsHref(set.id, place.handle)}>
      <Player {...place} />
      <span class="unseen"> {t('boards-side')}</span>
    </a>
  );
}

type OpenedDealsProps = { set: SetInfo; deals: readonly OwnDeal[]; apart: string };

/** The deals of a set that the reader has played: each opens with everybody's result, and its cards. */
function OpenedDeals({ set, deals, apart }: OpenedDealsProps) {
  const boards = Array.from({ length: set.boards }, (_, place) => place + 1);
  return (
    <Section id="deals" title={t('boards-deals')}>
      {deals.length > 0 && <p class="plain">{t('boards-gains')}</p>}
      {set.deals === 1 ? (
        <ol class="opened stack gap-3">
          {boards.map((board) => (
            <li class="panel" key={board}>
              <Opened
                set={set}
                board={board}
                apart={apart}
                title={<Sum deal={deals.find((deal) => deal.board === board)} number={board} />}
              />
            </li>
          ))}
        </ol>
      ) : (
        <>
          <ol class="opened stack gap-3">
            {deals.map((deal) => (
              <li class="panel" key={deal.deal}>
                <Sum deal={deal} number={deal.deal} />
              </li>
            ))}
          </ol>
          <Opened set={set} board={1} apart={apart} title={<strong>{t('boards-whole')}</strong>} />
        </>
      )}
    </Section>
  );
}

/** A deal in a line: the reader's points, those of the others, and how many of them the reader has beaten. */
function Sum({ deal, number }: { deal: OwnDeal | undefined; number: number }) {
  return (
    <span class="compared num">
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
          <span>{beatsAny(deal.matchpoints) && beaten(deal.matchpoints, 0)}</span>
        </>
      )}
    </span>
  );
}

type OpenedProps = { set: SetInfo; board: number; apart: string; title: ComponentChildren };

function Opened({ set, board, apart, title }: OpenedProps) {
  const traveller = useSignal<Traveller | null>(null);
  const { failed, run } = useRequest();
  const show = (open: boolean) =>
    open &&
    !traveller.value &&
    void call('GET /api/boards/{set_id}/{board}/traveller', { set_id: set.id, board }).then(
      (answer) => (traveller.value = answer),
      (error: unknown) => (failed.value = failure(error)),
    );
  const lead = (href: (table: string) => string) => () =>
    run(async () => go(href(await openCards(set.id, board, language.value))));
  return (
    <details onToggle={(event) => show(event.currentTarget.open)}>
      <summary>{title}</summary>
      <p class="doors">
        <Button icon="review" primary onClick={lead((table) => reviewHref(table))} text={t('boards-review')} />
        <Button icon="eye" onClick={lead((table) => replayHref(table, 1))} text={t('boards-replay')} />
      </p>
      <Failure text={failed.value} />
      {traveller.value && <Lines lines={traveller.value.lines} apart={apart} />}
    </details>
  );
}

function Lines({ lines, apart }: { lines: readonly TravellerLine[]; apart: string }) {
  return (
    <DataTable
      class="ranking traveller"
      caption={t('boards-traveller', { apart })}
      columns={[t('end-player'), t('boards-calls'), t('boards-beyond-table')]}
      rows={lines.map((line) => ({
        class: line.you ? 'mine' : line.bots > 0 ? 'bot' : undefined,
        cells: [
          line.bots > 0 ? t('boards-bots-here', { bots: line.bots }) : <Player {...line} />,
          line.calls.length > 0 && listed(line.calls.map((call) => spoken(call))),
          gained(line.gain),
        ],
      }))}
    />
  );
}

const isBetter = (gains: readonly number[] | undefined, player: number): boolean =>
  !!gains && gains[player]! > gains[1 - player]!;

/** A set as two players played it: board by board, to the moment where they differ. */
export function SideBySide({ beside, deals }: { beside: Beside; deals: number }) {
  const section = useRef<HTMLElement>(null);
  // The reader asked for this comparison by a name or a link, so it takes the focus.
  useEffect(() => section.current?.focus(), []);
  const other = beside.name || t('lobby-nobody');
  const [mine, theirs] = beside.totals;
  return (
    <section class="beside" aria-labelledby="beside" tabIndex={-1} ref={section}>
      <h2 id="beside">{t('boards-with', { who: other })}</h2>
      <p class="share">
        {t(mine > theirs ? 'boards-ahead' : mine < theirs ? 'boards-behind' : 'boards-level', {
          who: other,
          points: ahead(Math.abs(mine - theirs)),
        })}
      </p>
      <ol class="stack gap-4">
        {beside.boards.map((board) => (
          <li class="panel" key={board.board}>
            <h3>{t('boards-number', { number: board.board, deals })}</h3>
            <dl>
              {[board.yours, board.theirs].map((scores, player) => (
                <div key={player} class={isBetter(board.gains, player) ? 'better' : ''}>
                  <dt>{player === 0 ? capital(t('gather-you')) : other}</dt>
                  <dd>
                    {gained(board.gains[player]!)}
                    {deals === 1 && (
                      <>
                        {' '}
                        <small>{points(scores)}</small>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            {deals > 1 && <ByDeal board={board} other={other} />}
            {board.parting ? (
              <Parting parted={board.parting} other={other} many={board.yours.length > 1} />
            ) : (
              <p class="plain">{t('boards-same')}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ByDeal({ board, other }: { board: Beside['boards'][number]; other: string }) {
  return (
    <DataTable
      class="ranking"
      columns={[t('boards-deal'), t('boards-yours'), other]}
      rows={board.by_deal.map((gains, place) => ({ cells: [place + 1, ...gains.map(gained)] }))}
      classOf={(row, column) => (isBetter(board.by_deal[row], column - 1) ? 'won' : undefined)}
    />
  );
}

function Parting({ parted, other, many }: { parted: PartedHere; other: string; many: boolean }) {
  const chose = t('boards-parted', {
    yours: actionInSentence(parted.yours),
    theirs: actionInSentence(parted.theirs),
    who: other,
  });
  const title = parted.about === 'auction' ? t('sheet-open') : parted.about && aim(parted.about);
  const about = capital(parted.trump ? t('aim-trumps', { suit: suitName(parted.trump) }) : title);
  return (
    <div class="parting">
      <p>
        <Spelt text={many ? `${t('boards-in-deal', { number: parted.deal })} ${chose}` : capital(chose)} />
      </p>
      {about && (
        <p class="plain">
          <Spelt text={about} />
        </p>
      )}
      <dl>
        <dt>{t('boards-hand')}</dt>
        <Cards cards={parted.hand} />
        {parted.trick.length > 0 && (
          <>
            <dt>{t('boards-trick')}</dt>
            <Cards cards={parted.trick.map(([, card]) => card)} />
          </>
        )}
        {parted.said.length > 0 && (
          <>
            <dt>{t('boards-said')}</dt>
            <dd>{listed(parted.said.map(([, call]) => spoken(call)))}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

const Cards = ({ cards }: { cards: readonly string[] }) => (
  <dd class="cards wrap" translate={false}>
    {cards.map((card) => (
      <span key={card} class={card.at(-1)}>
        <Spelt text={cardShort(card)} />
      </span>
    ))}
  </dd>
);
