/** A table before its match, and one that is closed to this reader. */

import { signal } from '@preact/signals';
import type { WaitingRoomSnapshot, Refusal } from '../messages.ts';
import { luckFor, saw } from './seals.ts';

export const waitingRoom = signal<WaitingRoomSnapshot | null>(null);
/** What was refused last, until something happens; and why this table is closed to who looks at it. */
export const refused = signal<Refusal | null>(null);
export const turnedAway = signal<Refusal | null>(null);
/** The open table where one has said in the lobby that one takes a seat; empty where nowhere, or once it is taken. */
export const seatWanted = signal('');

/** The finished table whose players are to play again, until it is on the screen; empty for none. */
export const rematchWanted = signal('');

/** The table to which one is taken along to look on, until one asks for a seat there; empty where none. */
export const watching = signal('');

/**
 * The device's own share in the shuffle of a table, made once the table's seal is known; null where it is given
 * already.
 */
export function ownLuck(view: WaitingRoomSnapshot): string | null {
  saw(view.table, view.commitment);
  const me = view.guests.find((guest) => guest.you);
  return !me || me.contributed ? null : luckFor(view.table, view.commitment);
}
