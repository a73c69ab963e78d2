/**
 * A deal that is over, or a lesson, as the table shows it: whose hands are seen, and what each seat has said and
 * taken.
 */

import type { Step, WorkedDeal } from '../http.ts';
import { sideOf, spokenTo } from '../i18n/people.ts';
import { listed } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { bySuit, type HandState } from '../logic/hand.ts';
import { columnsOf, nextAt } from '../logic/deal.ts';
import { placeOf } from '../logic/layout.ts';
import type { TrickState } from '../logic/table.ts';
import type { AccountState } from './Account.tsx';
import type { SeatState } from './seats.ts';

/** Whose hands are shown: as one's own seat saw it, or all. */
export type Eyes = 'mine' | 'all';

export interface OpenDeal {
  deal: WorkedDeal;
  step: Step;
  own: number;
  /** The seat whose hand lies large below the table: one's own, but where one plays for everybody. */
  hand: number;
  eyes: Eyes;
  /** The calls so far, each as a sentence, too. */
  said: readonly (readonly [number, string, string])[];
  /** The card to mark in the open hands; empty for none. */
  sought?: string;
  /** Whether an action is awaited at this moment: a trick that was taken is gone then. */
  asking?: boolean;
  /** The reader's name, where the deal has none for them. */
  ownName?: string;
}

export function seatOfDeal(open: OpenDeal, seat: number): SeatState {
  const { deal, step, own, hand, eyes, said, sought = '', ownName } = open;
  const name = spokenTo(deal.names, deal.reader)[seat]!;
  const playing = step.won.some((tricks) => tricks > 0) || step.trick.length > 0;
  const calls = said.filter(([who]) => who === seat);
  // What was announced still matters while cards are played; bids are beside the tricks.
  const call = calls.findLast(([, action]) => !playing || /^(clique|count|rank):/.test(action))?.[1] ?? null;
  const bid = calls.at(-1)?.[1].match(/^bid:(\d+)$/)?.[1];
  return {
    seat,
    name,
    side: deal.partners && (seat + own) % 2 ? 1 : 0,
    letter: (deal.names[seat] === t('lobby-nobody') ? (ownName ?? '') : deal.names[seat]!).charAt(0),
    bot: '',
    place: placeOf(seat, own, deal.clockwise),
    standsIn: '',
    mood: deal.bots[seat] ? 'calm' : null,
    mate: deal.partners && deal.reader !== null && seat === (deal.reader + 2) % 4 ? t('at-partner') : '',
    away: false,
    gone: false,
    turn: step.turn === seat,
    own: seat === own,
    dealer: deal.dealer === seat,
    deal: {
      won: step.won.some(Boolean) || (playing && bid !== undefined) ? step.won[seat]! : null,
      bid: bid === undefined ? null : Number(bid),
      score: deal.team_scores || !deal.scores.some(Boolean) ? null : deal.scores[seat]!,
      points: null,
      taken: [],
      held: seat === hand ? 0 : step.hands[seat]!.length,
      open: eyes === 'all' && seat !== hand ? bySuit(step.hands[seat]!, deal.steps[0]!.hands[seat]!) : null,
      sought,
      shown: shownOf(step.hands[seat]!),
      call,
      calls: said.length,
    },
    clock: null,
  };
}

/** The card that lies open among hidden ones; null where there is none, or where the hand is known. */
function shownOf(hand: readonly string[]): string | null {
  return hand.includes('') ? (hand.find((card) => card !== '') ?? null) : null;
}

/** The hand that lies large: with `legal`, one may play from it. */
export function handOfDeal({ deal, step, hand }: OpenDeal, legal: readonly string[]): HandState {
  const dealt = deal.steps[0]!.hands[hand]!;
  return {
    cards: bySuit(step.hands[hand]!, dealt),
    own: true,
    mine: legal.length > 0,
    playing: step.legal.length > 0 && step.turn === hand,
    legal: legal.length > 0 ? legal : step.legal,
    open: null,
  };
}

export function trickOfDeal({ step, asking = false, sought = '' }: OpenDeal): TrickState & { marked: string } {
  if (asking && step.winner !== null) return { leader: step.turn ?? step.leader, cards: [], winner: null, marked: '' };
  return { leader: step.leader, cards: step.trick, winner: step.winner, marked: sought && step.action };
}

export function accountOfDeal(deal: WorkedDeal): AccountState {
  const order = columnsOf(deal);
  const named = (column: number): string => {
    if (!deal.team_scores) return spokenTo(deal.names, deal.reader)[column]!;
    if (deal.reader !== null) return t(column === sideOf(deal.reader) ? 'sheet-us' : 'sheet-them');
    return listed([deal.names[column]!, deal.names[column + 2]!], 'and');
  };
  return {
    game: deal.game,
    names: deal.names,
    reader: deal.reader,
    lines: deal.account,
    columns: order,
    headings: order.map(named),
    points: deal.points,
    totals: null,
  };
}

/** Whether a complete trick is on the table, with the player who took it. */
export const isTaken = (open: OpenDeal): boolean =>
  trickOfDeal(open).winner !== null && nextAt(open.step).kind !== 'end';

/** The place in a walk through a deal, in words: a complete trick stays for a moment, with the player who took it. */
export function walkName(open: OpenDeal): string {
  const { deal, step, own } = open;
  const { winner } = trickOfDeal(open);
  if (winner === null || !isTaken(open)) return momentName(deal, step, own);
  const trick = step.won.reduce((sum, tricks) => sum + tricks, 0);
  const yours = winner === (deal.reader ?? own);
  return t(yours ? 'strip-taken.yours' : 'strip-taken', { trick, who: deal.names[winner]! });
}

/** Who acts at a moment, by name, and by what; empty for one's own action and at the end. */
export function whoseOf({ names }: WorkedDeal, step: Step, own: number): { who: string; kind: string } {
  const { kind, seat } = nextAt(step);
  return kind === 'end' || seat === own ? { who: '', kind: '' } : { who: names[seat!]!, kind };
}

/** Where one stands in a deal, in words: "trick 3, before your card". */
export function momentName(deal: WorkedDeal, step: Step, own: number): string {
  const { kind, seat, trick } = nextAt(step);
  if (kind === 'end') return t('strip-at-end');
  const yours = seat === (deal.reader ?? own);
  const params = { trick, who: yours ? '' : deal.names[seat!]! };
  const whose = yours ? 'own' : 'other';
  return kind === 'card' ? t(`strip-card-${whose}`, params) : t(`strip-call-${whose}`, params);
}
