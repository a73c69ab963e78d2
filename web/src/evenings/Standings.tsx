import type { ComponentChildren } from 'preact';
import { gained } from '../boards/words.ts';
import { listed } from '../i18n/sentences.ts';
import { locale, t } from '../i18n/texts.ts';
import { dateTime } from '../i18n/when.ts';
import type { EveningInfo, StandingInfo } from '../http.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Names } from './Tables.tsx';
import { shareColumn, standingName, unranked } from './words.ts';

export const share = (part: number, places = 1): string =>
  part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: places });

/** The places that the rounds so far do not tell apart from one; none for somebody with too few rounds. */
export const places = ({ first, last, few }: Pick<StandingInfo, 'first' | 'last' | 'few'>): string =>
  few ? '–' : t('evening-places', { first, last });

interface StandingRow {
  key: string | number;
  mine: boolean;
  place: number | string;
  name: ComponentChildren;
  few: boolean;
  /** The cells after the name. */
  cells: readonly ComponentChildren[];
}

interface StandingsTableProps {
  columns: readonly string[];
  wide: number;
  rows: readonly StandingRow[];
}

/** Standings, with the columns after the name; a phone has no room for those from number `wide` on. */
export function StandingsTable({ columns, wide, rows }: StandingsTableProps) {
  return (
    <DataTable
      class="standings"
      columns={[t('evening-place'), t('evening-who'), ...columns]}
      heading={1}
      rows={rows.map(({ key, mine, place, name, few, cells }) => ({
        key,
        class: mine ? 'mine' : undefined,
        cells: [
          place,
          <>
            {name}
            {few && <small> {t('evening-few')}</small>}
          </>,
          ...cells,
        ],
      }))}
      classOf={(_, column) => (column >= wide ? 'wide' : undefined)}
    />
  );
}

/** The columns of standings after the name, and their cells. */
export const columnsOf = (evening: EveningInfo): string[] => [
  shareColumn(evening),
  ...['points', 'rounds-played', 'likely'].map((column) => t(`evening-${column}`)),
];
export const cellsOf = (standing: StandingInfo, few = '–'): string[] => [
  share(standing.share),
  gained(standing.points),
  String(standing.rounds),
  standing.few ? few : places(standing),
];

/** The rules and the date of an evening. */
export const Dated = ({ evening }: { evening: EveningInfo }) => (
  <p class="intro">
    <Facts facts={[t(`preset-${evening.game}-${evening.preset}`), dateTime(evening.created)]} />
  </p>
);

/** The rounds that some people have sat out, in words; empty if they have played in all. */
function satOut({ rounds }: EveningInfo, people: readonly number[]): string {
  const numbers = rounds.flatMap(({ idle }, round) =>
    people.some((who) => idle.includes(who)) ? [String(round + 1)] : [],
  );
  return numbers.length ? t('evening-sat-out', { count: numbers.length, rounds: listed(numbers, 'and') }) : '';
}

/** Everybody who has played or sat out a round, the best first, and how much these rounds can tell. */
export function Standings({ evening }: { evening: EveningInfo }) {
  const { standings, me } = evening;
  if (!standings.length) return <p class="note">{t('evening-standings-none')}</p>;
  const waiting = unranked(evening);
  const name = (people: readonly number[], text: string) => (
    <>
      <Names text={text} /> <small>{satOut(evening, people)}</small>
    </>
  );
  return (
    <>
      <StandingsTable
        columns={columnsOf(evening)}
        wide={4}
        rows={[
          ...standings.map((standing) => ({
            ...standing,
            key: standing.entrants.join(),
            mine: !!me && standing.entrants.includes(me),
            name: name(standing.entrants, standingName(evening, standing)),
            cells: cellsOf(standing),
          })),
          ...waiting.map((people) => ({
            key: people.join(),
            mine: !!me && people.includes(me),
            place: '–',
            name: name(people, standingName(evening, { entrants: people })),
            few: false,
            cells: ['–', '–', '0', '–'],
          })),
        ]}
      />
      <p class="note">{t('evening-standings-bots')}</p>
      {standings.some(({ first, last }) => first < last) && <p class="note">{t('evening-standings-text')}</p>}
    </>
  );
}
