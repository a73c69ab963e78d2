import { OF_THE_HOUSE } from 'texts:games';
import { batch, signal, useSignal } from '@preact/signals';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import type { GameInfo, TableInfo } from '../http.ts';
import { call, fetchGames, type WaitingRoomOrder } from '../api.ts';
import { stopped, warm } from '../offline/backend.ts';
import { alone, LENT, SERVER } from '../offline/mode.ts';
import { unreachable } from '../i18n/failure.ts';
import { has, learn, t } from '../i18n/texts.ts';
import type { GivenBack } from '../logic/keeping.ts';
import { away } from '../stores/away.ts';
import { seatWanted } from '../stores/waitingRoom.ts';
import { banned, chooseName, ensureKnown, loadMe, name, nameless, putName, stayUnnamed } from '../stores/me.ts';
import { bytes, forgetHere, keepHere, keeping } from '../stores/offlinePage.ts';
import { chooseWord, word } from '../stores/seals.ts';
import { houseOf, keepHouse, lastOrder, learnByPlaying, play } from '../stores/newMatch.ts';
import { answers, begun, days, dismiss, loadSets, today } from '../stores/sets.ts';
import { loadMistakes, mistakes } from '../stores/mistakes.ts';
import { answers as serverAnswers, watchServer } from '../stores/server.ts';
import { set, settings } from '../stores/settings.ts';
import { EVENINGS_HREF, go, LUCK_HREF, tableHref, verifyHref } from '../route.ts';
import { unkept } from '../storage.ts';
import { Button } from '../ui/Button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Answers, Continue, goesOn, Return, ReturnToSet, TodayCard, TodayToCome, Waiting } from './Lists.tsx';
import { Poster } from './Poster.tsx';
import { hear, slow, waiting } from '../stores/waiting.ts';
import { asking, telling, tellTurns } from '../stores/turns.ts';
import { TellTurns } from '../ui/TellTurns.tsx';
import { useTitle } from '../ui/useTitle.ts';

const OpenTables = lazy(() => import('../social/OpenTables.tsx'), 'OpenTables', 'part', 'strangers');
const NewTable = lazy(() => import('../social/NewTable.tsx'), 'NewTable', 'window', 'play');
const Keep = lazy(() => import('../ui/Keep.tsx'), 'Keep', 'part', 'play');
const Returned = lazy(() => import('./Server.tsx'), 'Returned', 'part', 'play');
const People = lazy(() => import('./Server.tsx'), 'People', 'part', 'play');
const MistakesCard = lazy(() => import('../review/MistakesDue.tsx'), 'MistakesCard', 'part', 'play');
const House = lazy(() => import('./House.tsx'), 'House', 'window', 'play');

/** Open a table for friends and go there. */
async function gather(order: WaitingRoomOrder, host: string): Promise<void> {
  keepHouse({ game: order.game, preset: order.preset, options: order.options });
  chooseName(host);
  await ensureKnown();
  await putName();
  const { table } = await call('POST /api/gatherings', { body: { ...order, pace: settings.value.pace } });
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

/** Send matches that were continued offline back to the server. */
const giveBack = (): Promise<GivenBack> => import('../stores/offlineCopy.ts').then((along) => along.giveBack());

/** The game for new players: the one whose sentences say why. */
const toBegin = (games: readonly string[]): string => games.find((game) => has(`game-${game}.first`)) ?? games[0] ?? '';

/** True once the head of the page has been drawn; the rest follows, so that a slow phone shows the head sooner. */
const drawn = signal(false);

export function LobbyPage() {
  const games = useSignal<GameInfo[] | null>(null);
  const sittings = useSignal<TableInfo[]>([]);
  const offline = useSignal(false);
  /** True once the server knows this device: two requests at once from a new one would create two people. */
  const known = useSignal(false);
  const waitingRoom = useSignal(false);
  /** The number of open tables, which are listed at the foot of the page. */
  const open = useSignal(0);
  const furnishing = useSignal<GameInfo | null>(null);
  const load = async () => {
    try {
      const answer = await fetchGames();
      await learn(answer.map((game) => game.id));
      games.value = answer;
      offline.value = false;
      await loadMe();
      const [tables] = await Promise.all([call('GET /api/tables'), loadSets()]);
      batch(() => {
        sittings.value = tables;
        hear(tables);
        known.value = true;
      });
      if (last) void loadMistakes();
    } catch {
      offline.value = true;
    }
  };
  const last = lastOrder();
  const someAway = useMemo(() => Object.keys(away()).length > 0, []);
  useEffect(() => void (drawn.value = true), []);
  useEffect(() => void load(), []);
  useEffect(watchServer, []);
  // A player who has been here before is about to play.
  useEffect(() => void (last && warm()), []);
  useTitle('');
  const ids = games.value?.map((game) => game.id) ?? OF_THE_HOUSE;
  // Stable objects, so that a poster is drawn again only if it changes.
  const houses = useMemo(() => new Map(ids.map((id) => [id, houseOf(id)])), [ids.join(), furnishing.value]);
  const furnish = useCallback((game: GameInfo) => void (furnishing.value = game), []);
  const first = toBegin(ids);
  const choice = last ?? houseOf(first);
  return (
    <div class="lobby">
      <main>
        <div class="welcome">
          <h1>{t('lobby-title')}</h1>
          <p>{t('lobby-intro')}</p>
          <div class="doors">
            {sittings.value.some(goesOn) ? (
              <Return sitting={sittings.value.find(goesOn)!} />
            ) : begun.value[0] ? (
              <ReturnToSet set={begun.value[0]} />
            ) : (
              <Button
                icon="play"
                primary
                class="again"
                disabled={!games.value}
                onClick={() => void play(choice)}
                text={t('lobby-play-game', { game: t(`game-${choice.game}`) })}
              />
            )}
            {!alone && (
              <Button
                icon="friends"
                class="friends"
                disabled={!games.value}
                onClick={() => (waitingRoom.value = true)}
                text={t('gather-play')}
              />
            )}
            {!alone && <a href={EVENINGS_HREF}>{t('lobby-evenings')}</a>}
            {open.value > 0 && (
              <Button
                onClick={() => document.querySelector('.open-tables')?.scrollIntoView()}
                text={t('lobby-open', { tables: open.value })}
              />
            )}
          </div>
        </div>
        {!last && !sittings.value.length && !begun.value.length && (
          <Newcomer game={first} ready={games.value !== null} onLearn={() => void learnByPlaying(first)} />
        )}
        {offline.value && !stopped.value && banned.value === null && (
          <div class="notice" role="alert">
            <p>{unreachable()}</p>
            <Button onClick={() => void load()} text={t('lobby-retry')} />
            {!alone && keeping.value === 'yes' && <a href={LENT}>{t('lobby-alone')}</a>}
          </div>
        )}
        {known.value && !alone && someAway && <Returned giveBack={giveBack} onReturned={() => void load()} />}
        {slow.value && (
          <Waiting waiting={waiting.value}>
            <TellTurns telling={telling.value} asking={asking.value} onTell={(wanted) => void tellTurns(wanted)} />
          </Waiting>
        )}
        <Answers answers={answers.value} onPutAway={(answer) => void dismiss(answer.set, answer.handle)} />
        <Continue
          sittings={sittings.value.filter((sitting) => !sitting.over && !sitting.waits)}
          sets={begun.value}
          onDropped={(table) => (sittings.value = sittings.value.filter((sitting) => sitting.table !== table))}
        />
        {!!mistakes.value?.due.length && <MistakesCard day={mistakes.value} />}
        {today.value ? (
          <TodayCard today={today.value} />
        ) : (
          days.value && !alone && !known.value && !offline.value && <TodayToCome games={OF_THE_HOUSE} />
        )}
        {drawn.value && (
          <ul class="posters" aria-label={t('lobby-games')}>
            {ids.map((id) => (
              <Poster
                key={id}
                id={id}
                house={houses.get(id)!}
                onPlay={play}
                onLearn={learnByPlaying}
                game={games.value?.find((game) => game.id === id)}
                waits={sittings.value.find((sitting) => goesOn(sitting) && !sitting.lesson && sitting.game === id)}
                onHouse={furnish}
              />
            ))}
          </ul>
        )}
        {alone && !unkept.value && <p class="note alone">{t('alone-here')}</p>}
        {serverAnswers.value !== null && <People server={SERVER} answers={serverAnswers.value} />}
        {alone && (
          <Keep
            keeping={keeping.value}
            bytes={bytes.value}
            onKeep={() => void keepHere()}
            onForget={() => void forgetHere()}
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
          <span>{t('lobby-foot')}</span> <a href={verifyHref()}>{t('proof-title')}</a>{' '}
          {!alone && <a href={LUCK_HREF}>{t('luck-title')}</a>} <a href="licences.txt">{t('lobby-licences')}</a>
        </footer>
      )}
      {furnishing.value && (
        <House
          game={furnishing.value}
          house={houseOf(furnishing.value.id)}
          settings={settings.value}
          word={word.value}
          onChange={keepHouse}
          onSet={set}
          onWord={chooseWord}
          onPlay={play}
          onClose={() => (furnishing.value = null)}
        />
      )}
      {waitingRoom.value && games.value && (
        <NewTable
          games={games.value}
          houseOf={houseOf}
          name={name.value}
          onMake={gather}
          onClose={() => (waitingRoom.value = false)}
        />
      )}
    </div>
  );
}

/** For new players: the game to begin with, why, and its lesson. */
function Newcomer({ game, ready, onLearn }: { game: string; ready: boolean; onLearn: () => void }) {
  const name = t(`game-${game}`);
  return (
    <p class="newcomer">
      <span>
        <strong>{t('first-title', { game: name })}</strong> {t(`game-${game}.first`)}
      </span>
      <Button icon="rules" disabled={!ready} onClick={onLearn} text={t('first-go', { game: name })} />
    </p>
  );
}
