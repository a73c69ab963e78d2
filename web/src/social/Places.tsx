import { useSignal } from '@preact/signals';
import type { WaitingRoomSnapshot, PlaceInfo } from '../messages.ts';
import { guestName } from '../i18n/waitingRoom.ts';
import { apart, t } from '../i18n/texts.ts';
import { isHost } from '../logic/waitingRoom.ts';
import { placeOf } from '../logic/layout.ts';
import { botBeside, botName, botTitle } from '../i18n/people.ts';
import { BotFace } from '../cards/BotFace.tsx';
import { LEVELS } from '../logic/settings.ts';
import type { NewRequest, Send } from '../logic/requests.ts';
import { Facts, Section, Sure, Button, Icon, classNames } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface RoomProps {
  view: WaitingRoomSnapshot;
  /** Sends whatever answer is still awaited: a button that waited for one would lose the focus. */
  send: Send;
}

const guestAt = (view: WaitingRoomSnapshot, { guest }: PlaceInfo) => view.guests.find(({ number }) => number === guest);

/** The name that a bot will have in the match; empty where seats are drawn, or nobody sits. */
function botAt({ places, conditions, clockwise }: WaitingRoomSnapshot, place: number): string {
  const own = places.findIndex(({ guest }) => guest !== null);
  return own < 0 || conditions.seats !== 'chosen' ? '' : botBeside(own, place, clockwise);
}

function holderName(view: WaitingRoomSnapshot, place: number): string {
  const { guest, bot } = view.places[place]!;
  return guest !== null
    ? guestName(view, guest)
    : bot
      ? botName(botAt(view, place)) || botTitle(bot)
      : t('gather-place', { number: place + 1 });
}

/** Four places round a table; each one that the reader may change opens its actions. */
export function Places({ view, send }: RoomProps) {
  const opened = useSignal<number | null>(null);
  const chosen = view.conditions.seats === 'chosen';
  const mine = view.places.findIndex((place) => place.guest !== null && place.guest === view.guest);
  const note = chosen ? view.partners && t('gather-opposite') : t('gather-drawn');
  const press = (place: number) => {
    const { guest, bot } = view.places[place]!;
    if (isHost(view) || guest !== null || bot) opened.value = place;
    else send({ type: 'sit', place });
  };
  return (
    <Section id="places" title={t('gather-places')} class="places">
      <div class={classNames('places-around stack', view.partners && chosen && 'pairs')}>
        <ol dir="ltr">
          {view.places.map(({ guest, bot }, place) => {
            const free = guest === null && !bot;
            const open = isHost(view) || (view.guest !== null && (place === mine || (free && chosen)));
            const partner = view.partners && chosen && mine >= 0 && place === (mine + 2) % 4;
            const holder = <Holder view={view} place={place} sits={open && free && !isHost(view)} partner={partner} />;
            return (
              <li
                key={place}
                class={`stack shrink at-${placeOf(place, Math.max(mine, 0), view.clockwise)} side-${place % 2}`}
                data-place={place}
              >
                {open ? (
                  <Button
                    class="place panel stack shrink full"
                    aria-haspopup={isHost(view) || !free ? 'dialog' : undefined}
                    text={holder}
                    onClick={() => press(place)}
                  />
                ) : (
                  <div class="place panel stack shrink full">{holder}</div>
                )}
              </li>
            );
          })}
        </ol>
        <p class="cloth">{note || <span aria-hidden="true">♠ ♥ ♣ ♦</span>}</p>
      </div>
      {opened.value !== null && (
        <PlaceDialog view={view} place={opened.value} send={send} onClose={() => (opened.value = null)} />
      )}
    </Section>
  );
}

interface HolderProps {
  view: WaitingRoomSnapshot;
  place: number;
  /** A press on the free place takes it. */
  sits: boolean;
  partner: boolean;
}

function Holder({ view, place, sits, partner }: HolderProps) {
  const holder = view.places[place]!;
  const guest = guestAt(view, holder);
  const name = guest && guestName(view, guest.number);
  const bot = holder.bot && botAt(view, place);
  const facts = guest
    ? [
        guest.you && !!guest.name && t('gather-you'),
        guest.number === view.host && t('gather-host'),
        !guest.here && t('gather-gone'),
      ]
    : [!!bot && botTitle(holder.bot), !!holder.bot && t('gather-bot')];
  if (partner) facts.push(t('at-partner'));
  return (
    <span
      class={classNames('holder stack text-center shrink', guest ? !guest.here && 'gone' : holder.bot ? 'bot' : 'free')}
    >
      <span class="unseen">{t('gather-place', { number: place + 1 })}: </span>
      <span class="face-of" aria-hidden="true">
        {name ? (
          name.charAt(0)
        ) : bot ? (
          <BotFace name={bot} mood="calm" />
        ) : holder.bot ? (
          <Icon name="bot" />
        ) : (
          place + 1
        )}
      </span>
      <strong>
        {name ? (
          <bdi translate={false}>{name}</bdi>
        ) : holder.bot ? (
          holderName(view, place)
        ) : (
          t(sits ? 'gather-sit' : 'gather-free')
        )}
      </strong>
      <small>
        <Facts facts={facts} />
      </small>
    </span>
  );
}

function PlaceDialog({ view, place, send, onClose }: RoomProps & { place: number; onClose: () => void }) {
  const holder = view.places[place]!;
  const guest = guestAt(view, holder);
  const chosen = view.conditions.seats === 'chosen';
  const go = (request: NewRequest) => void (send(request) && onClose());
  return (
    <Dialog title={apart(holderName(view, place))} onClose={onClose}>
      <div class="place-actions row wrap gap-3">
        {guest?.you && <Button text={t('gather-stand')} onClick={() => go({ type: 'sit', place: null })} />}
        {!guest && !holder.bot && chosen && (
          <Button text={t('gather-sit')} onClick={() => go({ type: 'sit', place })} />
        )}
        {guest && !guest.you && isHost(view) && (
          <HostActions view={view} guest={guest.number} send={send} onDone={onClose} />
        )}
      </div>
      {isHost(view) && !guest?.here && (
        <fieldset class="place-actions row wrap gap-3">
          <legend>{t('gather-put-bot')}</legend>
          {LEVELS.map((bot) => (
            <Button
              key={bot}
              aria-pressed={bot === holder.bot}
              text={botTitle(bot)}
              onClick={() => go({ type: 'bot', place, bot })}
            />
          ))}
          {holder.bot && <Button text={t('gather-no-bot')} onClick={() => go({ type: 'bot', place, bot: null })} />}
        </fieldset>
      )}
      {isHost(view) && chosen && (
        <fieldset class="place-actions row wrap gap-3">
          <legend>{t('gather-swap')}</legend>
          {[1, 2, 3].map((step) => {
            const other = (place + step) % 4;
            return (
              <Button
                key={other}
                text={apart(holderName(view, other))}
                unseen={view.places[other]!.bot ? t('gather-place', { number: other + 1 }) : undefined}
                onClick={() => go({ type: 'swap', place, other })}
              />
            );
          })}
        </fieldset>
      )}
    </Dialog>
  );
}

interface HostActionsProps extends RoomProps {
  guest: number;
  onDone?: () => void;
}

/** What the host may do about another guest: hand the table over to them, or send them away. */
export function HostActions({ view, guest, send, onDone }: HostActionsProps) {
  const who = guestName(view, guest);
  const go = (request: NewRequest) => void (send(request) && onDone?.());
  return (
    <>
      <Sure label={t('gather-hand-over', { who })} onSure={() => go({ type: 'hand-over', guest })} />
      <Sure label={t('gather-kick', { who })} onSure={() => go({ type: 'kick', guest })} />
    </>
  );
}
