/** The table that strangers came to last: once its match has begun the server says no more that it was open. */

import { keep, kept } from '../storage.ts';

const KEY = 'fourkings.open';
export const keepOpen = (table: string): void => keep(KEY, table);
export const wasOpen = (table: string): boolean => kept(KEY, '') === table;
