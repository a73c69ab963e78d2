/** Requests about evenings and clubs; `director` and `keeper` are the tokens of those who lead them. */

import { call, type EveningInfo, type Sheet } from '../api.ts';
import { directed } from '../logic/evenings.ts';

export const fetchEvening = (evening: string) => call('GET /api/evenings/{evening}', { evening });
/** The deals of the rounds that no table plays any more, where all tables have the same. */
export const fetchBoards = (evening: string) => call('GET /api/evenings/{evening}/boards', { evening });

/** The score sheet of a table of the round under way, from 0, with the director's token where they send it. */
export const sendSheet = (evening: string, table: number, body: Sheet) =>
  call('POST /api/evenings/{evening}/tables/{table}/sheet', { evening, table, body });

export const leading = (evening: string, director: string) => ({
  startRound: () => call('POST /api/evenings/{evening}/rounds', { evening, body: { director } }),
  extend: (seconds: number | null) =>
    call('POST /api/evenings/{evening}/time', { evening, body: { director, seconds } }),
  pair: (first: number, second: number) =>
    call('POST /api/evenings/{evening}/pairs', { evening, body: { director, first, second } }),
  team: (members: number[]) => call('POST /api/evenings/{evening}/teams', { evening, body: { director, members } }),
  substitute: (first: number, second: number) =>
    call('POST /api/evenings/{evening}/substitutes', { evening, body: { director, first, second } }),
  dealingList: () => call('POST /api/evenings/{evening}/dealing-list', { evening, body: { director } }),
  nextSeats: () => call('POST /api/evenings/{evening}/next-round', { evening, body: { director } }),
  swap: (first: number, second: number, reason = '') =>
    call('POST /api/evenings/{evening}/swaps', { evening, body: { director, first, second, reason } }),
  putBotIn: (table: number, seat: number) =>
    call('POST /api/evenings/{evening}/tables/{table}/seats/{seat}/bot', { evening, table, seat, body: { director } }),
  cut: (places: number, carry: boolean) =>
    call('POST /api/evenings/{evening}/cut', { evening, body: { director, places, carry } }),
  describe: (about: { name: string; place: string; starts: number | null }) =>
    call('PUT /api/evenings/{evening}/about', { evening, body: { director, ...about } }),
  requireRounds: (rounds: number) =>
    call('POST /api/evenings/{evening}/minimum', { evening, body: { director, rounds } }),
  enter: (name: string) => call('POST /api/evenings/{evening}/entrants', { evening, body: { director, name } }),
  forget: (number: number) =>
    call('POST /api/evenings/{evening}/entrants/{number}/forget', { evening, number, body: { director } }),
  withdraw: (number: number) =>
    call('POST /api/evenings/{evening}/entrants/{number}/leave', { evening, number, body: { director } }),
  abandon: (table: number, reason: string) =>
    call('POST /api/evenings/{evening}/tables/{table}/abandon', { evening, table, body: { director, reason } }),
  score: (table: number, sheet: Sheet) => sendSheet(evening, table, { ...sheet, director }),
  correct: (number: number, table: number, sheet: Sheet, reason: string, insist: boolean) =>
    call('PUT /api/evenings/{evening}/rounds/{number}/tables/{table}', {
      evening,
      number,
      table,
      body: { ...sheet, director, reason, insist },
    }),
  deleteDemo: () => call('POST /api/evenings/{evening}/delete', { evening, body: { director } }),
  end: () => call('POST /api/evenings/{evening}/end', { evening, body: { director } }),
});

export type Leading = ReturnType<typeof leading>;

/** Those evenings that this browser directs, as far as they are still there; without some of them. */
export async function fetchLed(without: readonly string[] = []): Promise<EveningInfo[]> {
  const evenings = Object.keys(directed()).filter((evening) => !without.includes(evening));
  const responses = await Promise.allSettled(evenings.map(fetchEvening));
  return responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value] : []));
}

export const keeping = (club: string, keeper: string) => ({
  rename: (name: string) => call('PUT /api/clubs/{club}', { club, body: { keeper, name } }),
  season: (minimum: number, best: number) =>
    call('PUT /api/clubs/{club}/season', { club, body: { keeper, minimum, best } }),
  add: (evening: string, director: string) =>
    call('PUT /api/clubs/{club}/evenings/{evening}', { club, evening, body: { keeper, director } }),
  remove: (evening: string) =>
    call('POST /api/clubs/{club}/evenings/{evening}/remove', { club, evening, body: { keeper } }),
  delete: () => call('POST /api/clubs/{club}/delete', { club, body: { keeper } }),
});
