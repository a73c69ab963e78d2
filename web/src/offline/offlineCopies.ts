/** This browser's offline copies of matches, each as the server handed it over until it is played on here. */

import { named } from '../storage.ts';
import { answer, done, opened as open } from './saved.ts';
import type { Head } from './workerMessages.ts';

const NAME = 'four-kings-copies';
const MATCHES = 'matches';

/** A match as a server has handed it over: what a house keeps of a table, and its events. */
export type TakenMatch = { table: Head; events: string[] };

let database: Promise<IDBDatabase> | undefined;
const opened = (): Promise<IDBDatabase> =>
  (database ??= open(
    named(NAME),
    1,
    (fresh) => void fresh.createObjectStore(MATCHES),
    () => (database = undefined),
  ));

/** Take a match along, in place of what was taken of it before. */
export async function take(match: TakenMatch): Promise<void> {
  const work = (await opened()).transaction(MATCHES, 'readwrite');
  work.objectStore(MATCHES).put(match, match.table.id);
  await done(work);
}

/** A match that was taken along; undefined where it was not. */
export const takenMatch = async (id: string): Promise<TakenMatch | undefined> =>
  answer((await opened()).transaction(MATCHES).objectStore(MATCHES).get(id));

/** Take a match along no longer. */
export async function putBack(id: string): Promise<void> {
  const work = (await opened()).transaction(MATCHES, 'readwrite');
  work.objectStore(MATCHES).delete(id);
  await done(work);
}
