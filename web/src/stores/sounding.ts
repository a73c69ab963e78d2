/** What of a table's updates is heard. */

import { isMine, type Table } from '../logic/table.ts';
import type { WaitingRoomSnapshot, Update } from '../messages.ts';
import { sound } from '../ui/sounds.ts';

/** Cards and tricks fall, words and people knock, and one's own turn rings. */
export function soundOf(before: Table | null, after: Table, message: Update): void {
  if (message.type !== 'event') return;
  const happened = new Set(message.events.map((event) => event.what));
  if (happened.has('played')) sound('card');
  if (happened.has('taken')) sound('trick');
  if (happened.has('said') || happened.has('left') || happened.has('returned') || happened.has('time-over'))
    sound('knock');
  const acted = happened.has('played') || happened.has('said') || happened.has('dealt');
  if (isMine(after.view) && (acted || !before || !isMine(before.view))) sound('turn');
}

/** Somebody knocks at the door. */
export function soundOfWaitingRoom(message: WaitingRoomSnapshot): void {
  if (message.event?.what === 'joined' && message.event.guest !== message.guest) sound('knock');
}
