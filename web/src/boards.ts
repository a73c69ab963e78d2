/** What the pages of boards ask of the server. */

import { call } from './api.ts';
import type { AmongBots, Beside, Calendar, DayInfo, Moved, MySets, SetInfo, Standings, Traveller } from './http.ts';
import type { Code } from './logic/languages.ts';
import type { Snapshot } from './messages.ts';
import { keep, kept } from './storage.ts';

export const fetchDay = (day: string): Promise<DayInfo> => call('GET /api/days', { on: day });
export const fetchCalendar = (): Promise<Calendar> => call('GET /api/days/past');
export const fetchSet = (set: string, from = ''): Promise<SetInfo> =>
  call('GET /api/boards/{set_id}', { set_id: set, by: from });
export const fetchStandings = (set: string): Promise<Standings> =>
  call('GET /api/boards/{set_id}/standings', { set_id: set });
export const fetchBeside = (set: string, handle: string): Promise<Beside> =>
  call('GET /api/boards/{set_id}/beside/{handle}', { set_id: set, handle });

/**
 * Who sent a link is remembered while one plays: they are told that one has, and both are seen side by side at the end.
 */
const SENDER = 'fourkings.challenge';
export const keepSender = (set: string, from: string): void => keep(SENDER, { set, from });
export function senderOf(set: string): string {
  const last = kept(SENDER, { set: '', from: '' });
  return last.set === set ? last.from : '';
}

export const sitDown = (set: string, board: number): Promise<Snapshot> =>
  call('POST /api/boards/{set_id}/{board}', { set_id: set, board, by: senderOf(set) });
export const fetchMySets = (): Promise<MySets> => call('GET /api/me/sets');
/** One had played the cards of a challenge before one followed it. */
export const answer = (set: string, handle: string) =>
  call('POST /api/boards/{set_id}/answers/{handle}', { set_id: set, handle });
/** One has seen that they have played one's challenge. */
export const putAway = (set: string, handle: string) =>
  call('DELETE /api/boards/{set_id}/answers/{handle}', { set_id: set, handle });
export const act = (set: string, board: number, version: number, action: string): Promise<Moved> =>
  call('POST /api/boards/{set_id}/{board}/actions', { set_id: set, board, body: { version, action } });
/** One does not want to finish a challenge that one has begun. */
export const giveUp = (set: string) => call('POST /api/boards/{set_id}/end', { set_id: set });
export const challenge = (table: string) => call('POST /api/challenges', { body: { table } });
/** One's rank among the bots on a board that one has played. */
export const fetchRank = (set: string, board: number): Promise<AmongBots> =>
  call('GET /api/boards/{set_id}/{board}/rank', { set_id: set, board });
/** Who made what of a board, once one has played all of its set. */
export const fetchTraveller = (set: string, board: number): Promise<Traveller> =>
  call('GET /api/boards/{set_id}/{board}/traveller', { set_id: set, board });

const OPENED = 'fourkings.boards.opened';
/** The match that a board was put into, made at most once per device. */
export async function openCards(set: string, board: number, lang: Code): Promise<string> {
  const opened = kept<Record<string, string>>(OPENED, {});
  const key = `${set}/${board}`;
  if (opened[key]) return opened[key];
  const { table } = await call('POST /api/boards/{set_id}/{board}/match', { set_id: set, board, lang });
  keep(OPENED, { ...kept<Record<string, string>>(OPENED, {}), [key]: table });
  return table;
}
