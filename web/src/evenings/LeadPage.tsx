import '../styles/settings.css';
import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/house.css';
import '../styles/evenings.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { listed } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import type { EntrantInfo, EveningInfo, PlayingInfo, RoundInfo } from '../http.ts';
import { directorOf, dropDirector, keepDirector, keepTable } from '../logic/evenings.ts';
import { serverNow } from '../logic/serverTime.ts';
import { eveningHref, EVENINGS_HREF, go, leadHref, name as nameAddress, tableHref } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { Button, Failure, LinkButton, PageFrame, Section, Facts, Skeleton } from '../ui/elements.tsx';
import { isFree, isLost, toContent } from '../ui/focus.ts';
import { Count, Form } from '../ui/Form.tsx';
import { Switch } from '../ui/Switch.tsx';
import { saveText } from '../ui/save.ts';
import { useFetched, useRequest } from '../ui/useFetched.ts';
import { fetchBoards, leading } from './api.ts';
import { About, Again, Onward } from './About.tsx';
import { Countdown } from './Countdown.tsx';
import { Invitation, Links } from './Links.tsx';
import { namesIn, People, useEntering, type Directed, type Entering } from './People.tsx';
import { Reason } from './Reason.tsx';
import { resultPage } from './resultPage.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Dated, Standings, Winners } from './Standings.tsx';
import { SureAct } from './SureAct.tsx';
import { NextSeats, SwapNow } from './Swap.tsx';
import { PastRounds, Tables, useLate } from './Tables.tsx';
import { useAct, useEvening, why } from './useEvening.ts';
import { isLast, nameOf, namesOf, running, stage, titleOf } from './words.ts';

/** The director's page: whoever has its link leads the evening. */
export function LeadPage({ id, director }: { id: string; director: string }) {
  const { evening, failure, busy, act } = useEvening(id, ensureKnown, 1000);
  useEffect(() => {
    // The token is a secret: it does not stay in the address, nor in what the browser remembers.
    if (director) keepDirector(id, director);
    nameAddress(leadHref(id));
  }, []);
  const token = director || directorOf(id);
  return (
    <PageFrame
      class="proof evenings lead"
      title={evening ? t('evening-lead-of', { evening: titleOf(evening) }) : t('lobby-evenings')}
      failures={[failure, token ? '' : t('evening-why-not-the-director')]}
    >
      {!evening && !failure && <Skeleton />}
      {evening && !evening.ended && !token && (
        <div class="doors">
          <LinkButton primary href={eveningHref(id)} icon="play" text={t('evening-join')} />
        </div>
      )}
      {evening && token && <Leads evening={evening} lead={leading(id, token)} busy={busy} act={act} director={token} />}
    </PageFrame>
  );
}

function Leads({ director, ...directed }: Directed & { director: string }) {
  const { evening, lead, busy, act } = directed;
  const entering = useEntering(directed);
  /** The table whose result is being given: its round and its number, both from 0. */
  const corrected = useSignal<{ round: number; table: number } | null>(null);
  const round = running(evening);
  const latest = evening.rounds.length - 1;
  const correction = (table: PlayingInfo, number: number, at: number, late = false) =>
    evening.paper || table.result || table.abandoned ? (
      <Button
        quiet={!!table.result}
        primary={late}
        text={t(table.result ? 'evening-correct' : table.abandoned ? 'evening-give-result' : 'evening-score')}
        unseen={tableOf(at, number)}
        onClick={() => (corrected.value = { round: at, table: number })}
      />
    ) : null;
  /** The director's own table of this round, which leads back to the evening. */
  const own = round?.tables.find(
    ({ seats, result, abandoned }) => !result && !abandoned && seats.includes(evening.me ?? 0),
  );
  const seat = evening.me ? (own?.table ?? '') : '';
  useEffect(() => void (seat && keepTable(seat, evening.evening)), [seat]);
  // What had the focus is gone with the round: the next one can be started.
  useEffect(() => {
    if (round || busy || !isFree()) return;
    const start = document.querySelector<HTMLElement>('.lead-bar .doors .primary:enabled');
    if (start) start.focus();
    else if (isLost()) toContent();
  }, [!round, busy]);
  const more = !round && !evening.ended && !isLast(evening);
  const open = corrected.value;
  const started = evening.rounds.length > 0;
  const ranked = evening.standings.length > 0;
  const past = <PastRounds evening={evening} actions={correction} />;
  const end = !round && !evening.ended && (
    <>
      <SureAct primary={!more} label={t('evening-end')} sure={t('evening-end-sure')} act={act} request={lead.end} />
      <small>{t('evening-end-text')}</small>
    </>
  );
  const people = <People {...directed} entering={entering} />;
  const invite = (
    <Section id="links" title={t('evening-invite')} class="invite">
      <Invitation evening={evening.evening} director={director} />
    </Section>
  );
  return (
    <>
      <div class="lead-head stack">
        {evening.demo ? <DemoText evening={evening} /> : <Dated evening={evening} />}
        <div class="lead-bar row wrap">
          <p role="status">{stage(evening)}</p>
          <Winners evening={evening} />
          {seat && (
            <LinkButton
              primary
              data-return
              shortcut="r"
              href={tableHref(seat)}
              icon="play"
              text={t('evening-seat-go')}
            />
          )}
          <Stages {...directed} entering={entering} />
          {!more && end}
        </div>
        <Links evening={evening.evening} director={director} invites={started && !evening.ended && !isLast(evening)} />
      </div>
      <div class="lead-columns">
        <div>
          {round ? <Now {...directed} round={round} correction={correction} /> : started ? past : null}
          {!started && (evening.paper ? people : invite)}
        </div>
        <div>
          {!started && (evening.paper ? invite : people)}
          {started && !ranked && people}
          {ranked && (
            <Section id="standings" title={t('evening-standings')}>
              <Standings evening={evening} />
              {evening.minimum > 0 && <Minimum {...directed} />}
              <div class="doors">
                <Button icon="save" text={t('evening-save-page')} onClick={() => void savePage(evening)} />
              </div>
            </Section>
          )}
        </div>
        <div>
          {more && evening.entrants.length > 1 && <NextSeats key={evening.rounds.length} {...directed} />}
          {more && evening.standings.length > 1 && <CutTo {...directed} />}
          {started && ranked && people}
          <Onward evening={evening} href={leadHref} />
          <About key={`${evening.name} ${evening.place} ${evening.starts}`} {...directed} />
          {started && <Again evening={evening} director={director} />}
          {round && past}
          {more && end && <div class="doors">{end}</div>}
          {evening.demo && <DeleteDemo lead={lead} id={evening.evening} />}
        </div>
      </div>
      {open && (
        <ScoreSheet
          key={`${open.round} ${open.table}`}
          evening={evening}
          round={open.round}
          number={open.table}
          busy={busy}
          act={act}
          onSend={
            evening.paper && round && open.round === latest && !round.tables[open.table]!.result
              ? (sheet) => lead.score(open.table, sheet)
              : undefined
          }
          onCorrect={(sheet, reason, insist) => lead.correct(open.round, open.table, sheet, reason, insist)}
          onClose={() => (corrected.value = null)}
        />
      )}
    </>
  );
}

interface NowProps extends Directed {
  round: RoundInfo;
  correction: (table: PlayingInfo, number: number, round: number, late: boolean) => ComponentChildren;
}

/** The round under way: its time, what is still missing, and its tables. */
function Now({ round, correction, ...directed }: NowProps) {
  const { evening } = directed;
  const late = useLate(round);
  return (
    <Section id="round" title={t('evening-round', { number: evening.rounds.length })}>
      <div class="lead-bar row wrap">
        <Countdown ends={round.ends} />
        <Time {...directed} round={round} />
        <p role="status" class="missing">
          {missing(evening, round)}
        </p>
      </div>
      <Tables
        evening={evening}
        round={round}
        actions={(table, number) => (
          <>
            {!table.result && !table.abandoned && <Slow {...directed} number={number} table={table} />}
            {correction(table, number, evening.rounds.length - 1, late(table))}
            {!table.result && !table.abandoned && <GoOnWithout {...directed} number={number} />}
          </>
        )}
      />
      {evening.paper && <SwapNow {...directed} />}
    </Section>
  );
}

/** In how many rounds anybody has to be there for a place. */
function Minimum({ evening, lead, busy, act: send }: Directed) {
  const { act, refused } = useAct({ act: send });
  return (
    <>
      <Count
        label={t('evening-minimum-set')}
        max={evening.planned}
        disabled={busy}
        value={evening.minimum}
        onCount={(rounds) => void act(() => lead.requireRounds(rounds))}
      />
      <Failure text={refused} />
    </>
  );
}

/** Save the results as a page, with the hands of the deals that all tables have played. */
async function savePage(evening: EveningInfo): Promise<void> {
  const boards = evening.same_boards ? await fetchBoards(evening.evening).catch(() => []) : [];
  saveText('four-kings-evening.html', 'text/html', resultPage(evening, boards));
}

/** The tables for which a round waits, in words. */
function missing(evening: EveningInfo, { tables }: RoundInfo): string {
  const numbers = tables.flatMap(({ result, abandoned }, at) => (result || abandoned ? [] : [String(at + 1)]));
  return t(evening.paper ? 'evening-sheets-missing' : 'evening-tables-playing', {
    count: numbers.length,
    tables: listed(numbers, 'and'),
  });
}

const tableOf = (round: number, table: number): string =>
  t('evening-round-table', { round: round + 1, table: table + 1 });

/** What a demonstration is, and what is left to do in it: a late sheet of the third round, a wrong one of the second. */
export function DemoText({ evening: { rounds } }: { evening: Pick<EveningInfo, 'rounds'> }) {
  const late = rounds[2]?.tables.some(({ result, abandoned }) => !result && !abandoned);
  // Its fifth deal is that of one king, for which two seats can't pay.
  const wrong = rounds[1]?.tables.some(({ result }) => (result?.deals[4]?.points.filter(Boolean).length ?? 0) > 1);
  const left = late ? (wrong ? 'both' : 'late') : wrong ? 'wrong' : '';
  return (
    <p class="note">
      {t('evening-demo-text')} {left && t('evening-demo-left', { left })}
    </p>
  );
}

function DeleteDemo({ lead, id }: Pick<Directed, 'lead'> & { id: string }) {
  const { failed, run } = useRequest(why);
  const remove = () => {
    dropDirector(id);
    go(EVENINGS_HREF);
  };
  return (
    <div class="doors facts">
      <Button quiet text={t('evening-demo-delete')} onClick={() => run(() => lead.deleteDemo().then(remove))} />
      <Failure text={failed.value} />
    </div>
  );
}

/** The people whom one table, or one match of teams, takes. */
const seatsOf = ({ kind }: EveningInfo): number => (kind === 'teams' ? 8 : 4);

const hasUnits = ({ kind }: EveningInfo): boolean => kind === 'pairs' || kind === 'teams';

const isSeated = ({ partner, team, plays_for }: EntrantInfo) => partner || team.length || plays_for;

function ready(evening: EveningInfo) {
  const here = evening.entrants.filter((entrant) => entrant.here && !entrant.cut);
  if (!hasUnits(evening)) return { here, seated: here, single: [] };
  return { here, seated: here.filter(isSeated), single: here.filter((entrant) => !isSeated(entrant)) };
}

/** Why the next round cannot start yet, when so many names are typed besides; empty if it can. */
function obstacle(evening: EveningInfo, typed: number): string {
  const { here, seated } = ready(evening);
  const count = seated.length + typed;
  if (!here.length && !typed) return t('evening-start-nobody');
  if (hasUnits(evening)) return seated.length < (evening.fill ? 1 : seatsOf(evening)) ? t('evening-start-pairs') : '';
  return evening.fill || count >= 4 ? '' : t('evening-start-few', { missing: 4 - count });
}

/** The next round: who would sit it out is shown before it starts. */
function Stages({ entering, ...directed }: Directed & { entering: Entering }) {
  const { evening, lead, busy } = directed;
  const { act, refused } = useAct(directed);
  const { seated, single } = ready(evening);
  const typed = namesIn(entering.names.value).length;
  const before = !evening.ended && !running(evening) && !isLast(evening);
  const left = before ? seated.length % seatsOf(evening) : 0;
  const asks = left > 0 && !evening.fill && !obstacle(evening, 0);
  const { data: drawn } = useFetched(() => (asks ? lead.nextSeats() : Promise.resolve(null)), [evening.version, asks]);
  if (!before) return null;
  const reason = obstacle(evening, typed);
  const out = [...(asks ? (drawn?.idle ?? []) : []), ...single.map(({ number }) => number)];
  /** Names that are still in the field come in first; if some people then sit out, the director sees it before. */
  const start = async () => {
    if (typed > 0 && !(await entering.enter())) return;
    if (typed > 0 && (hasUnits(evening) || (seated.length + typed) % 4 > 0)) return;
    await act(lead.startRound);
  };
  return (
    <div class="doors">
      <Button
        primary={!reason}
        disabled={busy || !!reason}
        icon="play"
        data-start
        shortcut="n"
        text={t('evening-start', { number: evening.rounds.length + 1 })}
        onClick={() => void start()}
      />
      <p class={reason ? 'note' : !typed && out.length ? 'notice' : undefined} role="status">
        {reason || (
          <Facts
            facts={[
              typed > 0 && t('evening-start-adds', { count: typed }),
              !typed && out.length > 0 && t('evening-idle', { who: namesOf(evening, out) }),
              !typed &&
                left > 0 &&
                t(evening.fill ? 'evening-start-bots' : 'evening-start-more', { missing: seatsOf(evening) - left }),
            ]}
          />
        )}
      </p>
      <Failure text={refused} />
    </div>
  );
}

/** Between two rounds: the evening goes on with those in the first places. */
function CutTo({ evening, lead, busy, act }: Directed) {
  const places = useSignal(Math.ceil(evening.standings.length / 2));
  const carry = useSignal(false);
  return (
    <details>
      <summary>{t('evening-cut')}</summary>
      <p class="note">{t('evening-cut-text')}</p>
      <Count
        label={t('evening-cut-places')}
        max={evening.standings.length - 1}
        disabled={busy}
        value={places.value}
        onCount={(count) => (places.value = count)}
      />
      <div class="settings">
        <Switch text="evening-cut-carry" on={carry.value} onSwitch={(on) => (carry.value = on)} />
      </div>
      <div class="doors">
        <SureAct
          label={t('evening-cut-go')}
          sure={t('evening-cut-sure')}
          act={act}
          request={() => lead.cut(places.value, carry.value)}
        />
      </div>
    </details>
  );
}

/** Minutes by which a round can be longer or shorter, and those of a league: a day. */
const MINUTES = [5, 1, -1];
const DAYS = [24 * 60, -24 * 60];

function timeText(minutes: number, timed: boolean, league: boolean): string {
  if (league) return t(timed ? (minutes > 0 ? 'evening-day-more' : 'evening-day-less') : 'evening-day-from-now');
  if (!timed) return t('evening-time-from-now', { minutes });
  return t(minutes > 0 ? 'evening-time-more' : 'evening-time-less', { minutes: Math.abs(minutes) });
}

/** More time for the round under way, less, or no limit any more; one without a limit gets one. */
function Time({ evening, lead, busy, act: send, round }: Directed & { round: RoundInfo }) {
  const { act, refused } = useAct({ act: send });
  const timed = round.ends !== null;
  const left = timed && 1000 * round.ends! > serverNow();
  const group = useRef<HTMLDivElement>(null);
  /** The button that stopped the clock is gone: the focus goes to the one that starts it. */
  const stop = () =>
    void act(() => lead.extend(null)).then(() => setTimeout(() => group.current?.querySelector('button')?.focus()));
  return (
    <div ref={group} class="doors" role="group" aria-label={t('evening-time')}>
      {(evening.league ? DAYS : MINUTES)
        .filter((minutes) => left || minutes > 0)
        .map((minutes) => (
          <Button
            key={minutes}
            disabled={busy}
            text={timeText(minutes, timed, evening.league)}
            onClick={() => void act(() => lead.extend(60 * minutes))}
          />
        ))}
      {left && <Button disabled={busy} text={t('evening-time-stop')} onClick={stop} />}
      <Failure text={refused} />
    </div>
  );
}

/** The people for whom a bot plays, and those a slow table waits for: a bot can play for them until they are back. */
function Slow({ evening, lead, act, number, table }: Directed & { number: number; table: PlayingInfo }) {
  const names = table.waits.map((person) => nameOf(evening, person));
  const bots = table.bots.map((seat) => table.seats[seat]!);
  return (
    <>
      {bots.length > 0 && <p class="state">{t('evening-bot-plays', { who: namesOf(evening, bots) })}</p>}
      {names.length > 0 && <p class="state">{t('evening-waits-for', { who: listed(names, 'and') })}</p>}
      {table.waits.map((person, place) => (
        <SureAct
          key={person}
          label={t('evening-bot-in', { who: names[place]! })}
          sure={t('evening-bot-in-sure', { who: names[place]! })}
          act={act}
          request={() => lead.putBotIn(number, table.seats.indexOf(person))}
        />
      ))}
    </>
  );
}

/** The round goes on without a table, from 0, for a reason that everybody reads. */
function GoOnWithout({ lead, busy, act: send, number }: Directed & { number: number }) {
  const { act, refused } = useAct({ act: send });
  const reason = useSignal('');
  return (
    <details class="go-on full">
      <summary>
        {t('evening-abandon-sure')}
        <span class="unseen"> {t('evening-table', { number: number + 1 })}</span>
      </summary>
      <Form class="stack gap-3 leading" onSubmit={() => act(() => lead.abandon(number, reason.value))}>
        <Reason reason={reason.value} onReason={(text) => (reason.value = text)} />
        <Button type="submit" disabled={busy} text={t('evening-abandon')} />
        <Failure text={refused} />
      </Form>
    </details>
  );
}
