/** Which matches of the server are played on without it on this device. */

import { store, stored } from '../storage.ts';

const KEY = 'fourkings.away';

/** From which version on a match is played here, and the last one that was seen of it at the server. */
export type Away = { first: number; seen: number };

export const away = (): Record<string, Away> => stored(KEY, {});
export const setAway = (matches: Record<string, Away>): void => store(KEY, matches);
