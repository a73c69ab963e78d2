/** A table before its match, in words. */

import type { WaitingRoomEventInfo, WaitingRoomSnapshot } from '../messages.ts';
import { isHost } from '../logic/waitingRoom.ts';
import { unnamed, unnamedLabel, type Other } from './people.ts';
import { addressed, t } from './texts.ts';

export const guestName = (view: WaitingRoomSnapshot, number: number | null): string => {
  const guest = view.guests.find((entry) => entry.number === number);
  return guest?.name || unnamedLabel(guest?.you ?? false, number ?? 0);
};

export const otherGuests = (view: WaitingRoomSnapshot): Other[] =>
  view.guests.filter((guest) => !guest.you).map(({ number }) => ({ guest: number, name: guestName(view, number) }));

export const tableOf = (view: WaitingRoomSnapshot): string =>
  t(isHost(view) ? 'gather-of.yours' : 'gather-of', { who: guestName(view, view.host) });

/** The host's own name; empty where none is known. */
export const hostName = (view: WaitingRoomSnapshot): string =>
  view.guests.find((guest) => guest.number === view.host)?.name ?? '';

const TEXTS: Partial<Record<WaitingRoomEventInfo['what'], string>> = {
  joined: 'gather-came',
  sat: 'gather-sat',
  stood: 'gather-stood',
  bot: 'gather-bot-sat',
  'no-bot': 'gather-bot-went',
  swapped: 'gather-swapped',
  admitted: 'gather-let-in',
  configured: 'gather-laid',
  kicked: 'gather-kicked',
  departed: 'gather-went',
  'host-changed': 'gather-hosts',
};
const BY_HOST: readonly WaitingRoomEventInfo['what'][] = ['configured', 'kicked'];

/** What has happened, in words; empty if that is nothing to speak of. */
export function waitingRoomSentence(view: WaitingRoomSnapshot, event: WaitingRoomEventInfo): string {
  const text = TEXTS[event.what];
  const mine = view.guests.some((guest) => guest.you && guest.number === event.guest);
  const yours = BY_HOST.includes(event.what) ? isHost(view) : mine;
  const who = event.name || unnamed(false, event.guest ?? 0);
  return text ? addressed(text, yours, { who, place: (event.place ?? 0) + 1 }) : '';
}
