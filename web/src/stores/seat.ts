/** The seat that one has left for another page of ours: where it is, and when a bot plays there. */

import { signal } from '@preact/signals';
import { serverNow } from '../logic/serverTime.ts';
import { boardOver } from '../logic/boardMatch.ts';
import type { Snapshot } from '../messages.ts';

export interface Seat {
  table: string;
  game: string;
  /** When a bot takes over, by the server's clock in milliseconds; null where the table waits. */
  until: number | null;
}

export const kept = signal<Seat | null>(null);

/** The table is left: the seat is kept in mind where a match goes on, and where it is no practice. */
export function keep(view: Snapshot): void {
  const plays = view.seat !== null && !view.result && !view.practice && !boardOver(view);
  kept.value = plays
    ? { table: view.table, game: view.game, until: view.grace === null ? null : serverNow() + 1000 * view.grace }
    : null;
}

/** One sits again, or does not want to hear of it. */
export const forget = (): void => void (kept.value = null);
