/** A deal as one seat saw it at a moment: the rules, its own cards and the actions so far, but no hidden card. Pure. */

import type { WorkedDeal } from '../http.ts';
import type { Snapshot, TableEvent } from '../messages.ts';

/** The keys are those of a record, as far as a record has them. */
export interface Seen {
  game: string;
  /** Those that differ from the game's defaults. */
  options: Readonly<Record<string, string | number>>;
  number: number;
  scores: readonly number[];
  dealer: number;
  /** Null for a spectator. */
  seat: number | null;
  /** By seat, the cards that the viewer saw at the deal: all of the own hand, of others a card dealt face up. */
  hands: readonly (readonly string[])[];
  actions: readonly (readonly [seat: number, action: string])[];
}

/** A deal that is stepped through, after `moment` actions, as a seat saw it. */
export function seenAt(deal: WorkedDeal, moment: number, seat: number): Seen {
  const { game, options, number, scores, dealer, steps } = deal;
  return {
    game,
    options,
    number,
    scores,
    dealer,
    seat,
    hands: steps[0]!.hands.map((hand, other) => (other === seat ? hand : shown(hand))),
    actions: steps.slice(1, moment + 1).flatMap((step) => (step.seat === null ? [] : [[step.seat, step.action]])),
  };
}

/** The cards dealt face up among hidden ones. Where nothing is hidden, the deal is over and all hands are shown. */
const shown = (hand: readonly string[]): string[] => (hand.includes('') ? hand.filter((card) => card !== '') : []);

/** The deal in progress at a table; null before the first one. */
export function seenNow(view: Snapshot, log: readonly TableEvent[]): Seen | null {
  const { game, seat, deal } = view;
  if (!deal) return null;
  const actions = log.flatMap(({ what, seat: who, action }) =>
    (what === 'played' || what === 'said') && who !== null && action !== null ? [[who, action] as const] : [],
  );
  const played = log.flatMap(({ what, seat: who, action }) => (what === 'played' && who === seat ? [action!] : []));
  const faceUp = (other: number): string[] => {
    const card = deal.face_up?.[other] ?? (other === deal.dealer ? deal.turn_up : null);
    return card ? [card] : [];
  };
  return {
    game,
    options: Object.fromEntries(view.changed.map((name) => [name, view.options[name]!])),
    number: deal.number,
    scores: deal.scores,
    dealer: deal.dealer,
    seat,
    hands: [0, 1, 2, 3].map((other) => (other === seat ? [...deal.hand, ...played] : faceUp(other))),
    actions,
  };
}
