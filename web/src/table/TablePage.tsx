import '../styles/play.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { call, recordUrl } from '../api.ts';
import { CommonWindows } from '../CommonWindows.tsx';
import { Banners } from '../social/Banners.tsx';
import { AwayDialog, HostDialog, LatecomerDialog } from '../social/TableDialogs.tsx';
import { WaitingRoomPage } from '../social/WaitingRoomPage.tsx';
import { ChatDialog, SideChat, toSideChat } from '../social/TableChat.tsx';
import { standing, courseOfDeal } from '../i18n/happenings.ts';
import { namesOf, spokenTo, textOf } from '../i18n/people.ts';
import { aim, refusal, worthOf } from '../i18n/sentences.ts';
import { capital } from '../i18n/words.ts';
import { language, t } from '../i18n/texts.ts';
import { stopped } from '../offline/engine.ts';
import { alone, lent, ROOT } from '../offline/mode.ts';
import { dealBefore, dealToAsk, practises } from '../logic/pastDeals.ts';
import { handOf } from '../logic/hand.ts';
import { seenNow } from '../logic/seen.ts';
import { decides, hasCompany, isHostOf, isMine, mayHint, middle, type Table } from '../logic/table.ts';
import { boardOver } from '../logic/boardMatch.ts';
import { moodOf } from '../logic/mood.ts';
import { SealDialog } from '../proof/Seal.tsx';
import type { Snapshot } from '../messages.ts';
import { isBoard, rulesHref, setOf, tableHref } from '../route.ts';
import { chooseLanguage, chooseName, ensureKnown, loadMe, name, putName } from '../stores/me.ts';
import { along, giveBack, playOn, watchAlong } from '../stores/offlineCopy.ts';
import { away } from '../stores/away.ts';
import { chatState, follow, latest } from '../stores/chat.ts';
import { waitingRoom, turnedAway } from '../stores/waitingRoom.ts';
import { houseOf, play } from '../stores/newMatch.ts';
import { askRematch, watchers } from '../stores/receive.ts';
import { settings } from '../stores/settings.ts';
import { offline, silence, unanswered, watchSilence } from '../stores/silence.ts';
import { leave, sit } from '../stores/sitting.ts';
import { act, ask, busy, hinted, line, quiet, send, sendBeside, table, toldBy } from '../stores/table.ts';
import { close, opened, openRules, rules, type Window } from '../stores/route.ts';
import { answers as serverAnswers, watchServer, site } from '../stores/site.ts';
import { LinkButton, useTitle } from '../ui/elements.tsx';
import { flip } from '../ui/flip.ts';
import { useFetched } from '../ui/useFetched.ts';
import { lazy } from '../ui/lazy.tsx';
import { awaitTouch } from '../ui/sounds.ts';
import { hush, say } from '../ui/speech.tsx';
import { Actions } from './Actions.tsx';
import type { Reader } from '../boards/Challenge.tsx';
import { Connection } from './Connection.tsx';
import { Felt } from './Felt.tsx';
import { Hand, refusedIn, type Refused } from './Hand.tsx';
import { Hint } from './Hint.tsx';
import { HouseDialog } from './HouseDialog.tsx';
import { onKey, toChat, toHost, toStart, type Commands } from './keys.ts';
import { MatchEnd } from './MatchEnd.tsx';
import { Result } from './Result.tsx';
import { Seat } from './Seat.tsx';
import { seatOf } from './seats.ts';
import { SheetDialog, SheetPanel } from './Sheet.tsx';
import { Announce } from './calls/Calls.tsx';
import { AuctionWords } from './calls/Auction.tsx';
import { Talk } from './calls/Talk.tsx';
import { aboutOf, auctionOf } from './calls/talks.ts';
import { TopBar } from './TopBar.tsx';
import { LastTrick, Trick } from './Trick.tsx';

const READER: Reader = { name, chooseName, ensureKnown };
const RulesDrawer = lazy(() => import('../learn/RulesDrawer.tsx'), 'RulesDrawer', 'window');
const BoardEnd = lazy(() => import('../boards/BoardEnd.tsx'), 'BoardEnd', 'part', 'boards', 'puzzles');
const PracticeEnd = lazy(() => import('../review/PracticeEnd.tsx'), 'PracticeEnd', 'part', 'review');
const Lesson = lazy(() => import('../learn/LessonPage.tsx'), 'LessonPage', 'part');
const Before = lazy(() => import('../learn/PastDeal.tsx'), 'Before', 'window');
const TableReading = lazy(() => import('../puzzles/TableReading.tsx'), 'TableReading', 'window', 'puzzles');
const Why = lazy(() => import('../learn/PastDeal.tsx'), 'Why', 'window', 'review');

/** A table: the one page that reads its store; everything on it is handed what it shows. */
export function TablePage({ table: id }: { table: string }) {
  const { data: set } = useFetched(
    async () => isBoard(id) && call('GET /api/boards/{set_id}', { set_id: setOf(id) }),
    [id],
  );
  // Before the next page is drawn: the strip that leads back here is above it from the beginning.
  useLayoutEffect(() => {
    let left = false;
    // What was played on without the server goes back to it before one sits down there again.
    if (!alone && id in away()) void giveBack().then(() => left || sit(id));
    else sit(id);
    const pressed = (event: KeyboardEvent) => onKey(event, COMMANDS, settings.value.keys);
    addEventListener('keydown', pressed);
    addEventListener('click', readHere);
    const deaf = awaitTouch();
    const heard = alone ? null : watchSilence();
    const alongEnds = alone ? watchServer() : watchAlong();
    return () => {
      left = true;
      alongEnds();
      heard?.();
      deaf();
      removeEventListener('keydown', pressed);
      removeEventListener('click', readHere);
      close();
      leave(id);
      hush();
    };
  }, [id]);
  useLayoutEffect(() => flip(document));
  const current = table.value;
  useTitle(current ? t(`game-${current.view.game}`) : '');
  if (turnedAway.value) return <Closed />;
  if (!current) return waitingRoom.value ? <WaitingRoomPage view={waitingRoom.value} /> : <Waiting />;
  const { view } = current;
  const counted = countedOf(current);
  return (
    <div class={`table-page game-${view.game}`} data-table={view.table} data-version={view.version}>
      <TopBar
        view={view}
        counted={counted}
        set={set || null}
        unread={chatState().unread}
        watchers={watchers.value}
        onOpen={open}
      />
      <main dir="ltr">
        <h1 class="unseen">{t(`game-${view.game}`)}</h1>
        <Connection
          line={line.value}
          silence={silence.value}
          offline={!alone && offline.value}
          last={unanswered()}
          onPlayOn={along.value === id ? () => void playOn(id) : null}
          serverHref={lent && serverAnswers.value && id in away() ? `${ROOT}/${tableHref(id)}` : null}
        />
        <Play table={current} />
        <Actions view={view} busy={busy.value} reads={mayRead(view)} onAsk={ask} onOpen={open} />
      </main>
      <SheetPanel sheet={counted} log={courseOfDeal(current)}>
        <SideChat view={view} chat={chatState()} send={sendBeside} reports={site.value.reports} />
      </SheetPanel>
      <Windows table={current} />
    </div>
  );
}

/** A link to the rules opens them beside the table: reading must not cost the seat. */
function readHere(event: MouseEvent): void {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href^="#/rules/"]');
  if (!table.value || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  event.preventDefault();
  openRules(link.getAttribute('href')!);
}

/** Whether one asks to be asked, and practises. */
const mayRead = (view: Snapshot): boolean => settings.value.readings && practises(view) && !isBoard(view.table);

/** The view whose tricks and points are shown: while a trick lies, the one before its last card. */
const countedOf = ({ view, lying }: Table): Snapshot => lying?.before ?? view;

const open = (window: Window): void => void (opened.value = window);
const nextDeal = () => ask('deal');
const explain = (): void => open('auction');

/** A latecomer is asked for a name, which the server may know already, and for the seat. */
function sitDown(): void {
  void loadMe().catch(() => undefined);
  open('late');
}

async function takeSeat(seat: number, called: string): Promise<void> {
  close();
  chooseName(called);
  await putName();
  send({ type: 'take-seat', seat });
}

const COMMANDS: Commands = {
  next: () => {
    const ways = ['[data-next]', '[data-friend-next]'].map((way) => document.querySelector<HTMLElement>(way));
    const way = ways.find(Boolean);
    if (way) way.click();
    else toStart();
  },
  undo: () => table.value?.view.deal?.undo && ask('undo'),
  hint: () => table.value && isMine(table.value.view) && mayHint(table.value.view) && ask('hint'),
  rest: () => table.value?.view.deal?.rest && ask('rest'),
  last: () => table.value?.view.deal?.last && open('last'),
  sheet: () => open('sheet'),
  house: () => open('house'),
  rules: () => table.value && openRules(rulesHref(table.value.view.game, table.value.view.deal?.moment?.clause)),
  settings: () => open('settings'),
  chat: () => (table.value ? table.value.view.conditions.chat && (toSideChat() || open('chat')) : toChat()),
  host: () => (table.value ? decides(table.value.view) && open('host') : toHost()),
  away: () => table.value && hasCompany(table.value.view) && open('away'),
  help: () => open('help'),
  standing: () => table.value && say(standing(table.value)),
  quiet,
};

/** What the player of a seat has just written. */
const wroteAt = (seat: number): string => (latest.value?.seat === seat ? textOf(latest.value) : '');

function Play({ table: current }: { table: Table }) {
  const { view, hint, refusal: refused } = current;
  const { seat } = view;
  const own = seat ?? 0;
  const names = namesOf(view);
  const counted = countedOf(current);
  const moodAt = (place: number) => (settings.value.moods ? moodOf(current, place) : 'calm');
  const over = view.deal?.stage === 'done' && !current.lying;
  const talking = view.deal?.stage === 'calls' && !current.lying;
  const sending = { view, busy: busy.value, send };
  const calling = {
    busy: false,
    sending: busy.value,
    hinted: hinted.value,
    keys: settings.value.keys,
    onCall: (action: string) => void act(action),
  };
  const why = (card: string): Refused | null => {
    const reason = view.deal?.refusals[card];
    if (toldBy(card)) return null;
    if (reason) return refusedIn(reason, names);
    if (view.deal?.turn == null) return null;
    return { text: capital(t('reason-not-your-turn', { seat: names[view.deal.turn]! })), clause: '' };
  };
  const again = () =>
    play(view.lesson ? houseOf(view.game) : { game: view.game, preset: view.preset, options: view.options });
  const next = () =>
    view.lesson
      ? void import('../learn/LessonPage.tsx').then((page) => page.nextOf(current, nextDeal))
      : void nextDeal();
  return (
    <Felt
      over={over}
      talking={talking}
      others={[1, 2, 3]
        .map((step) => (own + step) % 4)
        .map((place) => (
          <Seat key={place} seat={seatOf(view, place, current.at, moodAt(place), counted)} wrote={wroteAt(place)} />
        ))}
      trick={<Trick trick={middle(current)} own={seat} clockwise={view.clockwise} names={spokenTo(names, seat)} />}
      panel={
        talking ? (
          <Talk view={view} calling={calling} onExplain={explain} />
        ) : (
          over &&
          (boardOver(view) ? (
            <BoardEnd view={view} />
          ) : view.practice ? (
            <PracticeEnd view={view} busy={busy.value} onNext={next} />
          ) : view.result ? (
            <MatchEnd
              view={view}
              busy={busy.value}
              reader={READER}
              onAgain={again}
              onRematch={() => (view.rematch ? follow(view.rematch) : askRematch(view.table))}
            />
          ) : (
            <Result
              view={view}
              ready={current.ready}
              busy={view.paused}
              send={send}
              onNext={next}
              onStop={() => ask('stop-countdown')}
              onWhy={dealToAsk(view) > 0 ? () => open('why') : null}
            />
          ))
        )
      }
      beside={
        <>
          <Banners {...sending} onSitDown={sitDown} />
          <Seat seat={seatOf(view, own, current.at, 'calm', counted)} mine wrote={wroteAt(own)} />
          {!over && <Announce view={view} calling={calling} />}
        </>
      }
      hintable={mayHint(view)}
      hint={
        hint && (
          <Hint
            hint={hint}
            worth={worthOf(view.deal)}
            names={names}
            seen={seenNow(view, current.log)}
            onExplain={auctionOf(view) && talking ? explain : null}
            onClose={quiet}
          />
        )
      }
      friend={view.lesson && view.seat !== null && <Lesson table={current} />}
      hand={
        <Hand
          hand={handOf(view, current.log)}
          version={view.version}
          begins
          habits={settings.value}
          busy={busy.value}
          hinted={hinted.value}
          refusal={refused && refusedIn(refused.reason, names)}
          since={hint}
          why={why}
          onPlay={(card) => act(card)}
        />
      }
    />
  );
}

function Windows({ table: current }: { table: Table }) {
  const { view } = current;
  const shown = { view, onClose: close };
  const habits = settings.value;
  const sending = { busy: busy.value, send };
  const windows: Partial<Record<string, () => ComponentChildren>> = {
    sheet: () => <SheetDialog sheet={view} log={courseOfDeal(current)} onClose={close} />,
    last: () => <LastTrick {...shown} />,
    seal: () => <SealDialog {...shown} />,
    auction: () => <AuctionWords {...shown} />,
    before: () => dealBefore(view) > 0 && <Before {...shown} habits={habits} />,
    why: () => dealToAsk(view) > 0 && <Why {...shown} habits={habits} />,
    reading: () => mayRead(view) && <TableReading {...shown} habits={habits} />,
    rules: () => (
      <RulesDrawer
        game={view.game}
        href={rules.value}
        about={aim(aboutOf(view))}
        language={language.value}
        habits={habits}
        onLanguage={(code) => void chooseLanguage(code)}
        onClose={close}
      />
    ),
    chat: () => <ChatDialog {...shown} chat={chatState()} send={sendBeside} reports={site.value.reports} />,
    away: () => view.seat !== null && <AwayDialog {...shown} {...sending} beside={sendBeside} />,
    host: () => isHostOf(view) && <HostDialog {...shown} {...sending} />,
    late: () => <LatecomerDialog {...shown} known={name.value} onTake={(...seat) => void takeSeat(...seat)} />,
    house: () => <HouseDialog {...shown} watched={watchers.value.text} />,
  };
  return <>{windows[opened.value ?? '']?.() ?? <CommonWindows onClose={close} />}</>;
}

/** A table that is closed to its reader: sent away, nobody may look on, or an administrator has closed it. */
function Closed() {
  const { reason } = turnedAway.value!;
  return (
    <main class="waiting">
      <h1>{t('gather-turned-away')}</h1>
      <p role="alert">{capital(refusal(reason, []))}.</p>
      {reason.key === 'table-closed' && table.value && table.value.view.seat !== null && (
        <LinkButton text={t('end-record')} href={recordUrl(table.value.view.table, language.value)} download />
      )}
      <LinkButton text={t('ui-home')} href="#/" />
    </main>
  );
}

const FINAL: readonly string[] = ['closed', 'too-fast', 'banned', 'other-bots'];

function Waiting() {
  return (
    <main class="waiting">
      <h1 class="unseen">{t('lobby-title')}</h1>
      {FINAL.includes(line.value) ? (
        <p role="alert">{t(`at-${line.value}`)}</p>
      ) : (
        !stopped.value && <p role="status">{t(line.value === 'open' ? 'at-opening' : `at-${line.value}`)}</p>
      )}
      <LinkButton text={t('ui-home')} href="#/" />
    </main>
  );
}
