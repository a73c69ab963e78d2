/** The HTTP API of the server. */

import { alone, ROOT } from './offline/mode.ts';
import type { Code } from './logic/languages.ts';
import { learnTime } from './logic/serverTime.ts';
import type { Api, GameInfo, NewWaitingRoom, NewTable, OptionInfo, Problem } from './http.ts';

/** The shapes of requests and responses, for whoever calls. */
export type * from './http.ts';

/** A game with its house rules, as they are chosen. */
export type Choice = Required<Pick<NewTable, 'game' | 'preset' | 'options'>>;
/** The house rules that a game begins with. */
export const classic = (game: string): Choice => ({ game, preset: 'classic', options: {} });
/** A table for friends as its host lays it down; the pace is told with it. */
export type WaitingRoomOrder = Required<Omit<NewWaitingRoom, 'pace'>>;
export type Value = OptionInfo['default'];
/** A game, as far as checking a shuffle needs it. */
export type Dealt = Pick<GameInfo, 'id' | 'dealing' | 'dealing_changes'>;

export class ApiError extends Error {
  /** `code`: why, as the server names it; `said`: why, as a sentence; `problem`: all that it answered. */
  constructor(
    readonly status: number,
    path: string,
    readonly code = '',
    readonly said = '',
    readonly problem: Partial<Problem> = {},
  ) {
    super(`${status} ${path}`);
  }
}

type Operation = keyof Api;
/** A request without required fields may be left out. */
type Request<K extends Operation> =
  Record<never, never> extends Api[K]['request'] ? [request?: Api[K]['request']] : [request: Api[K]['request']];
/** Values for the path and the query; what is empty or undefined is not told. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** What addresses of the API begin with: the house in this page has no path. */
const BASE = alone ? '' : ROOT;

/** The address of a path such as `/api/rules/{game}`: what it does not name goes into the query. */
export function address(path: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '' && !path.includes(`{${name}}`)) query.set(name, String(value));
  const filled = BASE + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  return query.size ? `${filled}?${query}` : filled;
}

const backend = () => import('./offline/backend.ts');

/** Begin to load the engine, where that was not done. */
export const warm = async (): Promise<void> => {
  if (alone) (await backend()).warm();
};

/** How calls are answered: by a server, or by the house in this page. */
const ask = async (at: string, init?: RequestInit): Promise<Response> =>
  alone ? (await backend()).respond(at, init) : fetch(at, init);

/** Ask the server for an operation of its API: `call('GET /api/rules/{game}', { game, lang })`. */
export async function call<K extends Operation>(operation: K, ...[request]: Request<K>): Promise<Api[K]['response']> {
  const [method, path] = operation.split(' ') as [string, string];
  const { body, ...values } = (request ?? {}) as Values & { body?: unknown };
  const at = address(path, values as Values);
  const answer = await ask(at, body === undefined ? { method } : sending(method, body));
  if (!alone) learnTime(answer.headers.get('date'));
  if (!answer.ok) {
    const problem = await problemOf(answer);
    const { code, message } = problem;
    throw new ApiError(answer.status, at, code, message, problem);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as Api[K]['response'];
}

/** What went wrong, as the server tells it; a proxy in between may tell something else, or nothing. */
const problemOf = (answer: Response): Promise<Partial<Problem>> => answer.json().catch(() => ({}));

const sending = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The games, asked for once; a question that failed is forgotten. */
let games: Promise<GameInfo[]> | undefined;
export function fetchGames(): Promise<GameInfo[]> {
  if (!games) {
    games = call('GET /api/games');
    games.catch(() => (games = undefined));
  }
  return games;
}

/** The record of a match; `lang`: of the words that stand for whoever has told no name. */
export const recordUrl = (table: string, lang: Code | '' = ''): string =>
  address('/api/tables/{table}/record', { table, lang });

export async function fetchText(at: string): Promise<string> {
  const answer = await ask(at);
  if (!answer.ok) throw new ApiError(answer.status, at);
  return answer.text();
}
