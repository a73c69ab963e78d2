/** Matches that are boards of a set. Pure. */

import type { Snapshot } from '../messages.ts';
import { isBoard } from '../route.ts';

/** True for a board that is one deal by itself, and no match of named deals. */
export const singleDeal = ({ table = '', plan }: { table?: string; plan: readonly string[] }): boolean =>
  isBoard(table) && !plan.length;

/** True where a board of a set is played to its end: a match of named deals, or the one deal that it is. */
export const boardOver = (view: Snapshot): boolean =>
  isBoard(view.table) && (view.result !== null || (singleDeal(view) && view.deal?.stage === 'done'));
