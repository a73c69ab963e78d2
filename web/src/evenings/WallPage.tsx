import '../styles/evenings.css';
import '../styles/wall.css';
import { useEffect } from 'preact/hooks';
import { QrFigure } from '../social/Invite.tsx';
import { plain } from '../i18n/isolation.ts';
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
import { cellsOf, Winners } from './Standings.tsx';
import { Idle, Late, Names, useLate } from './Tables.tsx';
import { useEvening } from './useEvening.ts';
import { fitted, roomFor } from './wallLines.ts';
import {
  hasWon,
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

/** Names that stand in a column: of those who have come, and of the standings. */
const PEOPLE = 14;
const PLACES = 20;

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
          {evening && !evening.ended && (
            <p class="address">
              <bdi dir="ltr">{eveningLink(id).replace(/^https?:\/\//, '')}</bdi>
            </p>
          )}
        </div>
        {round && round.ends !== null && <Countdown ends={round.ends} />}
        {evening && !evening.ended && <QrFigure link={eveningLink(id)} text={t('evening-wall-join')} />}
      </header>
      <Failure text={failure} />
      {evening && (
        <div class={evening.standings.length && evening.rounds.length ? 'panels' : 'panels alone'}>
          {evening.rounds.length ? <Seating evening={evening} /> : <Here evening={evening} />}
          {evening.standings.length > 0 && <Places evening={evening} />}
        </div>
      )}
      {evening && highlights.length > 0 && <Highlights evening={evening} rows={highlights} />}
    </main>
  );
}

/** What a list in columns of so many rows at most has to find room for. */
function sized(lines: readonly string[], most: number): Record<'--rows' | '--columns' | '--letters', number> {
  const columns = Math.ceil(lines.length / most);
  return { '--rows': Math.ceil(lines.length / columns), '--columns': columns, '--letters': roomFor(lines) };
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
            </strong>
            <Sitting evening={evening} table={table} letters={letters} />
            {late(table) && <Late />}
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
  const size = sized(names, PEOPLE);
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

function Places({ evening }: { evening: EveningInfo }) {
  const { standings } = evening;
  const names = standings.map((standing) => standingName(evening, standing));
  const cells = standings.map((standing) => cellsOf(evening, standing).slice(0, 2));
  const wide = (column: number) => Math.max(...cells.map((row) => plain(row[column]!).length));
  const size = { ...sized(names, PLACES), '--share': wide(0), '--points': wide(1) };
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
