/** What the pages of boards ask of the server. */

import { call, sending } from './api.ts';
import type { EventUpdate, Snapshot } from './messages.ts';
import { keep, kept } from './storage.ts';

export interface Mine {
  handle: string;
  /** The board to go on with; 0 once all are played. */
  board: number;
  played: number;
  finished: boolean;
  ranked: boolean;
}

export interface SetInfo {
  id: string;
  day: string;
  name: string;
  game: string;
  preset: string;
  options: Record<string, string | number>;
  replies: string;
  boards: number;
  deals: number;
  seal: string;
  secret: string | null;
  over: boolean;
  field: [number, number] | null;
  mine: Mine | null;
  /** The name of who sent the link, where they told one. */
  by: string;
}

export interface Day {
  day: string;
  ends: number;
  sets: SetInfo[];
}

export interface Calendar {
  days: { day: string; played: string[] }[];
  streak: number;
}

export interface Place {
  place: number;
  handle: string;
  name: string;
  you: boolean;
  matchpoints: number;
  beyond: { mean: number; half: number | null };
}

export interface OwnDeal {
  board: number;
  deal: number;
  gain: number;
  mean: number;
  matchpoints: number;
}

export interface Standings {
  people: Place[];
  later: Place[];
  bots: { bot: string; matchpoints: number; many: number }[];
  deals: OwnDeal[];
}

export interface Parted {
  deal: number;
  seat: number;
  trump: string;
  about: string;
  hand: string[];
  trick: [number, string][];
  said: [number, string][];
  yours: string;
  theirs: string;
}

export interface Beside {
  set: string;
  game: string;
  name: string;
  boards: {
    board: number;
    yours: number[][];
    theirs: number[][];
    gains: [number, number];
    by_deal: [number, number][];
    parting: Parted | null;
  }[];
  totals: [number, number];
}

/** Somebody who has played a challenge that one sent. */
export interface Answer {
  set: string;
  handle: string;
  name: string;
  game: string;
  day: string;
}

export interface MySets {
  /** Sets that one has begun and may go on with. */
  begun: SetInfo[];
  answers: Answer[];
  /** Whether the server has deals of the day. */
  days: boolean;
}

export interface Moved {
  updates: EventUpdate[];
  over: boolean;
  finished: boolean;
}

const at = (set: string): string => `/api/boards/${encodeURIComponent(set)}`;

export const fetchDay = (day: string): Promise<Day> => call(`/api/days${day && `?on=${day}`}`);
export const fetchCalendar = (): Promise<Calendar> => call('/api/days/past');
export const fetchSet = (set: string, from = ''): Promise<SetInfo> =>
  call(`${at(set)}${from && `?by=${encodeURIComponent(from)}`}`);
export const fetchStandings = (set: string): Promise<Standings> => call(`${at(set)}/standings`);
export const fetchBeside = (set: string, handle: string): Promise<Beside> =>
  call(`${at(set)}/beside/${encodeURIComponent(handle)}`);

/** Who sent a link is remembered while one plays: they are told that one has, and both are seen side by side at the end. */
const SENDER = 'fourkings.challenge';
export const keepSender = (set: string, from: string): void => keep(SENDER, { set, from });
export function senderOf(set: string): string {
  const last = kept(SENDER, { set: '', from: '' });
  return last.set === set ? last.from : '';
}

export function sitDown(set: string, board: number): Promise<Snapshot> {
  const from = senderOf(set);
  return call(`${at(set)}/${board}${from && `?by=${encodeURIComponent(from)}`}`, { method: 'POST' });
}
export const fetchMySets = (): Promise<MySets> => call('/api/me/sets');
/** One had played the cards of a challenge before one followed it. */
export const answer = (set: string, handle: string): Promise<void> =>
  call(`${at(set)}/answers/${encodeURIComponent(handle)}`, { method: 'POST' });
/** One has seen that they have played one's challenge. */
export const putAway = (set: string, handle: string): Promise<void> =>
  call(`${at(set)}/answers/${encodeURIComponent(handle)}`, { method: 'DELETE' });
export const act = (set: string, board: number, version: number, action: string): Promise<Moved> =>
  call(`${at(set)}/${board}/actions`, sending('POST', { version, action }));
export const challenge = (table: string): Promise<{ set: string; handle: string }> =>
  call('/api/challenges', sending('POST', { table }));
