import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import '../styles/paper.css';
import { useSignal } from '@preact/signals';
import { aim } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { BoardInfo, EveningInfo, PlayingInfo, RoundBoards } from '../http.ts';
import { directorOf } from '../logic/evenings.ts';
import { eveningHref, leadHref } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { Button, Failure, LinkButton, PageFrame, Section } from '../ui/elements.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { saveText } from '../ui/save.ts';
import { useRequest } from '../ui/useFetched.ts';
import { BoardHands } from './BoardHands.tsx';
import { boardsOf, seatName, seatsCount, useBoards } from './boards.ts';
import { csv, resultRows, spreadsheet, standingRows } from './csv.ts';
import { DealingList } from './DealingList.tsx';
import { company } from './MySeat.tsx';
import { Standings } from './Standings.tsx';
import { Names, Tables } from './Tables.tsx';
import { useEvening, why } from './useEvening.ts';
import { nameOf, partiesOf, partyName, pointsOf, running, scorersAt, stage, titleOf } from './words.ts';

const PARTS = ['seating', 'cards', 'lists', 'sheets', 'travellers', 'results'] as const;
type Part = (typeof PARTS)[number];
/** The parts that an evening has. Only its director deals by list. */
const partsOf = (evening: EveningInfo): readonly Part[] =>
  PARTS.filter((part) => {
    if (part === 'lists') return evening.paper && evening.same_boards && !!directorOf(evening.evening);
    return part !== 'travellers' || evening.same_boards;
  });
const CSV = 'text/csv';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Lines of a score sheet where no number of deals is fixed. */
const LINES = 12;
/** What stands in a cell that is filled in by hand. */
const BLANK = '\u00a0';

/** What an evening has on paper: the seating, a score sheet for each table, the results. Chosen parts are printed. */
export function PaperPage({ id }: { id: string }) {
  const { evening, failure } = useEvening(id, ensureKnown);
  const picked = useSignal<readonly Part[] | null>(null);
  const boards = useBoards(evening);
  const chosen =
    picked.value ?? (evening && !running(evening) && evening.rounds.length ? ['results'] : ['seating', 'sheets']);
  const has = (part: Part) => chosen.includes(part);
  return (
    <PageFrame
      class="proof evenings paper"
      title={evening ? t('evening-paper-of', { game: titleOf(evening) }) : t('evening-paper')}
      failures={[failure]}
    >
      {evening && (
        <>
          <p class="intro">{stage(evening)}</p>
          <Choose chosen={chosen} onChoose={(parts) => (picked.value = parts)} evening={evening} />
          {has('seating') && <Seating evening={evening} />}
          {has('cards') && <SeatingCards evening={evening} />}
          {has('lists') && <DealingList evening={evening} director={directorOf(id)} />}
          {has('sheets') &&
            evening.rounds
              .at(-1)
              ?.tables.map((table, number) => <Sheet key={number} evening={evening} table={table} number={number} />)}
          {has('travellers') && <Travellers evening={evening} boards={boards} />}
          {has('results') && <Results evening={evening} />}
        </>
      )}
    </PageFrame>
  );
}

type ChooseProps = { chosen: readonly Part[]; onChoose: (parts: readonly Part[]) => void; evening: EveningInfo };

function Choose({ chosen, onChoose, evening }: ChooseProps) {
  const { failed, run } = useRequest(why);
  return (
    <div class="on-screen">
      <fieldset class="parts-chosen wrap">
        <legend>{t('evening-print')}</legend>
        {partsOf(evening).map((part) => (
          <label class="tick row gap-4" key={part}>
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
        <Button primary icon="print" text={t('evening-print-go')} onClick={() => print()} />
        <Button
          icon="save"
          text={t('evening-save-sheet')}
          onClick={() => run(async () => saveText('four-kings-evening.xlsx', XLSX, await spreadsheet(evening)))}
        />
        <Button
          icon="save"
          text={t('evening-save-standings')}
          onClick={() => saveText('four-kings-standings.csv', CSV, csv(standingRows(evening)))}
        />
        <Button
          icon="save"
          text={t('evening-save-results')}
          onClick={() => saveText('four-kings-results.csv', CSV, csv(resultRows(evening)))}
        />
        <LinkButton
          quiet
          icon="back"
          href={directorOf(evening.evening) ? leadHref(evening.evening) : eveningHref(evening.evening)}
          text={t('end-evening')}
        />
      </div>
      <Failure text={failed.value} />
    </div>
  );
}

function Seating({ evening }: { evening: EveningInfo }) {
  const round = evening.rounds.at(-1);
  return (
    <Section id="seating" title={t('evening-seating', { number: evening.rounds.length || 1 })} class="sheet-page">
      {round ? (
        <Tables evening={evening} round={round} drawn={!round.over} />
      ) : (
        <p class="note">{t('evening-paper-none')}</p>
      )}
    </Section>
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
      <ul class="seat-cards stack">
        {[...playing, ...round.idle].map((number) => {
          const at = round.tables.findIndex((table) => table.seats.includes(number));
          return (
            <li class="stack gap-2 breaks" key={number}>
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
  const blanks = columns.map(() => BLANK);
  return (
    <section class="sheet-page" aria-label={title}>
      <h2>{title}</h2>
      <p>{t(`game-${evening.game}`)}</p>
      <DataTable
        class="score-sheet"
        columns={[t('evening-sheet-deal'), ...columns.map((name) => <bdi translate={false}>{name}</bdi>)]}
        rows={Array.from({ length: evening.deals ? evening.deals + evening.spares : LINES }, (_, deal) => ({
          cells: [
            <>
              {deal + 1}
              {evening.titles[deal] && <small> {aim(evening.titles[deal])}</small>}
            </>,
            ...blanks,
          ],
        }))}
        foot={[{ cells: [t('evening-sheet-sum'), ...blanks] }]}
      />
      <p class="signed-by pale">{t('evening-sheet-signed')}</p>
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

interface TravellerProps {
  evening: EveningInfo;
  round: number;
  deal: number;
  /** Its hands, once everybody may see them. */
  board: BoardInfo | undefined;
}

function Traveller({ evening, round, deal, board }: TravellerProps) {
  const title = t('evening-traveller-of', { round: round + 1, deal });
  const parties = partiesOf(evening);
  return (
    <section class="sheet-page traveller" aria-label={title}>
      <h2>{title}</h2>
      {board && <BoardHands board={board} />}
      <DataTable
        class="score-sheet"
        columns={[t('evening-traveller-table'), ...parties.flatMap(() => [t('evening-who'), t('evening-points')])]}
        rows={evening.rounds[round]!.tables.flatMap((table, number) => {
          const played = table.result?.deals.find((other) => other.number === deal);
          if (!played) return [];
          const cells = parties.flatMap((seats) => [
            <Names text={partyName(evening, table, seats)} />,
            pointsOf(played.points, seats),
          ]);
          return [{ cells: [number + 1, ...cells] }];
        })}
      />
    </section>
  );
}

function Results({ evening }: { evening: EveningInfo }) {
  return (
    <Section id="standings" title={t('evening-standings')} class="sheet-page">
      <Standings evening={evening} />
      {evening.rounds.map((round, number) => (
        <div class="round-printed" key={number}>
          <h3>{t('evening-round', { number: number + 1 })}</h3>
          <Tables evening={evening} round={round} />
        </div>
      ))}
    </Section>
  );
}
