/** A table before its match, in words. */

import type { WaitingRoomEventInfo, WaitingRoomSnapshot } from '../messages.ts';
import { isHost } from '../logic/waitingRoom.ts';
import { unnamed, unnamedLabel } from './people.ts';
import { t } from './texts.ts';

export const guestName = (view: WaitingRoomSnapshot, number: number | null): string => {
  const guest = view.guests.find((entry) => entry.number === number);
  return guest?.name || unnamedLabel(guest?.you ?? false, number ?? 0);
};

/** Whose table it is. */
export const tableOf = (view: WaitingRoomSnapshot): string =>
  t(isHost(view) ? 'gather-of.yours' : 'gather-of', { who: guestName(view, view.host) });

/** The host's own name; empty where none is known. */
export const hostName = (view: WaitingRoomSnapshot): string =>
  view.guests.find((guest) => guest.number === view.host)?.name ?? '';

/** What has happened, in words; empty where that is nothing to speak of. */
export function waitingRoomSentence(view: WaitingRoomSnapshot, came: WaitingRoomEventInfo): string {
  const who = came.name || unnamed(false, came.guest ?? 0);
  const place = (came.place ?? 0) + 1;
  const yours = view.guests.some((guest) => guest.you && guest.number === came.guest);
  const host = isHost(view);
  switch (came.what) {
    case 'joined':
      return t(yours ? 'gather-came.yours' : 'gather-came', { who });
    case 'sat':
      return t(yours ? 'gather-sat.yours' : 'gather-sat', { who, place });
    case 'stood':
      return t(yours ? 'gather-stood.yours' : 'gather-stood', { who });
    case 'bot':
      return t('gather-bot-sat', { place });
    case 'no-bot':
      return t('gather-bot-went', { place });
    case 'swapped':
      return t('gather-swapped');
    case 'admitted':
      return t('gather-let-in', { who });
    case 'configured':
      return t(host ? 'gather-laid.yours' : 'gather-laid');
    case 'kicked':
      return t(host ? 'gather-kicked.yours' : 'gather-kicked', { who });
    case 'departed':
      return t('gather-went', { who });
    case 'host-changed':
      return t(yours ? 'gather-hosts.yours' : 'gather-hosts', { who });
    default:
      return '';
  }
}
