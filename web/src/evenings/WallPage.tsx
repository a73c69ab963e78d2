import '../styles/evenings.css';
import '../styles/wall.css';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../lobby/Emblem.tsx';
import { QrFigure } from '../social/Invite.tsx';
import { unbroken, t } from '../i18n/texts.ts';
import { signed } from '../i18n/words.ts';
import type { EveningInfo, RoundInfo } from '../http.ts';
import { findOrigin, eveningHref, eveningLink } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { Icon, Section, useTitle, Failure, classNames } from '../ui/elements.tsx';
import { Countdown } from './Countdown.tsx';
import { Highlights, useHighlights } from './Highlights.tsx';
import { share } from './Standings.tsx';
import { Idle, Late, Names, useLate } from './Tables.tsx';
import { useEvening } from './useEvening.ts';
import { MOST_COLUMNS, useFit } from './useFit.ts';
import {
  hasWon,
  isLast,
  nameOf,
  partiesOf,
  partyName,
  running,
  shareColumn,
  stage,
  timed,
  standingName,
  titleOf,
  total,
  winnersText,
} from './words.ts';

/** How often the wall looks, in milliseconds: what the director does is seen at once. */
const BEAT = 1000;
const shortLink = (evening: string): string => eveningLink(evening).replace(/^https?:\/\//, '');

/** The largest letters of a winner, of what matters now and of what is beside it, as shares of the window's width. */
const [LARGEST, LARGE, SMALL] = [0.11, 0.06, 0.03];

/** A screen for the room, which nobody touches: who sits where, how long the round lasts, and the standings. */
export function WallPage({ id }: { id: string }) {
  const { evening, failure } = useEvening(id, ensureKnown, BEAT);
  const title = evening ? titleOf(evening) : t('lobby-evenings');
  useEffect(findOrigin, []);
  useTitle(`${t('evening-wall')} – ${title}`);
  const round = evening && running(evening);
  const base = shortLink(id).slice(0, -id.length);
  return (
    <main class="wall">
      <header>
        <div>
          <h1>
            <a href={eveningHref(id)}>
              <Icon name="back" /> {title}
            </a>
          </h1>
          {evening && <p class="stage">{stage(evening)}</p>}
        </div>
        {round && <Countdown ends={round.ends} />}
        {evening && !evening.ended && !isLast(evening) && (
          <div class="address">
            <p>
              {t('evening-wall-join')}{' '}
              <bdi dir="ltr">
                {base}
                <wbr />
                {id}
              </bdi>
            </p>
            <QrFigure link={eveningLink(id)} text="" />
          </div>
        )}
      </header>
      <Failure text={failure} />
      {evening && <Panels evening={evening} />}
    </main>
  );
}

/** Who is here, then the seats of a round beside the standings, and at the end the winner above them. */
function Panels({ evening }: { evening: EveningInfo }) {
  const winner = winnersText(evening);
  const highlights = useHighlights(evening);
  const ranked = evening.standings.length > 0;
  const round = evening.rounds.at(-1);
  return (
    <div class={classNames('panels', winner ? 'final' : round && (running(evening) ? 'playing' : 'between'))}>
      {winner ? (
        <Winner text={winner} game={evening.game} />
      ) : round ? (
        <Seating evening={evening} round={round} />
      ) : (
        <Here evening={evening} />
      )}
      {ranked && <Places evening={evening} />}
      {highlights.length > 0 && <Highlights evening={evening} rows={highlights} />}
    </div>
  );
}

const Winner = ({ text, game }: { text: string; game: string }) => (
  <div class="winner">
    <span class={`picture poster-${game}`}>
      <Emblem game={game} />
    </span>
    <p class="first-place" ref={useFit<HTMLParagraphElement>(LARGEST)}>
      <Names text={text} />
    </p>
  </div>
);

/** The seating of the round under way, or how the last one ended. */
function Seating({ evening, round }: { evening: EveningInfo; round: RoundInfo }) {
  const late = useLate(round);
  return (
    <Section id="seating" title={t('evening-round', { number: evening.rounds.length })}>
      <ol class="wall-tables" ref={useFit<HTMLOListElement>(round.over ? SMALL : LARGE)}>
        {round.tables.map((table, number) => (
          <li key={number} class={late(table) ? 'late' : table.result || table.abandoned ? 'over' : undefined}>
            <strong>
              <span class="unseen">{t('evening-table', { number: number + 1 })}</span>
              <span aria-hidden="true">{number + 1}</span>
              {timed(round) && <Late on={late(table)} />}
            </strong>
            <ul class={evening.kind === 'alone' ? 'alone' : undefined}>
              {partiesOf(evening).map((seats) => (
                <li key={seats[0]} class={hasWon(table, seats) ? 'won' : undefined}>
                  <Names text={partyName(evening, table, seats)} />
                  {table.result && <span class="score">{total(table.result.scores, seats)}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Idle evening={evening} round={round} />
    </Section>
  );
}

const LONG = 14;
/** A name that is broken only if it is long. */
const short = (name: string): string => (name.length > LONG ? name : unbroken(name));

function Here({ evening }: { evening: EveningInfo }) {
  const here = evening.entrants.filter((entrant) => entrant.here);
  return (
    <Section id="here" title={t('evening-people-here', { count: here.length })}>
      {here.length ? (
        <ul class="wall-people" ref={useFit<HTMLUListElement>(LARGE)}>
          {here.map((entrant) => (
            <li key={entrant.number}>
              <Names text={short(nameOf(evening, entrant.number))} />
            </li>
          ))}
        </ul>
      ) : (
        <Winner text={shortLink(evening.evening)} game={evening.game} />
      )}
    </Section>
  );
}

/** The standings, in whole numbers; while a round is played, with larger letters instead of the points. */
function Places({ evening }: { evening: EveningInfo }) {
  const plays = !!running(evening);
  const columns = [shareColumn(evening), t('evening-difference')];
  const title = (
    <>
      {t('evening-standings')} {plays && <small>{columns[0]}</small>}
    </>
  );
  return (
    <Section id="places" title={title}>
      <ol class="wall-places" ref={useFit<HTMLOListElement>(plays ? SMALL : LARGE, SMALL)}>
        {!plays &&
          Array.from({ length: MOST_COLUMNS }, (_, place) => (
            <li class="head" style={{ '--at': place }} aria-hidden="true" key={`head ${place}`}>
              {['', '', ...columns].map((column, at) => (
                <small key={at}>{column}</small>
              ))}
            </li>
          ))}
        {evening.standings.map((standing) => (
          <li key={standing.entrants.join()}>
            <b>{standing.few ? '–' : standing.place}</b>
            <Names text={short(standingName(evening, standing))} />
            <span>{share(standing.share, 0)}</span>
            {!plays && <span>{signed(Math.round(standing.points) || 0)}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
