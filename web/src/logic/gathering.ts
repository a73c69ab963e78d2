/** A table before its match. Pure. */

import type { GatheringSnapshot } from '../messages.ts';

export const isHost = (view: GatheringSnapshot): boolean => view.guest !== null && view.guest === view.host;
export const freePlaces = (view: GatheringSnapshot): number =>
  view.places.filter((place) => place.guest === null && place.bot === null).length;
