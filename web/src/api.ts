/** The server's HTTP API: what the lobby asks. */

import type { AccountLine, Snapshot } from './messages.ts';

export type Value = string | number;

export interface Option {
  name: string;
  clause: string;
  values: Value[] | null;
  range: [number, number] | null;
  default: Value;
  needs: Record<string, [string, Value]>;
}

/** How a game is opened and dealt: see docs/seal.md. */
export interface Dealing {
  pack: string[];
  packets: number[];
  first_dealer: 'highest' | 'lowest';
  seats: 'joined' | 'drawn' | 'kings';
  turn_up: number | null;
  face_up: number | null;
}

/** A game, as far as checking a shuffle needs it. */
export interface Dealt {
  id: string;
  dealing: Dealing;
  /** What values of options change in it. */
  dealing_changes: { option: string; value: Value; changes: Partial<Dealing> }[];
}

export interface Game extends Dealt {
  aliases: string[];
  clockwise: boolean;
  partners: boolean;
  team_scores: boolean;
  presets: Record<string, Record<string, Value>>;
  options: Option[];
  /** Whether there is a worked deal to learn from. */
  worked: boolean;
  /** Whether there is a lesson: a first match with a friend at one's shoulder. */
  lesson: boolean;
}

export interface Me {
  name: string;
  lang: string;
}

/** A match that one sits at, under way or over. */
export interface Sitting {
  table: string;
  game: string;
  preset: string;
  version: number;
  number: number;
  totals: number[];
  over: boolean;
  winners: number[] | null;
  updated: number | string;
  /** A lesson: a first match with a friend at one's shoulder. */
  lesson: boolean;
  slow: boolean;
  /** A game over days that waits for me, and until when: seconds since 1970. */
  waits: boolean;
  due: number | null;
  /** All but a match played here count nowhere. */
  origin: 'match' | 'lesson' | 'practice' | 'record';
}

/** A game with its house rules, as they are chosen. */
export interface Choice {
  game: string;
  preset: string;
  options: Record<string, Value>;
}

export interface Order {
  game: string;
  preset: string;
  options: Record<string, Value>;
  pace: Snapshot['pace'];
  seal?: string;
  contribution?: string;
  bots: string;
}

/** A table for friends. */
export interface Gathering {
  game: string;
  preset: string;
  options: Record<string, Value>;
  seats: 'drawn' | 'chosen';
  watch: 'link' | 'nobody' | 'hands';
  chat: boolean;
  clock: { bank: number; increment: number; days: number } | null;
  stand_in: string;
  hints: boolean;
  mirror: boolean;
  pace: Snapshot['pace'];
}

/** The server answered, but not as wished. */
export class Unwilling extends Error {
  /** `code`: why, as the server names it. */
  constructor(
    readonly status: number,
    path: string,
    readonly code = '',
  ) {
    super(`${status} ${path}`);
  }
}

export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Unwilling(answer.status, path, await codeOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const codeOf = (answer: Response): Promise<string> =>
  answer.json().then(
    (told: { code?: string }) => told.code ?? '',
    () => '',
  );

export const sending = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const games = new Map<string, Promise<Game[]>>();

/** The games; asked for once. */
export function fetchGames(): Promise<Game[]> {
  let asked = games.get('');
  if (!asked) {
    asked = call<Game[]>('/api/games');
    asked.catch(() => games.clear());
    games.set('', asked);
  }
  return asked;
}

/** The sentences of games from other packages. */
export const fetchTexts = (lang: string): Promise<{ fluent: string }> => call(`/api/texts?lang=${lang}`);
export const fetchMe = (): Promise<Me> => call('/api/me');
export const putMe = (me: Me): Promise<Me> => call('/api/me', sending('PUT', me));
export const fetchTables = (): Promise<Sitting[]> => call('/api/tables');
export const openTable = (order: Order): Promise<{ table: string }> => call('/api/tables', sending('POST', order));
/** Begin a lesson of a game. */
export const beginLesson = (game: string, pace: Snapshot['pace']): Promise<{ table: string }> =>
  call('/api/lessons', sending('POST', { game, pace }));
export const openGathering = (order: Gathering): Promise<{ table: string }> =>
  call('/api/gatherings', sending('POST', order));
export const makeLink = (): Promise<{ token: string; expires: number }> => call('/api/me/links', { method: 'POST' });
export const revokeLinks = (): Promise<void> => call('/api/me/links', { method: 'DELETE' });
export const useLink = (token: string): Promise<Me> => call('/api/session', sending('POST', { token }));
export const forgetMe = (): Promise<void> => call('/api/me', { method: 'DELETE' });
/** How many people one does not want to meet again. */
export const fetchAvoided = (): Promise<{ people: number }> => call('/api/me/avoided');
export const meetAll = (): Promise<void> => call('/api/me/avoided', { method: 'DELETE' });
export const dropTable = (table: string): Promise<void> =>
  call(`/api/tables/${encodeURIComponent(table)}`, { method: 'DELETE' });
export const fetchRules = (game: string, lang: string): Promise<{ html: string }> =>
  call(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`);

/** A deal after one more action, all hands open; seats count from 0. */
export interface DealStep {
  seat: number | null;
  action: string;
  said: string;
  hands: string[][];
  leader: number;
  trick: string[];
  winner: number | null;
  turn: number | null;
  legal: string[];
  trump: string;
  won: number[];
  remarks: { clause: string; text: string }[];
}

export interface WorkedDeal {
  game: string;
  names: string[];
  dealer: number;
  clockwise: boolean;
  partners: boolean;
  team_scores: boolean;
  /** One's own seat, where one sat there. */
  mine: number | null;
  about: string;
  steps: DealStep[];
  account: AccountLine[];
  points: number[];
}

export const fetchDeal = (game: string, lang: string): Promise<WorkedDeal> =>
  call(`/api/rules/${encodeURIComponent(game)}/deal?lang=${lang}`);
/** A deal of a match that is over, all hands open, where the host allows it. */
export const fetchDealBefore = (table: string, number: number, lang: string): Promise<WorkedDeal> =>
  call(`/api/tables/${encodeURIComponent(table)}/deals/${number}?lang=${lang}`);
/** The record of a match; `lang`: of the words that stand for whoever has told no name. */
export const recordUrl = (table: string, lang = ''): string =>
  `/api/tables/${encodeURIComponent(table)}/record${lang && `?lang=${lang}`}`;
/** A seal for one's next table: the server binds itself before it hears what one adds. */
export const askSeal = (): Promise<{ seal: string }> => call('/api/seals', { method: 'POST' });

/** The record of a match that is over, as text. */
export async function fetchRecord(table: string): Promise<string> {
  const answer = await fetch(recordUrl(table));
  if (!answer.ok) throw new Unwilling(answer.status, recordUrl(table));
  return answer.text();
}

export interface LuckTable {
  what: string;
  rows: { cells: string[]; seen: number; expected: number; chance: number }[];
  chi: number;
  freedom: number;
  p: number | null;
  verdict: 'even' | 'odd' | 'few';
}

export interface LuckFall {
  game: string;
  cards: number;
  matches: number;
  deals: number;
  tables: LuckTable[];
}

export interface LuckTold {
  falls: LuckFall[];
  verdict: LuckTable['verdict'];
  odd: number;
}

export const fetchLuck = (): Promise<LuckTold> => call('/api/luck');

/** What an administrator announces to everybody; an empty text is nothing. */
export interface NoticeTold {
  text: string;
  at: number | null;
}

export const fetchNotice = (): Promise<NoticeTold> => call('/api/notice');
