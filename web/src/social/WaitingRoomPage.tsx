import '../styles/house.css';
import '../styles/friends.css';
import '../styles/proof.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { guestName, hostName, otherGuests, tableOf } from '../i18n/waitingRoom.ts';
import { botTitle, unnamed } from '../i18n/people.ts';
import { unbroken, t } from '../i18n/texts.ts';
import { WaitingRoomSeal } from '../proof/Seal.tsx';
import { go } from '../route.ts';
import { chatState } from '../stores/chat.ts';
import { busy, line, send, sendBeside } from '../stores/table.ts';
import { Connection } from '../table/Connection.tsx';
import { lazy } from '../ui/lazy.tsx';
import { CommonWindows } from '../CommonWindows.tsx';
import { close, opened } from '../stores/route.ts';
import { refusal } from '../i18n/sentences.ts';
import { capital } from '../i18n/words.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { Invite } from './Invite.tsx';
import { FullConditions, HouseRules } from './Conditions.tsx';
import { HostActions, Places } from './Places.tsx';
import { RoomTerms } from './RoomTerms.tsx';
import { Watched } from './Watched.tsx';
import { chooseName, loadMe, name, putName } from '../stores/me.ts';
import { chooseWord, luckFor, word } from '../stores/seals.ts';
import { freePlaces, isHost } from '../logic/waitingRoom.ts';
import { refused, seatWanted, watching } from '../stores/waitingRoom.ts';
import { site } from '../stores/site.ts';
import { watchers } from '../stores/receive.ts';
import { useBeginning } from '../ui/focus.ts';
import { useTitle, Section, Button, Failure, LinkButton } from '../ui/elements.tsx';
import { Form, Menu, PERSON, TextInput } from '../ui/Form.tsx';
import type { Send } from '../logic/requests.ts';
import { LEVELS } from '../logic/settings.ts';

const OpenSwitch = lazy(() => import('./OpenSwitch.tsx'), 'OpenSwitch', 'part', 'strangers');

/** A table before its match: who is here, where they sit, and how more of them come. */
export function WaitingRoomPage({ view }: { view: WaitingRoomSnapshot }) {
  const addWord = (text: string) => {
    chooseWord(text);
    // This waits for no other request.
    sendBeside({ type: 'contribute', contribution: luckFor(view.table, view.commitment) });
    return word.value;
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view.guest !== null) seatWanted.value = '';
  }, [view.guest]);
  useTitle(tableOf(view));
  useBeginning(box, ['#own-name', 'h1']);
  const guest = view.guest !== null;
  return (
    <div class="lobby waiting-room gap-3" ref={box} data-version={view.version}>
      <header class="top">
        <LinkButton quiet class="icon" href="#/" label={t('ui-home')} icon="home" />
        <div class="grow shrink">
          <h1>{tableOf(view)}</h1>
          {view.previous && <small class="pale">{t('gather-follows')}</small>}
        </div>
        {guest && (
          <Button quiet class="icon" label={t('gather-leave')} title={t('gather-leave')} icon="out" onClick={leave} />
        )}
        <Button
          quiet
          class="icon"
          label={t('ui-settings')}
          icon="settings"
          onClick={() => (opened.value = 'settings')}
        />
        <Button quiet class="icon" label={t('ui-help')} icon="help" onClick={() => (opened.value = 'help')} />
      </header>
      <main class="column gap-3">
        {!guest && <div class="next-step">{watching.value === view.table ? <Watching /> : <Join view={view} />}</div>}
        <RoomTerms view={view} busy={busy.value} send={send} beside={sendBeside} />
        <Connection line={line.value} />
        <Failure text={refused.value && capital(refusal(refused.value.reason, []))} />
        <div class="parts">
          <div class="part stack packed gap-3">
            <Places view={view} send={sendBeside} />
            <Watched text={watchers.value.count > 0 && t('gather-looks', { count: watchers.value.count })} />
            <Standing view={view} />
            <SentAway view={view} />
          </div>
          {guest && (
            <div class="meet column gap-4">
              <Invite view={view} />
              {view.conditions.chat && (
                <ChatPanel
                  chat={chatState()}
                  send={sendBeside}
                  people={otherGuests(view)}
                  host={isHost(view)}
                  brief
                  reportTo={site.value.reports ? view.table : ''}
                />
              )}
            </div>
          )}
          <div class="part more stack packed">
            {!guest && (
              <>
                <HouseRules view={view} />
                <FullConditions conditions={view.conditions} mirror={view.mirror} />
              </>
            )}
            {guest && <OpenSwitch view={view} />}
            <WaitingRoomSeal view={view} word={word.value} onWord={addWord} />
          </div>
        </div>
      </main>
      {guest && (
        <footer class="next-step">
          <Start view={view} send={sendBeside} />
        </footer>
      )}
      <CommonWindows onClose={close} />
    </div>
  );
}

function Join({ view }: { view: WaitingRoomSnapshot }) {
  const typed = useSignal<string | null>(null);
  useEffect(() => void loadMe().catch(() => undefined), []);
  useEffect(() => {
    // Who has said in the lobby that they sit down here is asked nothing more.
    if (seatWanted.value !== view.table) return;
    seatWanted.value = '';
    void join();
  }, []);
  const join = async () => {
    // Who joins before the server has told their name keeps it.
    if (typed.value === null) await loadMe().catch(() => undefined);
    chooseName(typed.value ?? name.value);
    await putName();
    send({ type: 'join' });
  };
  return (
    <Form class="join panel stack" onSubmit={join}>
      <p>
        {t(hostName(view) ? 'gather-invited' : 'gather-invited-plain', {
          who: hostName(view),
          game: unbroken(t(`game-${view.game}`)),
        })}
        <small class="block">
          {t(`game-${view.game}.aim`)}{' '}
          {t(view.preset === 'short' ? `preset-${view.game}-short.text` : `game-${view.game}.length`)}
        </small>
      </p>
      <label class="pale" for="own-name">
        <small>{t('gather-name')}</small>
        <TextInput
          id="own-name"
          {...PERSON}
          value={typed.value ?? name.value}
          onText={(text) => (typed.value = text)}
        />
      </label>
      <Button type="submit" primary disabled={busy.value} icon="play" text={t('gather-join')} />
    </Form>
  );
}

/** For somebody who is taken along to look on: a name is asked for once they want to play. */
function Watching() {
  return (
    <>
      <p role="status">{t('gather-watching')}</p>
      <Button icon="play" text={t('gather-watching-join')} onClick={() => (watching.value = '')} />
    </>
  );
}

function leave(): void {
  sendBeside({ type: 'depart' }); // nobody stays behind because an answer was still awaited
  setTimeout(() => go('#/'), 150);
}

function Standing({ view }: { view: WaitingRoomSnapshot }) {
  const standing = view.guests.filter((guest) => !view.places.some((place) => place.guest === guest.number));
  const free = view.places.findIndex((place) => place.guest === null && place.bot === null);
  if (!standing.length) return null;
  return (
    <Section id="without" title={t('gather-standing')} class="standing-guests">
      <ul>
        {standing.map(({ number, name, you }) => (
          <li class="entry" key={number}>
            <span>
              <bdi translate={false}>{guestName(view, number)}</bdi>
              {you && name && ` (${t('gather-you')})`}
            </span>
            {you && free >= 0 && (
              <Button text={t('gather-take')} onClick={() => sendBeside({ type: 'sit', place: free })} />
            )}
            {isHost(view) && !you && (
              <span class="place-actions row wrap gap-3">
                <HostActions view={view} guest={number} send={sendBeside} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Guests whom the host has sent away, and may let in again. */
function SentAway({ view }: { view: WaitingRoomSnapshot }) {
  const guests = view.kicked.map(({ number, name }) => ({ number, who: name || unnamed(false, number) }));
  if (!guests.length) return null;
  return (
    <Section id="sent-away" title={t('gather-sent-away')} class="standing-guests">
      <p class="note">{t('gather-sent-away-text')}</p>
      <ul>
        {guests.map(({ number, who }) => (
          <li class="entry" key={number}>
            <bdi translate={false}>{who}</bdi>
            <Button text={t('gather-admit', { who })} onClick={() => sendBeside({ type: 'admit', guest: number })} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Start the match, after a bot has taken each free place. */
function start(view: WaitingRoomSnapshot, bot: string, send: Send): void {
  view.places.forEach(
    (holder, place) => holder.guest === null && holder.bot === null && send({ type: 'bot', place, bot }),
  );
  send({ type: 'start' });
}

/** What a guest waits for; the host starts the match here. `send` sends whatever answer is still awaited. */
function Start({ view, send }: { view: WaitingRoomSnapshot; send: Send }) {
  const level = useSignal(view.conditions.stand_in);
  const free = freePlaces(view);
  const host = isHost(view);
  const status = free
    ? t(host ? 'gather-waits' : 'gather-waits-host', { count: free, who: guestName(view, view.host) })
    : host
      ? t('gather-ready')
      : t('gather-host-starts', { who: guestName(view, view.host) });
  return (
    <>
      <p role="status" id="start-told">
        {status}
      </p>
      {host && free > 0 && (
        <Menu
          label={t('gather-level')}
          value={level.value}
          values={[...new Set([...LEVELS, level.value])]}
          text={botTitle}
          onChoose={(bot) => (level.value = bot)}
        />
      )}
      {host && (
        <Button
          primary
          aria-describedby="start-told"
          data-start
          shortcut="n"
          icon="play"
          text={t(free ? 'gather-fill' : 'gather-start')}
          onClick={() => start(view, level.value, send)}
        />
      )}
    </>
  );
}
