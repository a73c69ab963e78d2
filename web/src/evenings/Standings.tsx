import { Fragment, type ComponentChildren } from 'preact';
import { onAverage } from '../boards/words.ts';
import { listed, signed } from '../i18n/words.ts';
import { token, locale, t, dateTime } from '../i18n/texts.ts';
import type { EveningInfo, StandingInfo } from '../http.ts';
import { classNames, Facts } from '../ui/elements.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Names } from './Tables.tsx';
import {
  eveningOf,
  memberNow,
  remarks,
  shareColumn,
  standingName,
  tableState,
  unranked,
  winnersText,
} from './words.ts';

export const share = (part: number, most = 1, least = 0): string =>
  token(part.toLocaleString(locale(), { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: most }));

/** The places that the rounds so far do not tell apart from one; none for somebody with too few rounds. */
export const places = ({ first, last, few }: Pick<StandingInfo, 'first' | 'last' | 'few'>): string =>
  few ? '–' : t('evening-places', { first, last });

interface StandingRow {
  key: string | number;
  mine: boolean;
  place: number | string;
  name: ComponentChildren;
  few: boolean;
  cells: readonly ComponentChildren[];
}

type StandingsTableProps = { columns: readonly string[]; wide: number; rows: readonly StandingRow[] };

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
      classOf={(_, column) => classNames(column !== 1 && 'figure', column >= wide && 'wide') || undefined}
    />
  );
}

export const columnsOf = (evening: EveningInfo): string[] => [
  shareColumn(evening),
  ...['difference', 'rounds-played', ...(differ(evening) ? ['likely'] : [])].map((column) => t(`evening-${column}`)),
];

/** Whether the rounds so far tell any places apart: if not, one sentence says so instead of a column. */
const differ = ({ standings }: EveningInfo): boolean =>
  new Set(standings.map(({ first, last, few }) => `${first} ${last} ${few}`)).size > 1;

const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < 0.05;

/** The cells of a standing: in each column, all numbers have a decimal, or none has. */
export function cellsOf(evening: EveningInfo, standing: StandingInfo, few = '–'): string[] {
  const whole = evening.standings.every(({ points }) => isWhole(points));
  const even = evening.standings.every((other) => isWhole(100 * other.share));
  return [
    share(standing.share, even ? 0 : 1, even ? 0 : 1),
    whole ? signed(Math.round(standing.points) || 0) : onAverage(standing.points),
    String(standing.rounds),
    ...(differ(evening) ? [standing.few ? few : places(standing)] : []),
  ];
}

export function Winners({ evening }: { evening: EveningInfo }) {
  const text = winnersText(evening);
  return text ? <p class="first-place">{text}</p> : null;
}

export const Dated = ({ evening }: { evening: EveningInfo }) => (
  <p class="intro">
    <Facts
      facts={[
        evening.name && eveningOf(evening),
        t(`preset-${evening.game}-${evening.preset}`),
        dateTime(evening.starts ?? evening.created),
        evening.place,
      ]}
    />
  </p>
);

const overlap = (standing: StandingInfo, other: StandingInfo): boolean =>
  (standing.low ?? -Infinity) <= (other.high ?? Infinity) && (other.low ?? -Infinity) <= (standing.high ?? Infinity);

/** The runs of places within which no two are told apart, the first three of them, in words. */
export function apart(ranked: readonly StandingInfo[]): string {
  const runs: string[] = [];
  let end = 0;
  ranked.forEach((_, from) => {
    let to = from + 1;
    while (to < ranked.length && ranked.slice(from, to).every((standing) => overlap(standing, ranked[to]!))) to += 1;
    if (to - from > 1 && to > end && runs.length < 3)
      runs.push(
        t('evening-standings-range', {
          count: to - from,
          first: ranked[0]!.place + from,
          last: ranked[0]!.place + to - 1,
        }),
      );
    end = Math.max(end, to);
  });
  return runs.length ? t('evening-standings-text', { places: listed(runs, 'and') }) : '';
}

/** The heading of those who were cut together, who have too few rounds, or who play on. */
function groupTitle({ few, stage }: StandingInfo, rounds: readonly StandingInfo[]): string {
  if (few) return t('evening-few');
  if (stage) return t('evening-cut-after', { number: stage });
  return rounds.some((standing) => standing.stage) ? t('evening-final') : '';
}

const groupOf = ({ few, stage }: StandingInfo): string => `${stage} ${few}`;

/** Everybody who has played or sat out a round, the best first, and how much these rounds can tell. */
export function Standings({ evening }: { evening: EveningInfo }) {
  const { standings, me } = evening;
  if (!standings.length) return <p class="note">{t('evening-standings-none')}</p>;
  const row = (standing: StandingInfo) => ({
    key: standing.entrants.join(),
    mine: !!me && standing.entrants.includes(memberNow(evening, me)),
    place: standing.few ? '–' : standing.place,
    name: named(evening, standing.entrants, standing.stage),
    few: false,
    cells: cellsOf(evening, standing),
  });
  const waiting = unranked(evening).map((people) => ({
    key: people.join(),
    mine: !!me && people.includes(me),
    place: '–',
    name: named(evening, people, 0),
    few: false,
    cells: ['–', '–', '0', ...(differ(evening) ? ['–'] : [])],
  }));
  const groups = [...new Set(standings.map(groupOf))].map((group) =>
    standings.filter((standing) => groupOf(standing) === group),
  );
  return (
    <>
      {groups.map((group, at) => {
        const title = groupTitle(group[0]!, standings);
        const ambiguous = group[0]!.few ? '' : apart(group);
        return (
          <Fragment key={at}>
            {title && <h3>{title}</h3>}
            <StandingsTable
              columns={columnsOf(evening)}
              wide={5}
              rows={[...group.map(row), ...(at === groups.length - 1 ? waiting : [])]}
            />
            {ambiguous && <p class="note">{ambiguous}</p>}
          </Fragment>
        );
      })}
      <Ruled evening={evening} />
    </>
  );
}

const named = (evening: EveningInfo, people: number[], stage: number) => (
  <>
    <Names text={standingName(evening, { entrants: people })} />{' '}
    <small>
      <Facts facts={remarks(evening, people, stage)} />
    </small>
  </>
);

function Ruled({ evening }: { evening: EveningInfo }) {
  const corrected = evening.rounds.flatMap((round, number) =>
    round.tables.flatMap((table, at) =>
      table.corrected
        ? [`${t('evening-round-table', { round: number + 1, table: at + 1 })}. ${tableState(table)}`]
        : [],
    ),
  );
  return (
    <>
      {corrected.map((text) => (
        <p class="note" key={text}>
          {text}
        </p>
      ))}
      {(evening.minimum > 1 || evening.fill) && (
        <p class="note">
          {evening.minimum > 1 && t('evening-minimum', { rounds: evening.minimum })}{' '}
          {evening.fill && t('evening-standings-bots')}
        </p>
      )}
      <details>
        <summary>{t('evening-rules')}</summary>
        <ol>
          {['share', 'points', 'met', 'same'].map((rule) => (
            <li key={rule}>{t(`evening-rule-${rule}`)}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
