/** What this browser keeps of the matches that are played without a server: each table, and its facts one by one. */

import type { Head, News, Row } from './talk.ts';

const NAME = 'four-kings';

export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });

export const done = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    for (const end of ['abort', 'error']) work.addEventListener(end, () => reject(work.error!));
  });

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 2);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const database = request.result;
    if (oldVersion < 1) {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('facts');
    }
    database.createObjectStore('rows');
  });
  const database = await answer(request);
  // A page of a later version changes what there is; this one has to let go of it.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** All facts of a table, in their order. */
const factsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export class Kept {
  private constructor(private readonly database: IDBDatabase) {}

  static open = async (): Promise<Kept> => new Kept(await opened());

  /** The tables, the last played first. */
  async heads(): Promise<Head[]> {
    return answer(this.database.transaction('tables').objectStore('tables').getAll());
  }

  /** The facts of a table. */
  async facts(id: string): Promise<string[]> {
    return answer(this.database.transaction('facts').objectStore('facts').getAll(factsOf(id)));
  }

  /** All rows of the store. */
  async rows(): Promise<Row[]> {
    const rows = this.database.transaction('rows').objectStore('rows');
    const [keys, contents] = await Promise.all([answer(rows.getAllKeys()), answer(rows.getAll())]);
    return keys.map((key, at) => [key as Row[0], contents[at]]);
  }

  /** Keep what has come about, all of it or nothing. */
  async take(news: News): Promise<void> {
    if (!news.kept.length && !news.dropped.length && !news.rows.length) return;
    const work = this.database.transaction(['tables', 'facts', 'rows'], 'readwrite', { durability: 'strict' });
    const tables = work.objectStore('tables');
    const facts = work.objectStore('facts');
    for (const { table, first, facts: lines } of news.kept) {
      tables.put(table);
      lines.forEach((line, at) => facts.put(line, [table.id, first + at]));
    }
    for (const id of news.dropped) {
      tables.delete(id);
      facts.delete(factsOf(id));
    }
    const rows = work.objectStore('rows');
    for (const [key, row] of news.rows) {
      if (row === null) rows.delete(key);
      else rows.put(row, key);
    }
    await done(work);
  }
}
