import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo, RoundInfo } from '../http.ts';
import { seatName, seatsCount } from './boards.ts';
import { hasWon, listDirection, nameOf, partiesOf, partyName, scoreOf, swapText, tableState } from './words.ts';
import { listed } from '../i18n/sentences.ts';

/** The tables of a round: who sits there, what they have scored, and for the director what may be done. */
export function Tables({
  evening,
  round,
  drawn = false,
  deeds,
}: {
  evening: EveningInfo;
  round: RoundInfo;
  /** Its seats are drawn, and nobody plays yet. */
  drawn?: boolean;
  deeds?: ((table: PlayingInfo, number: number) => ComponentChildren) | undefined;
}) {
  return (
    <>
      <ul class="evening-tables">
        {round.tables.map((table, number) => (
          <li key={number} class={evening.me && table.seats.includes(evening.me) ? 'mine' : undefined}>
            <h3>{t('evening-table', { number: number + 1 })}</h3>
            <ul class="parties">
              {partiesOf(evening).map((seats) => (
                <Party key={seats[0]} evening={evening} table={table} seats={seats} />
              ))}
            </ul>
            {!drawn && tableState(table) && <p class="state">{tableState(table)}</p>}
            {deeds && <div class="doors">{deeds(table, number)}</div>}
          </li>
        ))}
      </ul>
      <Idle evening={evening} round={round} />
      <Swaps evening={evening} round={round} />
    </>
  );
}

/** Who has swapped seats, and why. */
function Swaps({ evening, round }: { evening: EveningInfo; round: RoundInfo }) {
  return (
    <>
      {round.swaps.map((swap, place) => (
        <p class="idle" key={place}>
          {swapText(evening, swap)}
        </p>
      ))}
    </>
  );
}

/** Partners or a player, and their score. */
function Party({ evening, table, seats }: { evening: EveningInfo; table: PlayingInfo; seats: readonly number[] }) {
  const won = hasWon(table, seats);
  return (
    <li class={won ? 'won' : undefined}>
      <bdi translate={false} dir={listDirection()}>
        {partyName(evening, table, seats)}
      </bdi>
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

/** Those who sit out a round. */
export function Idle({ evening, round }: { evening: EveningInfo; round: RoundInfo }) {
  if (!round.idle.length) return null;
  return (
    <p class="idle">
      {t('evening-idle', {
        who: listed(
          round.idle.map((number) => nameOf(evening, number)),
          'and',
        ),
      })}
    </p>
  );
}
