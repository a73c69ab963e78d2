/** The lists of puzzles, and the player's answers in this browser. */

import { signal } from '@preact/signals';
import { call, type PuzzleList, type PuzzleTheme } from '../api.ts';
import { puzzlesAhead } from '../offline/backend.ts';
import { store, stored } from '../storage.ts';

/** A theme, or none: puzzles of all. */
export type Theme = PuzzleTheme['theme'] | '';

/** `beside`: the puzzle on the page, which can't be the next one. */
export const fetchPuzzles = (game: string, theme: Theme, beside = ''): Promise<PuzzleList> =>
  call('GET /api/puzzles/{game}', { game, beside, ...(theme && { theme }) });

/** The puzzles of a game; `coming`: the player's answers will be known once the engine of this page has started. */
export interface OfOne extends PuzzleList {
  game: string;
  coming?: boolean;
}

const DAY = 86_400_000;

/** Today's puzzles, until the engine of this page has started; none with a server, or later. */
export async function fetchAhead(games: readonly string[]): Promise<OfOne[]> {
  const known = (await puzzlesAhead()) ?? {};
  const today = Math.floor(Date.now() / DAY);
  const day = new Date(today * DAY).toISOString().slice(0, 10);
  return games.flatMap((game) => {
    const { days, themes } = known[game] ?? { days: [], themes: [] };
    const right = days.filter(outcome).length;
    const list = { day, today: days[today % days.length] ?? null, puzzles: days.length, right, next: null, own: null };
    return days.length ? [{ ...list, game, themes, coming: true }] : [];
  });
}

const KEY = 'fourkings.puzzles';

interface Kept {
  /** By the puzzle's id: whether the first answer was right. */
  first: Readonly<Record<string, boolean>>;
}

const all = signal<Kept>(stored<Kept>(KEY, { first: {} }));

/** Store an answer; only the first one counts. */
export function note(puzzle: string, right: boolean): void {
  const { first } = all.value;
  all.value = { first: puzzle in first ? first : { ...first, [puzzle]: right } };
  store(KEY, all.value);
}

/** True if the first answer to a puzzle was right; null if there was none. */
export const outcome = (puzzle: string): boolean | null => all.value.first[puzzle] ?? null;
