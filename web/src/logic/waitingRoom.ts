/** A table before its match. Pure. */

import type { WaitingRoomSnapshot } from '../messages.ts';

export const isHost = (view: WaitingRoomSnapshot): boolean => view.guest !== null && view.guest === view.host;
export const freePlaces = (view: WaitingRoomSnapshot): number =>
  view.places.filter((place) => place.guest === null && place.bot === null).length;
