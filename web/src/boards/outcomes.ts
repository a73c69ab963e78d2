/** The reader's results in the sets of a day, and its first deals, one of each game: a daily of five minutes. */

import { call } from '../api.ts';
import type { BotMedian, OwnDeal, RankInfo, SetInfo } from '../http.ts';
import { store, stored } from '../storage.ts';

/** The reader's result in a set of a day: in all of it, or only in its first deal as long as others are left. */
export interface Outcome {
  whole: boolean;
  /** The share of the others that they beat. */
  share: number;
  /** The same of the first deal. */
  first: number;
  rank: RankInfo | null;
  bots: BotMedian | null;
  deals: readonly OwnDeal[];
}

/** Fetch the reader's result in a set; null before the first deal is over, or while there is nobody to compare with. */
export async function outcomeOf({ id, mine, deals }: SetInfo): Promise<Outcome | null> {
  if (mine?.finished) {
    const standings = await call('GET /api/boards/{set_id}/standings', { set_id: id });
    const [first] = standings.deals;
    if (!first) return null;
    const share = standings.own.matchpoints;
    return { whole: true, share, first: deals === 1 ? first.matchpoints : share, ...standings };
  }
  if (!mine?.played) return null;
  const { rank } = await call('GET /api/boards/{set_id}/{board}/rank', { set_id: id, board: 1 });
  return rank && { whole: false, share: rank.share, first: rank.share, rank, bots: null, deals: [] };
}

/** The sets whose boards are single deals: a deal of each makes a daily of five minutes. */
export const ofSingleDeals = (sets: readonly SetInfo[]): SetInfo[] => sets.filter((set) => set.deals === 1);

/** The set whose first deal comes next in a daily of five minutes. */
export const nextFirst = (sets: readonly SetInfo[]): SetInfo | undefined =>
  ofSingleDeals(sets).find((set) => !set.mine?.played && !set.mine?.finished);

const FIVE = 'fourkings.five';
/** Go from each first deal of this day to the next game. */
export const beginFive = (day: string): void => store(FIVE, day);
export const isFive = (day: string): boolean => day !== '' && stored(FIVE, '') === day;
