/** What was last played, and the order for a new match. */

import { signal } from '@preact/signals';
import { call, type Choice, classic, fetchGames, type NewTable } from '../api.ts';
import { ensureKnown } from './me.ts';
import { note, ownLuck } from './seals.ts';
import { go, tableHref } from '../route.ts';
import { store, stored } from '../storage.ts';
import { levelAmong, type Level } from '../logic/settings.ts';
import { settings } from './settings.ts';

const LAST = 'fourkings.last';
const HOUSE = 'fourkings.house';
const LEVELS = 'fourkings.levels';

/** The game that was last played: a match, a lesson, a deal of the day or a puzzle; empty if there is none. */
export const lastGame = signal(stored(LAST, ''));

export function rememberGame(game: string): void {
  lastGame.value = game;
  store(LAST, game);
}

export const houses = signal(stored<Record<string, Choice>>(HOUSE, {}));

/** The house rules chosen for a game; until then the classic ones. */
export const houseOf = (game: string): Choice => houses.value[game] ?? classic(game);

export function keepHouse(choice: Choice): void {
  houses.value = { ...houses.value, [choice.game]: choice };
  store(HOUSE, houses.value);
}

const levels = signal(stored<Record<string, Level>>(LEVELS, {}));

/** The level of the bots chosen for a game, else "Experienced": a choice for one game changes no other. */
export const levelOf = (game: string): Level => levels.value[game] ?? 'club';

export function keepLevel(game: string, level: Level): void {
  levels.value = { ...levels.value, [game]: level };
  store(LEVELS, levels.value);
}

export async function play(choice: Choice): Promise<void> {
  await ensureKnown();
  const { seal } = await call('POST /api/seals');
  const contribution = ownLuck();
  const game = (await fetchGames()).find(({ id }) => id === choice.game);
  const bots = levelAmong(game?.levels ?? [], levelOf(choice.game));
  const order: NewTable = { ...choice, pace: settings.value.pace, bots, seal, contribution };
  const { table } = await call('POST /api/tables', { body: order });
  note(table, { seal, luck: contribution });
  go(tableHref(table));
}

export async function learnByPlaying(game: string): Promise<void> {
  await ensureKnown();
  const { table } = await call('POST /api/lessons', { body: { game, pace: settings.value.pace } });
  go(tableHref(table));
}
