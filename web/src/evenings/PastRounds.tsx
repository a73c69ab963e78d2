import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo } from '../http.ts';
import { running } from './words.ts';
import { Tables } from './Tables.tsx';

/** The rounds that are over, the last first. `deeds`: what may be done about a table of a round, both from 0. */
export function PastRounds({
  evening,
  deeds,
}: {
  evening: EveningInfo;
  deeds?: (table: PlayingInfo, number: number, round: number) => ComponentChildren;
}) {
  const past = evening.rounds.slice(0, running(evening) ? -1 : undefined);
  if (!past.length) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past">{t('evening-past')}</h2>
      {past
        .map((round, number) => (
          <details key={number} open={number === evening.rounds.length - 1}>
            <summary>{t('evening-round', { number: number + 1 })}</summary>
            <Tables evening={evening} round={round} deeds={deeds && ((table, at) => deeds(table, at, number))} />
          </details>
        ))
        .toReversed()}
    </section>
  );
}
