import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import '../styles/paper.css';
import { useSignal } from '@preact/signals';
import { unreachable } from '../i18n/failure.ts';
import { aim } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { BoardInfo, EveningInfo, PlayingInfo, RoundBoards } from '../http.ts';
import { directorOf } from '../logic/evenings.ts';
import { ensureKnown } from '../stores/me.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BoardHands } from './BoardHands.tsx';
import { boardsOf, seatName, seatsCount } from './boards.ts';
import { DealingList } from './DealingList.tsx';
import { csv, resultRows, standingRows } from './csv.ts';
import { company } from './MySeat.tsx';
import { save } from './save.ts';
import { Standings } from './Standings.tsx';
import { Tables } from './Tables.tsx';
import { useBoards } from './useBoards.ts';
import { useEvening } from './useEvening.ts';
import { listDirection, nameOf, partiesOf, partyName, pointsOf, scorersAt, stage } from './words.ts';
import { useTitle } from '../ui/entitled.ts';

const PARTS = ['seating', 'cards', 'lists', 'sheets', 'travellers', 'results'] as const;
type Part = (typeof PARTS)[number];
/** The parts that an evening has. Only its director deals by list. */
const partsOf = (evening: EveningInfo): readonly Part[] =>
  PARTS.filter((part) => {
    if (part === 'lists') return evening.paper && evening.same_boards && !!directorOf(evening.evening);
    return part !== 'travellers' || evening.same_boards;
  });
const CSV = 'text/csv';
/** Lines of a score sheet where no number of deals is fixed. */
const LINES = 12;
/** What stands in a cell that is filled in by hand. */
const BLANK = '\u00a0';

/** What an evening has on paper: the seating, a score sheet for each table, the results. Chosen parts are printed. */
export function PaperPage({ id }: { id: string }) {
  const { evening, fault } = useEvening(id, ensureKnown);
  const chosen = useSignal<readonly Part[]>(['seating', 'sheets']);
  const now = evening.value;
  const boards = useBoards(now);
  const title = now ? t('evening-paper-of', { game: t(`game-${now.game}`) }) : t('evening-paper');
  useTitle(title);
  const has = (part: Part) => chosen.value.includes(part);
  return (
    <div class="rules proof evenings paper">
      <main>
        <h1>{title}</h1>
        <Failure text={fault.value === 'missing' ? t('evening-missing') : fault.value && unreachable()} />
        {now && (
          <>
            <p class="intro">{stage(now)}</p>
            <Choose chosen={chosen.value} onChoose={(parts) => (chosen.value = parts)} evening={now} />
            {has('seating') && <Seating evening={now} />}
            {has('cards') && <SeatingCards evening={now} />}
            {has('lists') && <DealingList evening={now} director={directorOf(id)} />}
            {has('sheets') &&
              now.rounds
                .at(-1)
                ?.tables.map((table, number) => <Sheet key={number} evening={now} table={table} number={number} />)}
            {has('travellers') && <Travellers evening={now} boards={boards} />}
            {has('results') && <Results evening={now} />}
          </>
        )}
      </main>
    </div>
  );
}

/** What is printed, and the files for a spreadsheet. */
function Choose({
  chosen,
  onChoose,
  evening,
}: {
  chosen: readonly Part[];
  onChoose: (parts: readonly Part[]) => void;
  evening: EveningInfo;
}) {
  return (
    <div class="on-screen">
      <fieldset class="parts-chosen">
        <legend>{t('evening-print')}</legend>
        {partsOf(evening).map((part) => (
          <label class="tick" key={part}>
            <input
              type="checkbox"
              checked={chosen.includes(part)}
              onChange={(event) =>
                onChoose(event.currentTarget.checked ? [...chosen, part] : chosen.filter((other) => other !== part))
              }
            />
            <span>{t(`evening-print-${part}`)}</span>
          </label>
        ))}
      </fieldset>
      <div class="doors">
        <button type="button" class="primary" onClick={() => print()}>
          <Icon name="sheet" />
          {t('evening-print-go')}
        </button>
        <button type="button" onClick={() => save('four-kings-standings.csv', CSV, csv(standingRows(evening)))}>
          <Icon name="save" />
          {t('evening-save-standings')}
        </button>
        <button type="button" onClick={() => save('four-kings-results.csv', CSV, csv(resultRows(evening)))}>
          <Icon name="save" />
          {t('evening-save-results')}
        </button>
      </div>
    </div>
  );
}

function Seating({ evening }: { evening: EveningInfo }) {
  const round = evening.rounds.at(-1);
  return (
    <section class="sheet-page" aria-labelledby="seating">
      <h2 id="seating">{t('evening-seating', { number: evening.rounds.length || 1 })}</h2>
      {round ? <Tables evening={evening} round={round} /> : <p class="note">{t('evening-paper-none')}</p>}
    </section>
  );
}

/** A card for each person, to be cut out: where they sit in the round, with whom and against whom. */
function SeatingCards({ evening }: { evening: EveningInfo }) {
  const round = evening.rounds.at(-1);
  if (!round) return null;
  const people = evening.entrants.map((entrant) => entrant.number);
  const playing = people.filter((number) => round.tables.some((table) => table.seats.includes(number)));
  return (
    <section class="sheet-page" aria-label={t('evening-print-cards')}>
      <ul class="seat-cards">
        {[...playing, ...round.idle].map((number) => {
          const at = round.tables.findIndex((table) => table.seats.includes(number));
          return (
            <li key={number}>
              <small>{t('evening-round', { number: evening.rounds.length })}</small>
              <bdi translate={false} class="who">
                {nameOf(evening, number)}
              </bdi>
              <b>{at < 0 ? t('evening-seat-none') : t('evening-table', { number: at + 1 })}</b>
              {at >= 0 && seatsCount(evening) && <span>{seatName(round.tables[at]!.seats.indexOf(number))}</span>}
              {at >= 0 && <span>{company(evening, round.tables[at]!, number)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A score sheet: a line for each deal, a column for each side or player. */
function Sheet({ evening, table, number }: { evening: EveningInfo; table: PlayingInfo; number: number }) {
  const title = t('evening-round-table', { round: evening.rounds.length, table: number + 1 });
  const columns = scorersAt(evening, table);
  return (
    <section class="sheet-page" aria-label={title}>
      <h2>{title}</h2>
      <p>{t(`game-${evening.game}`)}</p>
      <table class="score-sheet">
        <thead>
          <tr>
            <th scope="col">{t('evening-sheet-deal')}</th>
            {columns.map((name, column) => (
              <th scope="col" key={column}>
                <bdi translate={false}>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: evening.deals ? evening.deals + evening.spares : LINES }, (_, deal) => (
            <tr key={deal}>
              <th scope="row">
                {deal + 1}
                {evening.titles[deal] && <small> {aim(evening.titles[deal])}</small>}
              </th>
              {columns.map((_name, column) => (
                <td key={column}>{BLANK}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('evening-sheet-sum')}</th>
            {columns.map((_name, column) => (
              <td key={column}>{BLANK}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p class="signed-by">{t('evening-sheet-signed')}</p>
    </section>
  );
}

/** Of each deal that several tables have played what all of them made of it: a row for each table. */
function Travellers({ evening, boards }: { evening: EveningInfo; boards: readonly RoundBoards[] }) {
  return evening.rounds.map((round, number) => {
    const deals = round.tables.flatMap((table) => table.result?.deals.map((deal) => deal.number) ?? []);
    return [...new Set(deals)]
      .toSorted((first, second) => first - second)
      .map((deal) => {
        const board = boardsOf(boards, number).find((other) => other.number === deal);
        return <Traveller key={`${number} ${deal}`} evening={evening} round={number} deal={deal} board={board} />;
      });
  });
}

function Traveller({
  evening,
  round,
  deal,
  board,
}: {
  evening: EveningInfo;
  round: number;
  deal: number;
  /** Its hands, once everybody may see them. */
  board: BoardInfo | undefined;
}) {
  const title = t('evening-traveller-of', { round: round + 1, deal });
  const parties = partiesOf(evening);
  return (
    <section class="sheet-page traveller" aria-label={title}>
      <h2>{title}</h2>
      {board && <BoardHands board={board} />}
      <table class="score-sheet">
        <thead>
          <tr>
            <th scope="col">{t('evening-traveller-table')}</th>
            {parties.map((seats) => [
              <th scope="col" key={seats[0]}>
                {t('evening-who')}
              </th>,
              <th scope="col" key={`${seats[0]} points`}>
                {t('evening-points')}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {evening.rounds[round]!.tables.map((table, number) => {
            const played = table.result?.deals.find((other) => other.number === deal);
            return (
              played && (
                <tr key={number}>
                  <th scope="row">{number + 1}</th>
                  {parties.map((seats) => [
                    <td key={seats[0]}>
                      <bdi translate={false} dir={listDirection()}>
                        {partyName(evening, table, seats)}
                      </bdi>
                    </td>,
                    <td key={`${seats[0]} points`}>{pointsOf(played.points, seats)}</td>,
                  ])}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Results({ evening }: { evening: EveningInfo }) {
  return (
    <section class="sheet-page" aria-labelledby="standings">
      <h2 id="standings">{t('evening-standings')}</h2>
      <Standings evening={evening} />
      {evening.rounds.map((round, number) => (
        <div class="round-printed" key={number}>
          <h3>{t('evening-round', { number: number + 1 })}</h3>
          <Tables evening={evening} round={round} />
        </div>
      ))}
    </section>
  );
}
