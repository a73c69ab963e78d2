import type { ComponentChildren } from 'preact';
import { directionOf, t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo, RoundInfo } from '../http.ts';
import { serverNow } from '../logic/serverTime.ts';
import { classNames, Section } from '../ui/elements.tsx';
import { seatName, seatsCount } from './boards.ts';
import {
  hasWon,
  isLate,
  timed,
  namesOf,
  partiesOf,
  partyName,
  running,
  scoreOf,
  swapText,
  tableState,
} from './words.ts';
import { listed } from '../i18n/words.ts';
import { useNow } from '../ui/useNow.ts';

const BEAT = 5000;

interface TablesProps {
  evening: EveningInfo;
  round: RoundInfo;
  /** Its seats are drawn, and nobody plays yet. */
  drawn?: boolean;
  actions?: ((table: PlayingInfo, number: number) => ComponentChildren) | undefined;
}

/** The tables of a round: who sits there, and their score; for a director the urgent ones first, with what can be done. */
export function Tables({ evening, round, drawn = false, actions }: TablesProps) {
  // With real cards, nobody knows more of a table without a result than that it plays.
  const stateOf = (table: PlayingInfo) =>
    evening.paper && !table.result && !table.abandoned ? '' : tableState(table, evening.deals ?? 0);
  const late = useLate(round);
  const urgency = (table: PlayingInfo) =>
    round.over || !actions ? 0 : late(table) ? 3 : table.waits.length ? 2 : table.result || table.abandoned ? 0 : 1;
  const tables = round.tables
    .map((table, number) => ({ table, number }))
    .toSorted((first, second) => urgency(second.table) - urgency(first.table));
  return (
    <>
      <ul class={evening.kind === 'alone' ? 'evening-tables' : 'evening-tables sides'}>
        {tables.map(({ table, number }) => (
          <li
            key={number}
            class={classNames(
              'panel stack',
              evening.me && table.seats.includes(evening.me) && 'mine',
              late(table) ? 'late' : (table.result || table.abandoned) && 'over',
            )}
          >
            <h3>
              {t('evening-table', { number: number + 1 })} {late(table) && <Late />}
            </h3>
            <ul class="parties stack">
              {partiesOf(evening).map((seats) => (
                <Party key={seats[0]} evening={evening} table={table} seats={seats} />
              ))}
            </ul>
            {!drawn && stateOf(table) && <p class="state breaks pale">{stateOf(table)}</p>}
            {actions && <div class="doors">{actions(table, number)}</div>}
          </li>
        ))}
      </ul>
      <Idle evening={evening} round={round} />
      {round.swaps.map((swap, place) => (
        <p class="idle" key={place}>
          {swapText(evening, swap)}
        </p>
      ))}
    </>
  );
}

/** The mark of a late table; if it isn't on, its place is kept for it. */
export const Late = ({ on = true }: { on?: boolean }) => (
  <b class="late-mark" style={{ visibility: on ? undefined : 'hidden' }}>
    {t('evening-late')}
  </b>
);

/** Whether a table of a round is late, now and later. */
export function useLate(round: RoundInfo): (table: PlayingInfo) => boolean {
  const now = useNow(serverNow, BEAT, timed(round));
  return (table) => isLate(round, table, now);
}

export function Party({
  evening,
  table,
  seats,
}: {
  evening: EveningInfo;
  table: PlayingInfo;
  seats: readonly number[];
}) {
  const won = hasWon(table, seats);
  return (
    <li class={won ? 'between breaks won' : 'between breaks'}>
      <Names text={partyName(evening, table, seats)} />
      {seatsCount(evening) && !table.result && <small>{listed(seats.map(seatName))}</small>}
      {table.result && (
        <span class="score">
          {won && <span class="unseen">{t('evening-won')} </span>}
          {scoreOf(table, seats)}
        </span>
      )}
    </li>
  );
}

export function Idle({ evening, round }: { evening: EveningInfo; round: RoundInfo }) {
  if (!round.idle.length) return null;
  return <p class="idle">{t('evening-idle', { who: namesOf(evening, round.idle) })}</p>;
}

interface PastRoundsProps {
  evening: EveningInfo;
  actions: (table: PlayingInfo, number: number, round: number) => ComponentChildren;
  /** The last of them is open. */
  opened?: boolean;
}

/** The rounds that are over, the last first; `actions` for a table of a round, both from 0. */
export function PastRounds({ evening, actions, opened = true }: PastRoundsProps) {
  const past = evening.rounds.slice(0, running(evening) ? -1 : undefined);
  if (!past.length) return null;
  return (
    <Section id="past" title={t('evening-past')}>
      {past
        .map((round, number) => (
          <details key={number} open={opened && number === evening.rounds.length - 1}>
            <summary>{t('evening-round', { number: number + 1 })}</summary>
            <Tables evening={evening} round={round} actions={(table, at) => actions(table, at, number)} />
          </details>
        ))
        .toReversed()}
    </Section>
  );
}

export const Names = ({ text }: { text: string }) => (
  <bdi translate={false} dir={directionOf(text)}>
    {text}
  </bdi>
);
