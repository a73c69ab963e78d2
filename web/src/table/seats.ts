/** What is shown of a seat, from what its reader knows. */

import type { Mood } from '../logic/mood.ts';
import { botOf, labelsOf, namesOf } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { clockOf, type ClockState } from '../logic/clock.ts';
import { faceUpOf } from '../logic/hand.ts';
import { placeOf, type Place } from '../logic/layout.ts';
import { bidsOf, lastWord } from './calls/talks.ts';

/** A seat as it is shown: who sits there, and all that everybody may see of it. */
export interface SeatState {
  seat: number;
  place: Place;
  name: string;
  /** The bot that plays there, by its name; empty where a person does. */
  bot: string;
  /** Said where the bot stands in for somebody; empty elsewhere. */
  standsIn: string;
  /** Whose partner sits here; empty where nobody's does, or where another seat tells it. */
  mate: string;
  /** How a bot that sits here takes what has just happened; null for a person. */
  mood: Mood | null;
  away: boolean;
  /** A person who is not connected, while no bot plays for them yet. */
  gone: boolean;
  turn: boolean;
  /** It is the reader's own seat. */
  own: boolean;
  dealer: boolean;
  /** What a deal shows of it; null where none is dealt. */
  deal: SeatDeal | null;
  clock: ClockState | null;
}

export interface SeatDeal {
  /** Tricks taken; null before there are any. */
  won: number | null;
  bid: number | null;
  /** Null for a deal by itself. */
  score: number | null;
  /** The score is one of two partners together. */
  shared: boolean;
  /** Points of this deal so far; null where none count before its end. */
  points: number | null;
  /** Cards taken that this deal counts. */
  taken: readonly string[];
  held: number;
  /** The cards that the seat holds, where all of them are shown; null where they are hidden. */
  open: readonly string[] | null;
  /** A card that lies open there. */
  shown: string | null;
  /** The last call of the seat, for as long as it matters; `calls` counts those of the deal. */
  call: string | null;
  calls: number;
}

/**
 * A seat of a table; `at` is when the clocks stood as the view tells them, `counted` the view whose tricks and points
 * are shown: while a trick lies it is the one before its last card.
 */
export function seatOf(
  view: Snapshot,
  seat: number,
  at: number,
  mood: Mood = 'calm',
  counted: Snapshot = view,
): SeatState {
  const { deal } = view;
  const player = view.players[seat];
  const bot = botOf(view, seat);
  return {
    seat,
    name: labelsOf(view)[seat]!,
    bot,
    place: placeOf(seat, view.seat, view.clockwise),
    standsIn: bot && player?.person ? t('away-for', { bot, who: namesOf(view)[seat]! }) : '',
    mate: mateOf(view, seat),
    mood: player && !player.person ? mood : null,
    away: !!player?.away,
    gone: !!player?.person && !player.away && !player.here,
    turn: deal?.turn === seat,
    own: seat === view.seat,
    dealer: deal?.dealer === seat,
    deal: deal && {
      ...scoresOf(counted, seat),
      held: deal.hand_sizes[seat]!,
      call: lastWord(view, seat),
      calls: deal.said.length,
    },
    clock: player?.person ? clockOf(view, seat, at) : null,
  };
}

/** One's partner is named at both seats; a watcher is told of each. */
function mateOf(view: Snapshot, seat: number): string {
  if (!view.partners) return '';
  if (view.seat !== null && seat === (view.seat + 2) % 4) return t('at-partner');
  return view.seat === null || seat === view.seat ? t('at-with', { who: namesOf(view)[(seat + 2) % 4]! }) : '';
}

/** What is shown of a seat but its hand and its calls. */
function scoresOf(view: Snapshot, seat: number): Omit<SeatDeal, 'held' | 'call' | 'calls'> {
  const deal = view.deal!;
  const scored = view.team_scores ? seat % 2 : seat;
  return {
    won: deal.stage === 'calls' && deal.won.every((tricks) => tricks === 0) ? null : deal.won[seat]!,
    bid: bidsOf(view)?.bids[seat] ?? null,
    score: view.rows.at(-1)?.totals[scored] ?? deal.scores[scored] ?? 0,
    shared: view.team_scores,
    points: deal.stage === 'play' ? (deal.moment?.points?.[scored] ?? null) : null,
    taken: deal.taken[seat] ?? [],
    open: null,
    shown: faceUpOf(deal, seat),
  };
}
