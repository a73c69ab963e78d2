/** Evenings on this device: those that it directs, the tables at which it plays, and the clubs that it keeps. */

import { store, stored } from '../storage.ts';

const DIRECTED = 'fourkings.directed';
const CLUBS = 'fourkings.clubs';
const TABLES = 'fourkings.evening-tables';
const SHEETS = 'fourkings.sheets';
const MAX_SHEETS = 5;
/** As many tables as the longest evening has rounds. */
const MAX_TABLES = 40;

/** The tokens of the evenings that are directed from here, by evening. */
export const directed = (): Record<string, string> => stored(DIRECTED, {});
export const directorOf = (evening: string): string => directed()[evening] ?? '';
export const keepDirector = (evening: string, director: string): void =>
  store(DIRECTED, { ...directed(), [evening]: director });

export function dropDirector(evening: string): void {
  const { [evening]: _, ...others } = directed();
  store(DIRECTED, others);
}

/** A club that is kept from here: its keeper's token, and its name as it was last. */
export type KeptClub = { keeper: string; name: string };

export const keptClubs = (): Record<string, KeptClub> => stored(CLUBS, {});
export const keeperOf = (club: string): string => keptClubs()[club]?.keeper ?? '';
export const keepClub = (club: string, keeper: string, name: string): void =>
  store(CLUBS, { ...keptClubs(), [club]: { keeper, name } });

export function dropClub(club: string): void {
  const { [club]: _, ...others } = keptClubs();
  store(CLUBS, others);
}

/** The evening of a table that one was led to; empty for any other table. */
export const eveningOf = (table: string): string =>
  stored<[string, string][]>(TABLES, []).find(([known]) => known === table)?.[1] ?? '';

export function keepTable(table: string, evening: string): void {
  const others = stored<[string, string][]>(TABLES, []).filter(([known]) => known !== table);
  store(TABLES, [[table, evening], ...others].slice(0, MAX_TABLES));
}

/** A score sheet that is being filled in: the final scores, and the points of each deal, as they were typed. */
export type SheetDraft = { by: 'totals' | 'deals'; scores: string[]; deals: string[][] };

/** The sheet that was begun under a key; a phone that sleeps loses nothing of it. */
export const sheetOf = (key: string): SheetDraft | null =>
  stored<[string, SheetDraft][]>(SHEETS, []).find(([known]) => known === key)?.[1] ?? null;

/** Keep a sheet; null where it has been sent. */
export function keepSheet(key: string, sheet: SheetDraft | null): void {
  const others = stored<[string, SheetDraft][]>(SHEETS, []).filter(([known]) => known !== key);
  store(SHEETS, (sheet ? [[key, sheet], ...others] : others).slice(0, MAX_SHEETS));
}
