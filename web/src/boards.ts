/** Challenges, and the boards of a set. */

import { call } from './api.ts';
import type { Code } from './logic/languages.ts';
import { store, stored } from './storage.ts';

/**
 * Who sent a link is remembered while one plays: they are told that one has, and both are seen side by side at the end.
 */
const SENDER = 'fourkings.challenge';
export const keepSender = (set: string, from: string): void => store(SENDER, { set, from });
export function senderOf(set: string): string {
  const last = stored(SENDER, { set: '', from: '' });
  return last.set === set ? last.from : '';
}

const OPENED = 'fourkings.boards.opened';
/** The match that a board was put into, made at most once per device. */
export async function openCards(set: string, board: number, lang: Code): Promise<string> {
  const opened = stored<Record<string, string>>(OPENED, {});
  const key = `${set}/${board}`;
  if (opened[key]) return opened[key];
  const { table } = await call('POST /api/boards/{set_id}/{board}/match', { set_id: set, board, lang });
  store(OPENED, { ...stored<Record<string, string>>(OPENED, {}), [key]: table });
  return table;
}
