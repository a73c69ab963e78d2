import type { ComponentChildren } from 'preact';
import { gained } from '../boards/words.ts';
import { locale, t } from '../i18n/texts.ts';
import type { EveningInfo, StandingInfo } from '../http.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Names } from './Tables.tsx';
import { shareColumn, standingName } from './words.ts';

export const share = (part: number, places = 1): string =>
  part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: places });

/** The places that the rounds so far do not tell apart from one; none for somebody with too few rounds. */
export const places = ({ first, last, few }: Pick<StandingInfo, 'first' | 'last' | 'few'>): string =>
  few ? '–' : t('evening-places', { first, last });

interface StandingRow {
  key: string | number;
  mine: boolean;
  place: number;
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

/** Everybody who has played a round, the best first, and how much these rounds can tell. */
export function Standings({ evening }: { evening: EveningInfo }) {
  const { standings, me } = evening;
  if (!standings.length) return <p class="note">{t('evening-standings-none')}</p>;
  return (
    <>
      <StandingsTable
        columns={columnsOf(evening)}
        wide={4}
        rows={standings.map((standing) => ({
          ...standing,
          key: standing.entrants.join(),
          mine: !!me && standing.entrants.includes(me),
          name: <Names text={standingName(evening, standing)} />,
          cells: cellsOf(standing),
        }))}
      />
      <p class="note">{t('evening-standings-text')}</p>
    </>
  );
}
