/** The reader's results in the sets of a day, and its first deals, one of each game: a daily of five minutes. */

import { call, type RankInfo, type SetInfo } from '../api.ts';
import { fetchPuzzles, outcome as answered } from '../puzzles/lists.ts';
import { boardHref, puzzleHref } from '../route.ts';
import { store, stored } from '../storage.ts';

/** The reader's result in a set of a day: in all of it, or only in its first deal as long as others are left. */
export interface Outcome {
  whole: boolean;
  /** The share of the others that they beat. */
  share: number;
  /** The same of the first deal. */
  first: number;
  rank: RankInfo | null;
}

/** Fetch the reader's result in a set; null before the first deal is over, or while there is nobody to compare with. */
export async function outcomeOf({ id, mine, deals }: SetInfo): Promise<Outcome | null> {
  if (!mine?.played && !mine?.finished) return null;
  const { rank: first } = await call('GET /api/boards/{set_id}/{board}/rank', { set_id: id, board: 1 });
  if (!mine.finished) return first && { whole: false, share: first.share, first: first.share, rank: first };
  const { rank } = await call('GET /api/boards/{set_id}/standings', { set_id: id });
  return rank && { whole: true, share: rank.share, first: deals === 1 && first ? first.share : rank.share, rank };
}

export interface Step {
  game: string;
  /** The set, if the step is its first deal; empty for a puzzle. */
  set: string;
  href: string;
  done: boolean;
}

/** The first deal of each game whose deals stand alone. */
export const firstDeals = (sets: readonly SetInfo[]): Step[] =>
  sets
    .filter((set) => set.deals === 1)
    .map(({ id, game, mine }) => ({ game, set: id, href: boardHref(id, 1), done: !!mine?.played || !!mine?.finished }));

/** A daily of five minutes: these deals, and today's puzzle of each game that takes a whole match. */
export async function fiveOf(sets: readonly SetInfo[]): Promise<Step[]> {
  const others = sets.filter((set) => set.deals > 1).map(({ game }) => game);
  const puzzles = await Promise.all(others.map(async (game) => ({ game, id: (await fetchPuzzles(game, '')).today })));
  const steps = puzzles.flatMap(({ game, id }) =>
    id ? [{ game, set: '', href: puzzleHref(game, id), done: answered(id) !== null }] : [],
  );
  return [...firstDeals(sets), ...steps];
}

const FIVE = 'fourkings.five';
/** Go from each first deal of this day to the next game. */
export const beginFive = (day: string): void => store(FIVE, day);
export const isFive = (day: string): boolean => day !== '' && stored(FIVE, '') === day;
