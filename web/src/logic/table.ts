/** What the page knows of a table: the last snapshot, moved on by every event since. Pure: messages in, states out. */

import { isBoard } from '../route.ts';
import type {
  EventUpdate,
  TableEvent,
  Hint,
  ReadyChanged,
  Refusal,
  Snapshot,
  Update,
  TakenTrick,
} from '../messages.ts';

export interface Table {
  view: Snapshot;
  /** When the clocks stood as the view tells them, by this device's own clock. */
  at: number;
  /** The trick just taken, which lies for a moment before it is swept. */
  lying: Lying | null;
  /** What happened last, to be spoken and shown; with its version as a mark. */
  news: readonly TableEvent[];
  /** What was said and played in the deal in progress, as the table itself remembers it. */
  log: readonly TableEvent[];
  hint: Hint | null;
  refusal: Refusal | null;
  /** Who is ready for the next deal, while several people are asked; `at` by this device's own clock. */
  ready: (ReadyChanged & { at: number }) | null;
}

/**
 * A trick that lies, and the view of it before its last card: what it brings is counted at the seats once it is swept,
 * so that no plate grows beside it and takes its room.
 */
export type Lying = TakenTrick & { before: Snapshot };

/** How the line to a table is: to a board it also waits for bots that get ready. */
export type LineState =
  'opening' | 'open' | 'silent' | 'readying' | 'broken' | 'closed' | 'too-fast' | 'banned' | 'other-bots';

/** What a message shows that does not follow: something was missed. */
export const GAP = Symbol('gap');

/** A table at which nothing has happened since its snapshot. */
const QUIET = { lying: null, news: [], hint: null, refusal: null, ready: null };

export function reduce(table: Table | null, message: Update): Table | null | typeof GAP {
  switch (message.type) {
    case 'snapshot':
      return { ...QUIET, view: message, at: performance.now(), log: message.log };
    case 'event':
      return table ? moved(table, message) : GAP;
    case 'refusal':
      return table && { ...table, refusal: message };
    case 'hint':
      // A refusal would lie over the hint that was asked for next.
      return table && { ...table, hint: message, refusal: null };
    case 'ready-changed':
      return table && { ...table, ready: { ...message, at: performance.now() } };
    case 'pace-changed':
      return table && { ...table, view: { ...table.view, pace: message.pace } };
    case 'players-changed':
      return table && { ...table, view: { ...table.view, players: message.players } };
    case 'waiting-room':
    case 'watchers-changed':
    case 'chat':
    case 'notice':
      return table;
    case 'pong':
      return table && message.version > table.view.version ? GAP : table;
  }
}

function moved(table: Table, event: EventUpdate): Table | typeof GAP {
  const { view } = table;
  if (event.version <= view.version) return table;
  if (event.version !== view.version + 1) return GAP;
  const rows = event.rows ?? (event.row ? [...view.rows, event.row] : view.rows);
  const taken = event.events.find((what) => what.what === 'taken')?.trick ?? null;
  return {
    view: {
      ...view,
      version: event.version,
      deal: event.deal,
      rows,
      players: event.players ?? view.players,
      result: event.result,
      rematch: event.rematch ?? view.rematch,
      clock: event.clock,
      ...event.hosting,
    },
    at: performance.now(),
    lying:
      (taken && { ...taken, before: view }) ??
      (event.deal?.trick.length || event.events.some((what) => what.what === 'undone' || what.what === 'dealt')
        ? null
        : table.lying),
    news: event.events,
    log: event.log ?? [...(event.events.some((what) => what.what === 'dealt') ? [] : table.log), ...event.events],
    hint: null,
    refusal: null,
    ready: event.deal?.stage === 'done' && !event.hosting?.paused ? table.ready : null,
  };
}

/** A trick as it lies on the table; its winner once it is complete. */
export type TrickState = { leader: number; cards: readonly string[]; winner: number | null };

/** The cards in the middle: the trick under way, or the one that still lies there. */
export function middle(table: Table): TrickState {
  const { deal } = table.view;
  if (deal && deal.trick.length > 0) return { leader: deal.leader, cards: deal.trick, winner: null };
  if (table.lying) return table.lying;
  return { leader: deal?.leader ?? 0, cards: [], winner: null };
}

/** True where other people wait for one: alone among bots nobody needs a stand-in. */
export const hasCompany = (view: Snapshot): boolean =>
  view.seat !== null && view.players.filter((player) => player.person).length > 1;

/** How many deals the match has, where that is known; else 0. */
export const dealsOf = (view: Snapshot): number => view.mirror?.deals ?? view.plan.length;

/**
 * True where hints may be asked for: alone among bots, but at no board that others play, or where the host allows them.
 */
export const mayHint = (view: Snapshot): boolean =>
  view.seat !== null &&
  !isBoard(view.table) &&
  (view.conditions.hints || !(hasCompany(view) || view.conditions.arranged));

/** True if people met for this match: at a table with a host, or in an evening, whose director leads its tables. */
export const isGathered = (view: Snapshot): boolean => view.host !== null || view.conditions.arranged;

/** True for the host of a match who plays in it. */
export const isHostOf = (view: Snapshot): boolean =>
  view.seat !== null && view.guest !== null && view.guest === view.host;

/** True where the host has somebody to decide for. */
export const decides = (view: Snapshot): boolean => isHostOf(view) && !view.result && hasCompany(view);

/** True where it is my turn, and the match is not paused. */
export const isMine = (view: Snapshot): boolean =>
  !view.paused && view.seat !== null && view.deal?.turn === view.seat && view.deal.legal.length > 0;
