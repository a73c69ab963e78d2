/** The table that strangers came to last: once its match has begun the server says no more that it was open. */

import { store, stored } from '../storage.ts';

const KEY = 'fourkings.open';
export const keepOpen = (table: string): void => store(KEY, table);
export const wasOpen = (table: string): boolean => stored(KEY, '') === table;
