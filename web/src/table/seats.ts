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
  /** 0 for the reader's own side, 1 for the other; one for all where nobody has a partner. */
  side: 0 | 1;
  /** The first letter of their own name; empty if it is unknown. */
  letter: string;
  /** The bot that plays there, by its name; empty for a person. */
  bot: string;
  /** The sentence that a bot stands in for a person; empty for any other seat. */
  standsIn: string;
  /** Whose partner sits here; empty where nobody's does, or where another seat tells it. */
  mate: string;
  /** How a bot that sits here takes what has just happened; null for a person. */
  mood: Mood | null;
  away: boolean;
  /** A person who is not connected, while no bot plays for them yet. */
  gone: boolean;
  turn: boolean;
  own: boolean;
  dealer: boolean;
  /** What a deal shows of it; null where none is dealt. */
  deal: SeatDeal | null;
  clock: ClockState | null;
}

export interface SeatDeal {
  /** Tricks taken; null before the first card. */
  won: number | null;
  bid: number | null;
  /** Null for a deal by itself, before the first score, and if partners share one. */
  score: number | null;
  /** Points of this deal so far; null if none count before its end, or if partners share them. */
  points: number | null;
  /** Cards taken that this deal counts. */
  taken: readonly string[];
  held: number;
  /** The cards that the seat holds, where all of them are shown; null where they are hidden. */
  open: readonly string[] | null;
  /** The card to mark among them. */
  sought?: string;
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
    side: view.partners && (seat + (view.seat ?? 0)) % 2 ? 1 : 0,
    name: labelsOf(view)[seat]!,
    letter: ((player?.person && player.name) || labelsOf(view)[seat]!).charAt(0),
    bot,
    place: placeOf(seat, view.seat, view.clockwise),
    standsIn: bot && player?.person ? t('away-for', { bot, who: namesOf(view)[seat]! }) : '',
    mate: mateOf(view, seat),
    mood: player && !player.person ? mood : null,
    away: !!player?.away,
    gone: !!player?.person && !player.away && !player.here && !view.result,
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

/** The mark of one's own partner; a watcher sees everybody's. */
function mateOf(view: Snapshot, seat: number): string {
  if (!view.partners) return '';
  if (view.seat === null) return t('at-with', { who: namesOf(view)[(seat + 2) % 4]! });
  return seat === (view.seat + 2) % 4 ? t('at-partner') : '';
}

/** The scores of the players, or of both sides, before the deal in progress. */
export const scoresBefore = (view: Snapshot): readonly number[] => view.rows.at(-1)?.totals ?? view.deal?.scores ?? [];

/** What the deal in progress has brought a player or a side; null if nothing counts before its end. */
export const pointsSoFar = ({ deal }: Snapshot, scored: number): number | null =>
  deal?.stage === 'play' ? (deal.moment?.points?.[scored] ?? null) : null;

/** What is shown of a seat but its hand and its calls. */
function scoresOf(view: Snapshot, seat: number): Omit<SeatDeal, 'held' | 'call' | 'calls'> {
  const deal = view.deal!;
  const scores = view.team_scores ? [] : scoresBefore(view);
  const bids = bidsOf(view);
  return {
    won: deal.stage === 'play' || deal.won.some(Boolean) ? deal.won[seat]! : null,
    bid: bids?.bids[seat] ?? null,
    score: scores.some(Boolean) ? scores[seat]! : null,
    points: view.team_scores ? null : pointsSoFar(view, seat),
    taken: deal.taken[seat] ?? [],
    open: null,
    shown: faceUpOf(deal, seat),
  };
}
