import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { listed } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo } from '../http.ts';
import { keepTable } from '../logic/evenings.ts';
import { Emblem } from '../lobby/Emblem.tsx';
import { reviewHref, tableHref } from '../route.ts';
import { Button, LinkButton, Section } from '../ui/elements.tsx';
import { sendSheet } from './api.ts';
import { seatsCount } from './boards.ts';
import { Countdown } from './Countdown.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { cellsOf } from './Standings.tsx';
import { Names, Party } from './Tables.tsx';
import type { Watched } from './useEvening.ts';
import { isLast, memberNow, nameAt, nameOf, partiesOf, running } from './words.ts';

/** The people at somebody's table, by what they are to them. */
function companions(evening: EveningInfo, table: PlayingInfo, me: number): [string, ComponentChildren][] {
  const seat = table.seats.indexOf(me);
  const at = (...steps: number[]) => (
    <Names
      text={listed(
        steps.map((step) => nameAt(evening, table, (seat + step) % 4)),
        'and',
      )}
    />
  );
  if (evening.kind === 'alone') return [[t('evening-seat-opponents'), at(1, 2, 3)]];
  return [
    [t('evening-seat-partner'), at(2)],
    [t('evening-seat-opponents'), at(1, 3)],
  ];
}

/** With whom and against whom somebody plays, in a sentence. */
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
  const standing = evening.standings.find(({ entrants }) => entrants.includes(memberNow(evening, me)));
  const ranked = standing && !standing.few && { place: standing.place, count: evening.standings.length };
  const text =
    isLast(evening) && !round
      ? 'evening-seat-last'
      : table
        ? 'evening-seat-over'
        : round
          ? 'evening-seat-idle'
          : single && !plays_for
            ? 'evening-seat-single'
            : 'evening-seat-wait';
  return (
    <Section
      id="seat"
      title={
        evening.ended && ranked
          ? t('evening-seat-place', ranked)
          : last?.result
            ? t('evening-round', { number: evening.rounds.length })
            : t(title, { number: number + 1 })
      }
      class="my-seat stack gap-4 leading"
    >
      {evening.ended && ranked && ranked.place === 1 && (
        <span class={`picture poster-${evening.game}`}>
          <Emblem game={evening.game} />
        </span>
      )}
      {last?.result && !evening.ended && (
        <ul class="parties stack">
          {partiesOf(evening).map((seats) => (
            <Party key={seats[0]} evening={evening} table={last} seats={seats} />
          ))}
        </ul>
      )}
      {last?.result && last.table && !evening.ended && (
        <LinkButton href={reviewHref(last.table)} icon="review" text={t('evening-review')} />
      )}
      <div class="stack gap-4" role="status">
        <dl class="seat-facts">
          {[
            [t('evening-who'), <Names key="me" text={nameOf(evening, me)} />],
            ...(plays ? companions(evening, table, me) : []),
            ...(plays && seatsCount(evening) ? [[t('evening-board-seat'), table.seats.indexOf(me) + 1]] : []),
            ...(ranked
              ? [
                  ...(evening.ended ? [] : [[t('evening-place'), t('evening-place-of', ranked)]]),
                  [t('evening-difference'), cellsOf(evening, standing!)[1]],
                ]
              : []),
          ].map(([label, fact], place) => (
            <div key={place}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {!plays && !evening.ended && <p>{t(text)}</p>}
      </div>
      {plays && <Countdown ends={round!.ends} />}
      {plays && id && (
        <LinkButton primary data-return shortcut="r" href={tableHref(id)} icon="play" text={t('evening-seat-go')} />
      )}
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
