import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo } from '../http.ts';
import { keepTable } from '../logic/evenings.ts';
import { tableHref } from '../route.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { sendSheet } from './api.ts';
import { seatsCount } from './boards.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import type { Watched } from './useEvening.ts';
import { hasWon, nameAt, nameOf, partiesOf, partyName, running, scoreOf } from './words.ts';

/** With whom and against whom somebody plays. */
export function company(evening: EveningInfo, table: PlayingInfo, me: number): string {
  const seat = table.seats.indexOf(me);
  const at = (steps: number) => nameAt(evening, table, (seat + steps) % 4);
  if (evening.kind === 'alone') return t('evening-seat-alone', { others: listed([at(1), at(2), at(3)], 'and') });
  return t('evening-seat-with', { partner: at(2), others: listed([at(1), at(3)], 'and') });
}

/** What somebody who has entered the evening has to do, read aloud when it changes. */
export function MySeat({ evening, me, watched }: { evening: EveningInfo; me: number; watched: Watched }) {
  const sheetOpen = useSignal(false);
  const round = running(evening);
  const number = round?.tables.findIndex((table) => table.seats.includes(me)) ?? -1;
  const table = round?.tables[number];
  const id = table?.table ?? '';
  /** My table of this round or the last one, whose result stays in sight. */
  const last = evening.rounds.at(-1)?.tables.find(({ seats }) => seats.includes(me));
  // The table leads back here, also if it was reached from the lobby.
  useEffect(() => void (id && keepTable(id, evening.evening)), [id]);

  const { busy, act } = watched;
  const plays = table && !table.result && !table.abandoned;
  useEffect(() => void (sheetOpen.value = false), [number, !plays]);
  const { partner, team, plays_for } = evening.entrants[me - 1]!;
  const single = (evening.kind === 'pairs' && !partner) || (evening.kind === 'teams' && !team.length);
  const title = table ? 'evening-seat-table' : round ? 'evening-seat-none' : 'evening-seat-later';
  const text = table ? 'evening-seat-over' : round ? 'evening-seat-idle' : 'evening-seat-wait';
  return (
    <Section id="seat" title={t(title, { number: number + 1 })} class="my-seat leading">
      <p>
        <bdi translate={false}>
          <strong>{nameOf(evening, me)}</strong>
        </bdi>
      </p>
      <p role="status">
        {plays
          ? [
              ...(seatsCount(evening) ? [t('evening-seat-own', { number: table.seats.indexOf(me) + 1 })] : []),
              company(evening, table, me),
            ].join(' ')
          : t(single && !plays_for && !table ? 'evening-seat-single' : text)}
      </p>
      {last?.result && (
        <ul class="my-result">
          {partiesOf(evening).map((seats) => (
            <li key={seats[0]} class={hasWon(last, seats) ? 'won' : undefined}>
              <bdi translate={false}>{partyName(evening, last, seats)}</bdi> <b>{scoreOf(last, seats)}</b>
            </li>
          ))}
        </ul>
      )}
      {plays && id && <LinkButton primary href={tableHref(id)} icon="play" text={t('evening-seat-go')} />}
      {plays && evening.paper && (
        // Whoever of the table sends its sheet first is its scorer.
        <>
          <Button primary icon="sheet" text={t('evening-score')} onClick={() => (sheetOpen.value = true)} />
          {sheetOpen.value && (
            <ScoreSheet
              evening={evening}
              round={evening.rounds.length - 1}
              number={number}
              busy={busy}
              act={act}
              onSend={(sheet) => sendSheet(evening.evening, number, sheet)}
              onClose={() => (sheetOpen.value = false)}
            />
          )}
        </>
      )}
    </Section>
  );
}
