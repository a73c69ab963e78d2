/** What was last played, and the order for a new match. */

import type { NewTable } from '../http.ts';
import { call, type Choice, fetchGames } from '../api.ts';
import { ensureKnown } from './me.ts';
import { note, ownLuck } from './seals.ts';
import { go, tableHref } from '../route.ts';
import { store, stored } from '../storage.ts';
import { levelAmong } from '../logic/settings.ts';
import { settings } from './settings.ts';

const LAST = 'fourkings.last';
const HOUSE = 'fourkings.house';

export const lastOrder = (): Choice | null => stored<Choice | null>(LAST, null);

/** The house rules chosen for a game, the classic ones where none were. */
export function houseOf(game: string): Choice {
  return stored<Record<string, Choice>>(HOUSE, {})[game] ?? { game, preset: 'classic', options: {} };
}

export function keepHouse(choice: Choice): void {
  store(HOUSE, { ...stored<Record<string, Choice>>(HOUSE, {}), [choice.game]: choice });
}

/** Open a table and go there. */
export async function play(choice: Choice): Promise<void> {
  store(LAST, choice);
  await ensureKnown();
  const { seal } = await call('POST /api/seals');
  const contribution = ownLuck();
  const game = (await fetchGames()).find(({ id }) => id === choice.game);
  const bots = levelAmong(game?.levels ?? [], settings.value.level);
  const order: NewTable = { ...choice, pace: settings.value.pace, bots, seal, contribution };
  const { table } = await call('POST /api/tables', { body: order });
  note(table, { seal, luck: contribution });
  go(tableHref(table));
}

/** Begin a lesson of a game and go there. */
export async function learnByPlaying(game: string): Promise<void> {
  await ensureKnown();
  const { table } = await call('POST /api/lessons', { body: { game, pace: settings.value.pace } });
  go(tableHref(table));
}
