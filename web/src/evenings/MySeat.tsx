import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo } from '../http.ts';
import { keepTable } from '../logic/evenings.ts';
import { tableHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { sendSheet } from './api.ts';
import { seatsCount } from './boards.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import type { Watched } from './useEvening.ts';
import { nameOf, running } from './words.ts';

/** With whom one plays and against whom, from one's own seat. */
export function company(evening: EveningInfo, table: PlayingInfo, me: number): string {
  const seat = table.seats.indexOf(me);
  const at = (steps: number) => nameOf(evening, table.seats[(seat + steps) % 4]!);
  if (evening.kind === 'alone') return t('evening-seat-alone', { others: listed([at(1), at(2), at(3)], 'and') });
  return t('evening-seat-with', { partner: at(2), others: listed([at(1), at(3)], 'and') });
}

/** What somebody has to do now who has entered the evening, read aloud when it changes. */
export function MySeat({ evening, me, watched }: { evening: EveningInfo; me: number; watched: Watched }) {
  const round = running(evening);
  const number = round?.tables.findIndex((table) => table.seats.includes(me)) ?? -1;
  const table = round?.tables[number];
  const id = table?.table ?? '';
  // From there the way leads back here, also for somebody who goes there by the lobby.
  useEffect(() => void (id && keepTable(id, evening.evening)), [id]);
  const plays = table && !table.result && !table.abandoned;
  return (
    <section class="my-seat" aria-labelledby="seat">
      <h2 id="seat">
        {table
          ? t('evening-seat-table', { number: number + 1 })
          : t(round ? 'evening-seat-none' : 'evening-seat-later')}
      </h2>
      <p role="status">
        {plays
          ? [
              ...(seatsCount(evening) ? [t('evening-seat-own', { number: table.seats.indexOf(me) + 1 })] : []),
              company(evening, table, me),
            ].join(' ')
          : t(table ? 'evening-seat-over' : round ? 'evening-seat-idle' : 'evening-seat-wait')}
      </p>
      {plays && id && (
        <a class="button primary" href={tableHref(id)}>
          <Icon name="play" />
          {t('evening-seat-go')}
        </a>
      )}
      {plays && evening.paper && <Scores key={number} evening={evening} number={number} watched={watched} />}
    </section>
  );
}

/** The way to the score sheet of one's own table, from 0: whoever of it is the first to send it is its scorer. */
function Scores({ evening, number, watched }: { evening: EveningInfo; number: number; watched: Watched }) {
  const open = useSignal(false);
  const { busy, refused, act } = watched;
  return (
    <>
      <button type="button" class="primary" onClick={() => (open.value = true)}>
        <Icon name="sheet" />
        {t('evening-score')}
      </button>
      {open.value && (
        <ScoreSheet
          evening={evening}
          number={number}
          busy={busy.value}
          refused={refused.value}
          onSend={(sheet) => act(() => sendSheet(evening.evening, number, sheet))}
          onClose={() => (open.value = false)}
        />
      )}
    </>
  );
}
