import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/house.css';
import '../styles/evenings.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unreachable } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, PlayingInfo } from '../http.ts';
import { directorOf, keepDirector } from '../logic/evenings.ts';
import { leadHref, name as nameAddress } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sure } from '../ui/Sure.tsx';
import { fetchBoards, leading, type Leading } from './api.ts';
import { Correct } from './Correct.tsx';
import { Countdown } from './Countdown.tsx';
import { CutTo } from './CutTo.tsx';
import { GoOnWithout } from './GoOnWithout.tsx';
import { Links } from './Links.tsx';
import { PastRounds } from './PastRounds.tsx';
import { People } from './People.tsx';
import { resultPage } from './resultPage.ts';
import { save } from './save.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Slow } from './Slow.tsx';
import { Standings } from './Standings.tsx';
import { NextSeats, SwapNow } from './Swap.tsx';
import { Tables } from './Tables.tsx';
import { useEvening, type Watched } from './useEvening.ts';
import { running, stage } from './words.ts';
import { useTitle } from '../ui/entitled.ts';

/** The director's page: whoever has its link leads the evening. */
export function LeadPage({ id, director }: { id: string; director: string }) {
  const watched = useEvening(id, ensureKnown);
  const { evening, fault, refused } = watched;
  useEffect(() => {
    // The token is a secret: it does not stay in the address, nor in what the browser remembers.
    if (director) keepDirector(id, director);
    nameAddress(leadHref(id));
  }, []);
  const token = director || directorOf(id);
  const now = evening.value;
  const title = now ? t('evening-lead-of', { game: t(`game-${now.game}`) }) : t('evening-title');
  useTitle(title);
  return (
    <div class="rules proof evenings lead">
      <main>
        <h1>{title}</h1>
        <Failure text={fault.value === 'missing' ? t('evening-missing') : fault.value && unreachable()} />
        <Failure text={!token && t('evening-why-not-the-director')} />
        <Failure text={refused.value} />
        {now && token && <Leads evening={now} director={token} watched={watched} />}
      </main>
    </div>
  );
}

/** A table whose result is being given: of which round, and which there, both from 0. */
interface Corrected {
  round: number;
  table: number;
}

function Leads({ evening, director, watched }: { evening: EveningInfo; director: string; watched: Watched }) {
  const { busy, refused, act } = watched;
  const lead = leading(evening.evening, director);
  const corrected = useSignal<Corrected | null>(null);
  const scored = useSignal<number | null>(null);
  const round = running(evening);
  const correctly = (table: PlayingInfo, number: number, at: number) =>
    evening.paper || table.result || table.abandoned ? (
      <button type="button" class="quiet" onClick={() => (corrected.value = { round: at, table: number })}>
        {t(table.result ? 'evening-correct' : 'evening-give-result')}
        <span class="unseen"> {tableOf(at, number)}</span>
      </button>
    ) : null;
  const open = corrected.value;
  // Wanted first while people come, and seldom later.
  const links = <Links evening={evening.evening} director={director} />;
  return (
    <>
      <p class="intro" role="status">
        {stage(evening)}
      </p>
      <Deeds evening={evening} lead={lead} watched={watched} />
      {!round && !evening.ended && evening.standings.length > 1 && evening.rounds.length < evening.planned && (
        <CutTo evening={evening} busy={busy.value} onCut={(places) => void act(() => lead.cut(places))} />
      )}
      {!round && !evening.ended && evening.rounds.length < evening.planned && evening.entrants.length > 1 && (
        <NextSeats key={evening.rounds.length} evening={evening} lead={lead} busy={busy.value} act={act} />
      )}
      {round && (
        <section aria-labelledby="round">
          <h2 id="round">{t('evening-round', { number: evening.rounds.length })}</h2>
          {round.ends !== null && <Countdown ends={round.ends} />}
          <Time lead={lead} watched={watched} timed={round.ends !== null} league={evening.league} />
          <Tables
            evening={evening}
            round={round}
            deeds={(table, number) =>
              table.result || table.abandoned ? (
                correctly(table, number, evening.rounds.length - 1)
              ) : (
                <>
                  <Slow evening={evening} table={table} onBot={(seat) => void act(() => lead.putBotIn(number, seat))} />
                  {evening.paper && (
                    <button type="button" onClick={() => (scored.value = number)}>
                      {t('evening-score')}
                      <span class="unseen"> {tableOf(evening.rounds.length - 1, number)}</span>
                    </button>
                  )}
                  {correctly(table, number, evening.rounds.length - 1)}
                  <GoOnWithout
                    table={number}
                    busy={busy.value}
                    onGoOn={(reason) => void act(() => lead.abandon(number, reason))}
                  />
                </>
              )
            }
          />
          {evening.paper && <SwapNow evening={evening} lead={lead} busy={busy.value} act={act} />}
        </section>
      )}
      {!evening.rounds.length && links}
      <People evening={evening} lead={lead} busy={busy.value} act={act} />
      <section aria-labelledby="standings">
        <h2 id="standings">{t('evening-standings')}</h2>
        <Standings evening={evening} />
        {evening.standings.length > 0 && (
          <div class="doors">
            <button type="button" onClick={() => void savePage(evening)}>
              <Icon name="save" />
              {t('evening-save-page')}
            </button>
          </div>
        )}
      </section>
      <PastRounds evening={evening} deeds={correctly} />
      {evening.rounds.length > 0 && links}
      {scored.value !== null && round && !round.tables[scored.value]!.result && (
        <ScoreSheet
          evening={evening}
          number={scored.value}
          busy={busy.value}
          refused={refused.value}
          onSend={async (sheet) => {
            const sent = await act(() => lead.score(scored.value!, sheet));
            if (sent) scored.value = null;
            return sent;
          }}
          onClose={() => (scored.value = null)}
        />
      )}
      {open && (
        <Correct
          evening={evening}
          table={evening.rounds[open.round]!.tables[open.table]!}
          title={tableOf(open.round, open.table)}
          refused={refused.value}
          onCorrect={(result, reason) =>
            void act(() => lead.correct(open.round, open.table, result, reason)).then(
              (done) => done && (corrected.value = null),
            )
          }
          onClose={() => (corrected.value = null)}
        />
      )}
    </>
  );
}

/** Hand out the results as a page, with the hands of the deals that all tables have played. */
async function savePage(evening: EveningInfo): Promise<void> {
  const boards = evening.same_boards ? await fetchBoards(evening.evening).catch(() => []) : [];
  save('four-kings-evening.html', 'text/html', resultPage(evening, boards));
}

/** A table by its round, both from 0, in words. */
const tableOf = (round: number, table: number): string =>
  t('evening-round-table', { round: round + 1, table: table + 1 });

/** What leads the evening on: the next round, and its end. */
function Deeds({ evening, lead, watched }: { evening: EveningInfo; lead: Leading; watched: Watched }) {
  const { busy, act } = watched;
  const played = evening.rounds.length;
  const goesOn = running(evening) !== null;
  if (evening.ended) return null;
  return (
    <div class="doors">
      {!goesOn && played < evening.planned && (
        <button type="button" class="primary" disabled={busy.value} onClick={() => void act(lead.startRound)}>
          <Icon name="play" />
          {t('evening-start', { number: played + 1 })}
        </button>
      )}
      {!goesOn && (
        <Sure
          label={t('evening-end')}
          name={t('evening-end')}
          sure={t('evening-end-sure')}
          onSure={() => void act(lead.end)}
        />
      )}
    </div>
  );
}

/** Minutes that a round may be given, and taken from it. */
const MINUTES = [5, 1, -1];
/** Those of a league: a day. */
const DAYS = [24 * 60, -24 * 60];

function timeDeed(minutes: number, timed: boolean, league: boolean): string {
  if (league) return t(timed ? (minutes > 0 ? 'evening-day-more' : 'evening-day-less') : 'evening-day-from-now');
  if (!timed) return t('evening-time-from-now', { minutes });
  return t(minutes > 0 ? 'evening-time-more' : 'evening-time-less', { minutes: Math.abs(minutes) });
}

/** More time for the round under way, or less; one without a time gets one. */
function Time({ lead, watched, timed, league }: { lead: Leading; watched: Watched; timed: boolean; league: boolean }) {
  const { busy, act } = watched;
  return (
    <div class="doors" role="group" aria-label={t('evening-time')}>
      {(league ? DAYS : MINUTES)
        .filter((minutes) => timed || minutes > 0)
        .map((minutes) => (
          <button
            key={minutes}
            type="button"
            disabled={busy.value}
            onClick={() => void act(() => lead.extend(60 * minutes))}
          >
            {timeDeed(minutes, timed, league)}
          </button>
        ))}
    </div>
  );
}
