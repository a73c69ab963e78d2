import '../styles/evenings.css';
import '../styles/wall.css';
import { useEffect } from 'preact/hooks';
import { QrFigure } from '../social/Invite.tsx';
import { plain } from '../i18n/isolation.ts';
import { signed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo } from '../http.ts';
import { findOrigin } from '../origin.ts';
import { eveningLink } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { Facts } from '../ui/Facts.tsx';
import { Failure } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { Countdown } from './Countdown.tsx';
import { Highlights, useHighlights } from './Highlights.tsx';
import { share, Winners } from './Standings.tsx';
import { Idle, Late, Names, useLate } from './Tables.tsx';
import { useEvening } from './useEvening.ts';
import { fitted, roomFor } from './wallLines.ts';
import {
  hasWon,
  isLast,
  nameOf,
  partiesOf,
  partyName,
  running,
  scoreOf,
  shareColumn,
  stage,
  standingName,
  titleOf,
} from './words.ts';
import { useTitle } from '../ui/useTitle.ts';

/** A list's room, in hundredths of the screen's width and in letters of it; how wide a letter is. */
const [WHOLE, HALF, HIGH, LARGEST, WIDE] = [92, 39, 25, 5.25, 0.66];

/** A screen for the room, which nobody touches: who sits where, how long the round lasts, and the standings. */
export function WallPage({ id }: { id: string }) {
  const { evening, failure } = useEvening(id, ensureKnown);
  const title = evening ? titleOf(evening) : t('lobby-evenings');
  useEffect(findOrigin, []);
  useTitle(`${t('evening-wall')} – ${title}`);
  const round = evening && running(evening);
  const highlights = useHighlights(evening);
  return (
    <main class={highlights.length ? 'wall curious' : 'wall'} style={{ '--curiosities': highlights.length }}>
      <header class="row between">
        <div>
          <h1>{title}</h1>
          {evening && <p>{stage(evening)}</p>}
          {evening && <Winners evening={evening} />}
        </div>
        {round && round.ends !== null && <Countdown ends={round.ends} />}
        {evening && !evening.ended && !isLast(evening) && (
          <div class="address">
            <p>
              {t('evening-wall-join')} <bdi dir="ltr">{eveningLink(id).replace(/^https?:\/\//, '')}</bdi>
            </p>
            <QrFigure link={eveningLink(id)} text="" />
          </div>
        )}
      </header>
      <Failure text={failure} />
      {evening && (
        <div class={evening.standings.length && evening.rounds.length && !evening.ended ? 'panels' : 'panels alone'}>
          {!evening.rounds.length && <Here evening={evening} />}
          {evening.rounds.length > 0 && !(evening.ended && evening.standings.length) && <Seating evening={evening} />}
          {evening.standings.length > 0 && <Places evening={evening} curious={highlights.length} />}
        </div>
      )}
      {evening && highlights.length > 0 && <Highlights evening={evening} rows={highlights} />}
    </main>
  );
}

/** The columns by which a list's letters become largest; `beside`: letters beside each name. */
function sized(lines: readonly string[], room: number, high = HIGH, beside = 0) {
  const letters = roomFor(lines);
  const rows = (columns: number) => Math.ceil(lines.length / columns);
  const size = (columns: number) => Math.min(LARGEST, high / rows(columns), room / columns / (letters * WIDE + beside));
  const columns = [1, 2, 3, 4].toSorted((some, more) => size(more) - size(some))[0]!;
  return { '--rows': rows(columns), '--columns': columns, '--letters': letters, '--beside': beside };
}

/** What stands in the line of a party: its names, and its score or, until it has one, room for the mark of a late table. */
const lineOf = (evening: EveningInfo, table: PlayingInfo, seats: readonly number[]): string =>
  `${partyName(evening, table, seats)}  ${table.result ? scoreOf(table, seats) : t('evening-late')}`;

/** The seating of the round under way, or how the last one ended. */
function Seating({ evening }: { evening: EveningInfo }) {
  const round = evening.rounds.at(-1)!;
  const parties = partiesOf(evening);
  const lines = round.tables.flatMap((table) => parties.map((seats) => lineOf(evening, table, seats)));
  const columns = evening.kind === 'alone' ? 2 : 1;
  const letters = roomFor(lines);
  const scores = round.tables
    .filter(({ result }) => result)
    .flatMap((table) => parties.map((seats) => plain(scoreOf(table, seats)).length));
  const late = useLate(round);
  return (
    <Section id="seating" title={t('evening-round', { number: evening.rounds.length })}>
      <ol
        class="wall-tables"
        style={{
          '--rows': round.tables.length,
          '--columns': columns,
          '--letters': letters,
          '--score': Math.max(0, ...scores),
        }}
      >
        {round.tables.map((table, number) => (
          <li key={number} class={late(table) ? 'late' : table.result || table.abandoned ? 'over' : undefined}>
            <strong>
              <span class="unseen">{t('evening-table', { number: number + 1 })}</span>
              <span aria-hidden="true">{number + 1}</span>
              {late(table) && <Late />}
            </strong>
            <Sitting evening={evening} table={table} letters={letters} />
          </li>
        ))}
      </ol>
      <Idle evening={evening} round={round} />
    </Section>
  );
}

type SittingProps = { evening: EveningInfo; table: PlayingInfo; letters: number };

function Sitting({ evening, table, letters }: SittingProps) {
  return (
    <ul class={evening.kind === 'alone' ? 'alone' : undefined}>
      {partiesOf(evening).map((seats) => (
        <li
          key={seats[0]}
          class={hasWon(table, seats) ? 'won' : undefined}
          style={fitted(lineOf(evening, table, seats), letters)}
        >
          <Names text={partyName(evening, table, seats)} />
          {table.result && <span class="score">{scoreOf(table, seats)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Here({ evening }: { evening: EveningInfo }) {
  const here = evening.entrants.filter((entrant) => entrant.here);
  const names = here.map((entrant) => nameOf(evening, entrant.number));
  const size = sized(names, WHOLE);
  return (
    <Section id="here" title={t('evening-people-here', { count: here.length })}>
      <ul class="wall-people" style={size}>
        {here.map((entrant, place) => (
          <li key={entrant.number} style={fitted(names[place]!, size['--letters'])}>
            <Names text={names[place]!} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The standings, in whole numbers; `curious`: the lines of highlights below them. */
function Places({ evening, curious }: { evening: EveningInfo; curious: number }) {
  const { standings } = evening;
  const names = standings.map((standing) => standingName(evening, standing));
  const cells = standings.map(({ share: part, points }) => [share(part, 0), signed(Math.round(points) || 0)]);
  const wide = (column: number) => Math.max(...cells.map((row) => plain(row[column]!).length));
  const [shares, points] = [wide(0), wide(1)];
  const size = {
    ...sized(names, evening.ended ? WHOLE : HALF, HIGH - 2.5 * curious, 5 + (shares + points) * WIDE),
    '--share': shares,
    '--points': points,
  };
  return (
    <Section
      id="places"
      title={
        <>
          {t('evening-standings')}{' '}
          <small>
            <Facts facts={[shareColumn(evening), t('evening-points')]} />
          </small>
        </>
      }
    >
      <ol class="wall-places" style={size}>
        {standings.map((standing, place) => (
          <li key={standing.entrants.join()}>
            <b>{standing.few ? '–' : standing.place}</b>
            <Names text={names[place]!} style={fitted(names[place]!, size['--letters'])} />
            {cells[place]!.map((cell, column) => (
              <span key={column}>{cell}</span>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}
