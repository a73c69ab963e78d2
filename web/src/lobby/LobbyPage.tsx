import { OF_THE_HOUSE } from 'texts:games';
import { batch, signal, useSignal } from '@preact/signals';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { call, fetchGames, type WaitingRoomOrder, type GameInfo, type TableInfo, type TodaySet, warm } from '../api.ts';
import { stopped } from '../offline/engine.ts';
import { alone, LENT, SERVER } from '../offline/mode.ts';
import { unreachable } from '../ui/useFetched.ts';
import { listed } from '../i18n/words.ts';
import { has, learn, t } from '../i18n/texts.ts';
import { directed, eveningOf } from '../logic/evenings.ts';
import type { GivenBack } from '../logic/keeping.ts';
import { away } from '../stores/away.ts';
import { rematchWanted, seatWanted } from '../stores/waitingRoom.ts';
import { banned, chooseName, ensureKnown, loadMe, name, nameless, putName, stayUnnamed } from '../stores/me.ts';
import { bytes, keeping } from '../stores/offlinePage.ts';
import { chooseWord, word } from '../stores/seals.ts';
import { houseOf, houses, keepHouse, keepLevel, lastGame, learnByPlaying, levelOf, play } from '../stores/newMatch.ts';
import { answers, begun, days, dismiss, loadSets, today } from '../stores/sets.ts';
import { loadMistakes, mistakes } from '../stores/mistakes.ts';
import { answers as serverAnswers, watchServer } from '../stores/site.ts';
import { set, settings } from '../stores/settings.ts';
import {
  EVENINGS_HREF,
  go,
  LUCK_HREF,
  MISTAKES_HREF,
  PUZZLES_HREF,
  rulesHref,
  tableHref,
  verifyHref,
} from '../route.ts';
import { unkept } from '../storage.ts';
import { Button, LinkButton, useTitle } from '../ui/elements.tsx';
import { lazy } from '../ui/lazy.tsx';
import { GameCard } from './GameCard.tsx';
import { Hero } from './Hero.tsx';
import { Answers, Continue, LeaveButton, underWay, type UnderWay } from './Lists.tsx';
import { asking, hear, slow, telling, waiting } from '../stores/waiting.ts';

const EveningNow = lazy(() => import('../evenings/EveningNow.tsx'), 'EveningNow', 'part', 'evenings');
const OpenTables = lazy(() => import('../social/OpenTables.tsx'), 'OpenTables', 'first-part', 'strangers');
const NewTable = lazy(() => import('../social/NewTable.tsx'), 'NewTable', 'window', 'play');
const Keep = lazy(() => import('../ui/Keep.tsx'), 'Keep', 'part', 'play');
const TellTurns = lazy(() => import('../ui/TellTurns.tsx'), 'TellTurns', 'part');
const Returned = lazy(() => import('./Server.tsx'), 'Returned', 'part', 'play');
const People = lazy(() => import('./Server.tsx'), 'People', 'part', 'play');
const Leave = lazy(() => import('./Leave.tsx'), 'Leave', 'window', 'play');
const House = lazy(() => import('./House.tsx'), 'House', 'window', 'play');

async function gather(order: WaitingRoomOrder, host: string): Promise<void> {
  chooseName(host);
  await ensureKnown();
  await putName();
  const { table } = await call('POST /api/gatherings', { body: { ...order, pace: settings.value.pace } });
  go(tableHref(table));
}

/** Open a table for the people of a finished match, with the same seats and settings; it is in their lobby, too. */
function playAgain(table: string): void {
  rematchWanted.value = table;
  go(tableHref(table));
}

/** Set the name that strangers see; a player who gives none is not asked again. */
async function tellName(called: string): Promise<void> {
  if (!called) return stayUnnamed();
  await ensureKnown();
  chooseName(called);
  await putName();
}

/** Take a seat at an open table, with a name or without. */
async function sitWithStrangers(table: string): Promise<void> {
  await ensureKnown();
  seatWanted.value = table;
  go(tableHref(table));
}

const keepPage = () => import('../stores/keepPage.ts');
const tellTurns = (wanted: boolean): void => void import('../stores/turns.ts').then((turns) => turns.tellTurns(wanted));

/** Send matches that were continued offline back to the server. */
const giveBack = (): Promise<GivenBack> => import('../stores/offlineCopy.ts').then((along) => along.giveBack());

/** The game for new players: the one whose sentences say why. */
const toBegin = (games: readonly string[]): string => games.find((game) => has(`game-${game}.first`)) ?? games[0] ?? '';

/** How many of the evenings that I have entered the lobby looks at. */
const MAX_EVENINGS = 3;

/** True once the head of the page has been drawn; the rest follows, so that a slow phone shows the head sooner. */
const drawn = signal(false);

export function LobbyPage() {
  const games = useSignal<GameInfo[] | null>(null);
  const sittings = useSignal<readonly TableInfo[]>([]);
  const offline = useSignal(false);
  /** True once the server knows this device: two requests at once from a new one would create two people. */
  const known = useSignal(false);
  /** The window that is open: a new table for friends, or the house rules of a game. */
  const window = useSignal<'friends' | GameInfo | null>(null);
  const left = useSignal<TableInfo | null>(null);
  /** The number of open tables, which are listed at the foot of the page. */
  const open = useSignal(0);
  /** The evenings that I lead or have entered, and whether one of them is under way. */
  const evenings = useSignal<readonly string[]>([]);
  const evening = useSignal(false);
  const load = async () => {
    try {
      const answer = await fetchGames();
      await learn(answer.map((game) => game.id));
      games.value = answer;
      offline.value = false;
      await loadMe();
      await Promise.all([loadTables(), loadSets()]);
      known.value = true;
      if (!alone) {
        const entered = (await call('GET /api/me/evenings')).filter(({ over }) => !over).map((each) => each.evening);
        evenings.value = [...new Set([...Object.keys(directed()), ...entered.slice(0, MAX_EVENINGS)])];
      }
      if (lastGame.value) void loadMistakes();
    } catch {
      offline.value = true;
    }
  };
  const loadTables = async () => {
    const tables = await call('GET /api/tables');
    batch(() => {
      sittings.value = tables;
      hear(tables);
    });
    return tables;
  };
  const leave = async (table: string) => {
    await call('DELETE /api/tables/{table}', { table });
    await loadTables();
  };
  // The question depends on how the match stands now.
  const askToLeave = async ({ table }: TableInfo) => {
    const tables = await loadTables().catch(() => sittings.value);
    left.value = tables.find((sitting) => sitting.table === table) ?? null;
  };
  const someAway = useMemo(() => Object.keys(away()).length > 0, []);
  useEffect(() => void (drawn.value = true), []);
  useEffect(() => void load(), []);
  useEffect(watchServer, []);
  // A player who has been here before is about to play.
  useEffect(() => void (lastGame.value && warm()), []);
  useTitle('');
  const ids = games.value?.map((game) => game.id) ?? OF_THE_HOUSE;
  // Stable objects, so that a card is drawn again only if it changes.
  const choices = useMemo(() => new Map(ids.map((id) => [id, houseOf(id)])), [games.value, houses.value]);
  const furnish = useCallback((game: GameInfo) => void (window.value = game), []);
  const last = lastGame.value || sittings.value.find(({ origin }) => origin !== 'record')?.game || '';
  const { urgent, list } = underWay({
    tables: sittings.value,
    waiting: waiting.value,
    sets: begun.value,
    games: games.value,
  });
  const met = sittings.value.find(({ over, others }) => over && others.length > 0);
  const card = (id: string, first = false) => (
    <GameCard
      key={id}
      id={id}
      game={games.value?.find((game) => game.id === id)}
      house={choices.get(id)!}
      level={levelOf(id)}
      day={dayOf(id, known.value)}
      onPlay={play}
      onLearn={learnByPlaying}
      onHouse={keepHouse}
      onLevel={keepLevel}
      onOptions={furnish}
      first={first}
    />
  );
  // Nothing is offered twice: the last game is a card by itself, above those of the others.
  const again = !urgent && !evening.value && ids.includes(last) ? last : '';
  const rest = (urgent && !evening.value ? list.slice(1) : list).filter(
    ({ id }) => !today.value?.sets.some((set) => set.id === id) && !(evening.value && eveningOf(id)),
  );
  return (
    <div class="lobby">
      <main class="stack">
        <header class="welcome wrap">
          <h1>{t('lobby-title')}</h1>
          <p>{t('lobby-intro')}</p>
          {!!today.value?.streak && <p class="streak">{t('today-streak', { days: today.value.streak })}</p>}
        </header>
        <div class="first row">
          {evenings.value.length > 0 && (
            <EveningNow ids={evenings.value} onFound={(running) => (evening.value = running)} />
          )}
          {evening.value ? null : urgent ? (
            <ToContinue thing={list[0]!} onLeave={askToLeave} />
          ) : again ? (
            card(again, true)
          ) : (
            <ToLearn ready={games.value !== null} game={toBegin(ids)} />
          )}
          {!alone && (
            <div class="company row center gap-3">
              <Button
                icon="friends"
                class="friends"
                disabled={!games.value}
                onClick={() => (window.value = 'friends')}
                text={t('gather-play')}
              />
              <LinkButton icon="evening" href={EVENINGS_HREF} text={t('lobby-evenings')} />
              {met && (
                <Button
                  icon="again"
                  text={t('lobby-again-with', { who: listed(met.others, 'and') })}
                  onClick={() => playAgain(met.table)}
                />
              )}
              {open.value > 0 && (
                <Button
                  onClick={() => document.querySelector('.open-tables')?.scrollIntoView()}
                  text={t('lobby-open', { tables: open.value })}
                />
              )}
            </div>
          )}
        </div>
        {offline.value && !stopped.value && banned.value === null && (
          <div class="notice" role="alert">
            <p>{unreachable()}</p>
            <Button onClick={() => void load()} text={t('lobby-retry')} />
            {!alone && keeping.value === 'yes' && <a href={LENT}>{t('lobby-alone')}</a>}
          </div>
        )}
        {known.value && !alone && someAway && <Returned giveBack={giveBack} onReturned={() => void load()} />}
        <Answers answers={answers.value} onPutAway={(answer) => void dismiss(answer.set, answer.handle)} />
        <Continue list={rest} onLeave={(table) => void askToLeave(table)} />
        {drawn.value && (
          <ul class="posters stack gap-4" aria-label={t('lobby-games')}>
            {ids.filter((id) => id !== again).map((id) => card(id))}
          </ul>
        )}
        {slow.value && <TellTurns telling={telling.value} asking={asking.value} onTell={tellTurns} />}
        {drawn.value && <Others due={mistakes.value?.due.length ?? 0} />}
        {alone && !unkept.value && <p class="note alone">{t('alone-here')}</p>}
        {serverAnswers.value !== null && <People server={SERVER} answers={serverAnswers.value} />}
        {alone && (
          <Keep
            keeping={keeping.value}
            bytes={bytes.value}
            onKeep={() => void keepPage().then((page) => page.keepHere())}
            onForget={() => void keepPage().then((page) => page.forgetHere())}
          />
        )}
        {games.value && known.value && !alone && (
          <OpenTables
            games={ids}
            nameless={nameless()}
            onName={tellName}
            onFound={(tables) => (open.value = tables)}
            onSit={sitWithStrangers}
          />
        )}
      </main>
      {drawn.value && (
        <footer>
          {t('lobby-foot')}{' '}
          <span>
            <a href={verifyHref()}>{t('proof-title')}</a> {!alone && <a href={LUCK_HREF}>{t('luck-title')}</a>}{' '}
            <a href="licences.txt">{t('lobby-licences')}</a>
          </span>
        </footer>
      )}
      {left.value && (
        <Leave table={left.value} onLeave={() => leave(left.value!.table)} onClose={() => (left.value = null)} />
      )}
      {games.value && window.value === 'friends' && (
        <NewTable games={games.value} name={name.value} onMake={gather} onClose={() => (window.value = null)} />
      )}
      {window.value && window.value !== 'friends' && (
        <House
          game={window.value}
          house={choices.get(window.value.id)!}
          pace={settings.value.pace}
          word={word.value}
          onChange={keepHouse}
          onPace={(pace) => set('pace', pace)}
          onWord={chooseWord}
          onPlay={play}
          onClose={() => (window.value = null)}
        />
      )}
    </div>
  );
}

/** Today's deals of a game: null if there are none, undefined until they are known. */
function dayOf(game: string, known: boolean): TodaySet | null | undefined {
  if (alone || !days.value) return null;
  return today.value ? (today.value.sets.find((set) => set.game === game) ?? null) : known ? null : undefined;
}

function ToContinue({ thing, onLeave }: { thing: UnderWay; onLeave: (table: TableInfo) => Promise<void> }) {
  const { id, game, href, facts, sentence, waits, title, left } = thing;
  return (
    <Hero game={game} title={title} facts={facts} waits={waits ? id : undefined}>
      <LinkButton
        icon="play"
        primary
        class="again"
        data-return
        shortcut="r"
        href={href}
        label={sentence}
        text={t('lobby-return')}
      />
      {left && <LeaveButton table={left} onLeave={(table) => void onLeave(table)} />}
    </Hero>
  );
}

/** The first offer to a new player: a lesson in the game to begin with. */
function ToLearn({ game, ready }: { game: string; ready: boolean }) {
  const name = t(`game-${game}`);
  return (
    <Hero game={game} title={t('first-title', { game: name })} facts={[t(`game-${game}.first`)]}>
      <Button
        icon="rules"
        primary
        class="again"
        disabled={!ready}
        onClick={() => void learnByPlaying(game)}
        text={t('first-go', { game: name })}
      />
    </Hero>
  );
}

const Others = ({ due }: { due: number }) => (
  <nav class="doors others" aria-label={t('lobby-more')}>
    {due > 0 && (
      <LinkButton icon="again" href={MISTAKES_HREF} text={t('mistakes-title')} unseen={t('mistakes-due', { due })} />
    )}
    <LinkButton icon="puzzle" href={PUZZLES_HREF} text={t('learn-puzzles')} />
    <LinkButton icon="rules" href={rulesHref('general')} text={t('learn-general')} />
  </nav>
);
