/** Where a seat is seen from one's own: oneself at the bottom, the next seat the next in the true direction of play. */

export type Place = 'bottom' | 'left' | 'top' | 'right';

const CLOCKWISE: readonly Place[] = ['bottom', 'left', 'top', 'right'];
const ANTICLOCKWISE: readonly Place[] = ['bottom', 'right', 'top', 'left'];

/** The place of a seat at the table; a watcher (null) looks from seat 0. */
export function placeOf(seat: number, own: number | null, clockwise: boolean): Place {
  return (clockwise ? CLOCKWISE : ANTICLOCKWISE)[(seat - (own ?? 0) + 4) % 4]!;
}

/** The seat that plays `steps` after another. */
export const nextSeat = (seat: number, steps = 1): number => (seat + steps) % 4;

export const playerOf = (leader: number, index: number): number => (leader + index) % 4;

/** True while the dealer's turn-up still lies on the table: until the dealer's first card. */
export function turnUpLies(now: {
  turn_up: string | null;
  won: readonly number[];
  trick: readonly string[];
  leader: number;
  dealer: number;
  stage: string;
}): boolean {
  if (!now.turn_up || now.stage === 'done' || now.won.some((tricks) => tricks > 0)) return false;
  return (now.dealer - now.leader + 4) % 4 >= now.trick.length;
}
