import '../styles/house.css';
import '../styles/friends.css';
import '../styles/proof.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../http.ts';
import { fetchGames } from '../api.ts';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { guestName, hostName, otherGuests, tableOf } from '../i18n/waitingRoom.ts';
import { botTitle, unnamed } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import { freePlaces, isHost } from '../logic/waitingRoom.ts';
import { chooseName, loadMe, name, putName } from '../stores/me.ts';
import { WaitingRoomSeal } from '../proof/Seal.tsx';
import { go } from '../route.ts';
import { chatState } from '../stores/chat.ts';
import { busy, line, send, sendBeside } from '../stores/table.ts';
import { Connection } from '../table/Connection.tsx';
import { Failure } from '../ui/Failure.tsx';
import { lazy } from '../ui/lazy.tsx';
import { CommonWindows } from '../CommonWindows.tsx';
import { close, opened } from '../stores/windows.ts';
import { capital, refusal } from '../i18n/sentences.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { ConditionsNote, HouseRules } from './Conditions.tsx';
import { Invite } from './Invite.tsx';
import { HostActions, Places } from './Places.tsx';
import { chooseWord, luckFor, word } from '../stores/seals.ts';
import { houseOf } from '../stores/newMatch.ts';
import { refused, seatWanted, watching } from '../stores/waitingRoom.ts';
import { site } from '../stores/site.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Facts } from '../ui/Facts.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Form, PERSON, TextInput } from '../ui/Form.tsx';
import { Section } from '../ui/Section.tsx';

const OpenSwitch = lazy(() => import('./OpenSwitch.tsx'), 'OpenSwitch', 'part', 'strangers');

/** A table before its match: who is here, where they sit, and how more of them come. */
export function WaitingRoomPage({ view }: { view: WaitingRoomSnapshot }) {
  const addWord = (text: string) => {
    chooseWord(text);
    sendBeside({ type: 'contribute', contribution: luckFor(view.table, view.commitment) }); // heard whatever is still awaited
    return word.value;
  };
  useEffect(() => {
    if (view.guest !== null) seatWanted.value = '';
  }, [view.guest]);
  useTitle(tableOf(view));
  return (
    <div class="lobby waiting-room" data-version={view.version}>
      <header class="top">
        <LinkButton quiet class="icon" href="#/" label={t('ui-home')} icon="home" />
        <span class="grow" />
        <Button
          quiet
          class="icon"
          label={t('ui-settings')}
          icon="settings"
          onClick={() => (opened.value = 'settings')}
        />
        <Button quiet class="icon" label={t('ui-help')} icon="help" onClick={() => (opened.value = 'help')} />
      </header>
      <main>
        <div class="heading">
          <h1>{t(`game-${view.game}`)}</h1>
          <p>
            <Facts facts={[tableOf(view), view.previous && t('gather-follows')]} />
          </p>
          <details class="laid-house">
            <summary>{t('gather-house', { preset: t(`preset-${view.game}-${view.preset}`) })}</summary>
            <HouseRules view={view} />
          </details>
        </div>
        <ConditionsNote view={view} />
        {isHost(view) && <Change view={view} />}
        <Connection line={line.value} />
        <Failure text={refused.value && capital(refusal(refused.value.reason, []))} />
        {view.guest === null && (watching.value === view.table ? <Watching /> : <Join view={view} />)}
        <div class="parts">
          <div class="part">
            <Places view={view} busy={busy.value} send={send} />
            <Standing view={view} />
            <SentAway view={view} />
            {view.guest !== null && <OpenSwitch view={view} />}
            {view.guest !== null && <Start view={view} />}
            <WaitingRoomSeal view={view} word={word.value} onWord={addWord} />
          </div>
          <div class="part">
            {view.guest !== null && <Invite view={view} />}
            {view.guest !== null && view.conditions.chat && (
              <ChatPanel
                chat={chatState()}
                send={sendBeside}
                people={otherGuests(view)}
                host={isHost(view)}
                reportTo={site.value.reports ? view.table : ''}
              />
            )}
          </div>
        </div>
      </main>
      <CommonWindows onClose={close} />
    </div>
  );
}

/** Who has come by the link tells a name, and is in. */
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
    <Form class="join" onSubmit={join}>
      <p>
        {t(hostName(view) ? 'gather-invited' : 'gather-invited-plain', {
          who: hostName(view),
          game: t(`game-${view.game}`),
        })}
      </p>
      <label for="own-name">{t('gather-name')}</label>
      <div class="link">
        <TextInput
          id="own-name"
          {...PERSON}
          value={typed.value ?? name.value}
          onText={(text) => (typed.value = text)}
        />
        <Button type="submit" primary disabled={busy.value} icon="play" text={t('gather-join')} />
      </div>
    </Form>
  );
}

/** For somebody who is taken along to look on: a name is asked for once they want to play. */
function Watching() {
  return (
    <div class="join">
      <p role="status">{t('gather-watching')}</p>
      <Button icon="play" text={t('gather-watching-join')} onClick={() => (watching.value = '')} />
    </div>
  );
}

/** Guests without a place. */
function Standing({ view }: { view: WaitingRoomSnapshot }) {
  const standing = view.guests.filter((guest) => !view.places.some((place) => place.guest === guest.number));
  if (!standing.length) return null;
  return (
    <Section id="without" title={t('gather-standing')} class="standing-guests">
      <ul>
        {standing.map(({ number, name, you }) => (
          <li key={number}>
            <span>
              <bdi translate={false}>{guestName(view, number)}</bdi>
              {you && name && ` (${t('gather-you')})`}
            </span>
            {isHost(view) && !you && (
              <span class="place-actions">
                <HostActions view={view} guest={number} busy={busy.value} send={send} />
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
          <li key={number}>
            <span>{who}</span>
            <Button
              disabled={busy.value}
              text={t('gather-admit', { who })}
              onClick={() => send({ type: 'admit', guest: number })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The host may lay down something else. */
function Change({ view }: { view: WaitingRoomSnapshot }) {
  const games = useSignal<GameInfo[] | null>(null);
  const open = () =>
    void fetchGames().then(
      (all) => (games.value = all),
      () => undefined,
    );
  return (
    <>
      <p class="change">
        <Button quiet icon="settings" text={t('gather-change')} onClick={open} />
      </p>
      {games.value && (
        <ChangeTable
          houseOf={houseOf}
          games={games.value}
          view={view}
          busy={busy.value}
          send={send}
          onClose={() => (games.value = null)}
        />
      )}
    </>
  );
}

function leave(): void {
  sendBeside({ type: 'depart' }); // nobody stays behind because an answer was still awaited
  setTimeout(() => go('#/'), 150);
}

/** A bot for each free place: the one that also stands in for who is away. */
function fill(view: WaitingRoomSnapshot): void {
  view.places.forEach(
    (holder, place) =>
      holder.guest === null && holder.bot === null && sendBeside({ type: 'bot', place, bot: view.conditions.stand_in }),
  );
}

function Start({ view }: { view: WaitingRoomSnapshot }) {
  const free = freePlaces(view);
  const host = isHost(view);
  const status = free
    ? t(host ? 'gather-waits' : 'gather-waits-host', { count: free, who: guestName(view, view.host) })
    : host
      ? t('gather-ready')
      : t('gather-host-starts', { who: guestName(view, view.host) });
  return (
    <div class="start">
      <p role="status" id="start-told">
        {status}
      </p>
      <div class="doors">
        {host && free > 0 && (
          <Button
            disabled={busy.value}
            data-fill
            icon="friends"
            text={t('gather-fill', { count: free, bot: botTitle(view.conditions.stand_in) })}
            onClick={() => fill(view)}
          />
        )}
        {host && (
          <Button
            primary
            disabled={free > 0 || busy.value}
            aria-describedby="start-told"
            data-start
            icon="play"
            text={t('gather-start')}
            onClick={() => send({ type: 'start' })}
          />
        )}
        <Button quiet icon="out" text={t('gather-leave')} onClick={leave} />
      </div>
    </div>
  );
}
