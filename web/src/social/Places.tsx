import { useSignal } from '@preact/signals';
import type { WaitingRoomSnapshot, PlaceInfo } from '../messages.ts';
import { guestName } from '../i18n/waitingRoom.ts';
import { t } from '../i18n/texts.ts';
import { isHost } from '../logic/waitingRoom.ts';
import { placeOf } from '../logic/layout.ts';
import { botTitle } from '../i18n/people.ts';
import { LEVELS } from '../logic/settings.ts';
import type { Sending } from '../logic/requests.ts';
import { Sure } from '../ui/Sure.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Section } from '../ui/Section.tsx';

/** Four places round a table: who sits there, and what may be done about it. */
export function Places({ view, busy, send }: { view: WaitingRoomSnapshot } & Sending) {
  const swapping = useSignal<number | null>(null);
  const myPlace = view.places.findIndex((place) => place.guest !== null && place.guest === view.guest);
  const swap = (place: number) => {
    if (swapping.value === null) swapping.value = place;
    else {
      // Where an answer is still awaited the choice stands, to be made again.
      if (swapping.value === place || send({ type: 'swap', place: swapping.value, other: place }))
        swapping.value = null;
    }
  };
  return (
    <Section id="places" title={t('gather-places')} class="places">
      <p class="note">
        {swapping.value !== null
          ? t('gather-swap-now')
          : [view.partners && t('gather-opposite'), view.conditions.seats === 'drawn' && t('gather-drawn')]
              .filter(Boolean)
              .join(' ')}
      </p>
      <ol class="places-around" dir="ltr">
        {[0, 1, 2, 3].map((step) => {
          const place = (Math.max(myPlace, 0) + step) % 4;
          const shown = { view, place, holder: view.places[place]! };
          return (
            <li
              key={place}
              class={`place at-${placeOf(place, Math.max(myPlace, 0), view.clockwise)} side-${place % 2}`}
              data-place={place}
            >
              <Holder {...shown} />
              <div class="place-actions">
                <PlaceActions {...shown} busy={busy} send={send} />
                {isHost(view) && (
                  <Button
                    quiet
                    class="icon"
                    aria-pressed={swapping.value === place}
                    disabled={busy}
                    label={
                      swapping.value === null || swapping.value === place
                        ? t('gather-swap', { number: place + 1 })
                        : t('gather-swap-with', { number: place + 1 })
                    }
                    icon="swap"
                    onClick={() => swap(place)}
                  />
                )}
              </div>
            </li>
          );
        })}
        <li class="cloth" role="presentation" aria-hidden="true">
          ♠ ♥<br />♣ ♦
        </li>
      </ol>
    </Section>
  );
}

interface PlaceProps {
  view: WaitingRoomSnapshot;
  place: number;
  holder: PlaceInfo;
}

function Holder({ view, place, holder }: PlaceProps) {
  const guest = view.guests.find((entry) => entry.number === holder.guest);
  const name = guest && guestName(view, guest.number);
  const facts = guest
    ? [
        guest.you && !!guest.name && t('gather-you'),
        guest.number === view.host && t('gather-host'),
        !guest.here && t('gather-gone'),
      ]
    : [!!holder.bot && t('gather-bot')];
  const state = guest ? !guest.here && 'gone' : holder.bot ? 'bot' : 'free';
  return (
    <p class={classNames('holder', state)}>
      <span class="unseen">{t('gather-place', { number: place + 1 })}: </span>
      <span class={classNames('face-of', guest && `side-${place % 2}`)} aria-hidden="true">
        {name ? name.charAt(0) : holder.bot ? '⚙' : place + 1}
      </span>
      <strong>
        {name ? <bdi translate={false}>{name}</bdi> : holder.bot ? botTitle(holder.bot) : t('gather-free')}
      </strong>
      {state !== 'free' && (
        <small>
          <Facts facts={facts} />
        </small>
      )}
    </p>
  );
}

function PlaceActions({ view, place, holder, busy, send }: PlaceProps & Sending) {
  const host = isHost(view);
  const guest = view.guests.find((entry) => entry.number === holder.guest);
  if (guest?.you)
    return <Button quiet disabled={busy} text={t('gather-stand')} onClick={() => send({ type: 'sit', place: null })} />;
  return (
    <>
      {guest && host && <HostActions key={guest.number} view={view} guest={guest.number} busy={busy} send={send} />}
      {!guest && !holder.bot && view.guest !== null && (
        <Button
          disabled={busy}
          text={t('gather-sit')}
          unseen={t('gather-place', { number: place + 1 })}
          onClick={() => send({ type: 'sit', place })}
        />
      )}
      {host && !guest?.here && <BotChoice place={place} bot={holder.bot} busy={busy} send={send} />}
    </>
  );
}

/** What the host may do about another guest: hand the table over to them, or send them away. */
export function HostActions({ view, guest, busy, send }: { view: WaitingRoomSnapshot; guest: number } & Sending) {
  const who = guestName(view, guest);
  return (
    <>
      <Sure
        label={t('gather-hand-over', { who })}
        icon="host"
        busy={busy}
        onSure={() => send({ type: 'hand-over', guest })}
      />
      <Sure label={t('gather-kick', { who })} icon="out" busy={busy} onSure={() => send({ type: 'kick', guest })} />
    </>
  );
}

/** The host puts a bot on a place that is free, or whose guest is not here. */
function BotChoice({ place, bot, busy, send }: { place: number; bot: string | null } & Sending) {
  return (
    <select
      aria-label={t('gather-bot-at', { number: place + 1 })}
      disabled={busy}
      value={bot ?? ''}
      onChange={(event) => send({ type: 'bot', place, bot: event.currentTarget.value || null })}
    >
      <option value="">{bot ? t('gather-no-bot') : t('gather-put-bot')}</option>
      {[...new Set([...LEVELS, ...(bot ? [bot] : [])])].map((level) => (
        <option value={level} selected={level === bot}>
          {botTitle(level)}
        </option>
      ))}
    </select>
  );
}
