/** What was last played, and the order for a new match. */

import { askSeal, openTable, Unwilling, type Order, type Value } from '../api.ts';
import { t } from '../l10n.ts';
import { ensureName } from '../me.ts';
import { note, ownLuck } from '../proof/noted.ts';
import { go, tableHref } from '../route.ts';
import { keep, kept, settings } from '../settings.ts';

export interface Choice {
  game: string;
  preset: string;
  options: Record<string, Value>;
}

const LAST = 'fourkings.last';
const HOUSE = 'fourkings.house';

export const lastOrder = (): Choice | null => kept<Choice | null>(LAST, null);

/** The house rules chosen for a game, the classic ones where none were. */
export function houseOf(game: string): Choice {
  return kept<Record<string, Choice>>(HOUSE, {})[game] ?? { game, preset: 'classic', options: {} };
}

export function keepHouse(choice: Choice): void {
  keep(HOUSE, { ...kept<Record<string, Choice>>(HOUSE, {}), [choice.game]: choice });
}

/** Why no table could be made, in words. */
export const failure = (error: unknown): string => t(error instanceof Unwilling && error.status === 403 ? 'notice-barred' : 'lobby-failed');

/** Open a table and go there. */
export async function play(choice: Choice): Promise<void> {
  keep(LAST, choice);
  await ensureName();
  const { seal } = await askSeal();
  const luck = ownLuck();
  const order: Order = { ...choice, pace: settings.value.pace, bots: settings.value.level, seal, luck };
  const { table } = await openTable(order);
  note(table, { seal, luck });
  go(tableHref(table));
}
