/** What this browser keeps of the matches that are played without a server: each table, and its events one by one. */

import { granted } from './granted.ts';
import type { Head, News, Row, Trouble } from './workerMessages.ts';

/** The names of the database, and of the lock that its house holds; each ends with what tells folders apart. */
const NAME = 'four-kings';
export const LOCK = 'four-kings-house';

const databases = (): IDBFactory | undefined => granted(() => indexedDB);
export const locks = (): LockManager | undefined => granted(() => navigator.locks);
/** True if the browser grants a database, and the lock without which two tabs would write into it. */
export const canKeep = (): boolean => !!databases() && !!locks();

/** The name of the error for a database from before the first release, which is left as it is. */
const OLDER = 'OlderStore';
const VERSION = 3;

/** What an error of the database means for whoever plays. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof DOMException)) return 'broken';
  if (error.name === 'VersionError') return 'newer';
  if (error.name === OLDER) return 'older';
  return error.name === 'QuotaExceededError' ? 'full' : 'gone';
}

export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });

export const done = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', () => reject(work.error!));
  });

/** Open a database; `onLost`: what to do if another page or the browser takes it away. */
export async function opened(
  name: string,
  version: number,
  create: (database: IDBDatabase) => void,
  onLost: (why: Trouble) => void = () => undefined,
): Promise<IDBDatabase> {
  const request = databases()!.open(name, version);
  let older = false;
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    older = oldVersion > 0;
    if (older) request.transaction!.abort();
    else create(request.result);
  });
  const database = await answer(request).catch((error: unknown) => {
    throw older ? new DOMException('', OLDER) : error;
  });
  // A page of a later version changes what there is; this one has to let go of it.
  database.addEventListener('versionchange', ({ newVersion }) => {
    database.close();
    onLost(newVersion === null ? 'gone' : 'newer');
  });
  database.addEventListener('close', () => onLost('gone'));
  return database;
}

function create(database: IDBDatabase): void {
  database.createObjectStore('tables', { keyPath: 'id' });
  database.createObjectStore('events');
  database.createObjectStore('rows');
}

const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export class Kept {
  private constructor(private readonly database: IDBDatabase | null) {}

  /**
   * Open what is kept, or nothing if the browser stores nothing for this page; an error if a newer version has stored
   * it or there is no space left. `end`: what tells this folder's name apart; `keeps`: false if it is known that
   * nothing is.
   */
  static async open(end: string, keeps = canKeep(), onLost?: (why: Trouble) => void): Promise<Kept> {
    if (!keeps) return new Kept(null);
    try {
      return new Kept(await opened(NAME + end, VERSION, create, onLost));
    } catch (error) {
      if (troubleOf(error) !== 'gone') throw error;
      return new Kept(null);
    }
  }

  /** False if nothing is kept beyond this window. */
  get keeps(): boolean {
    return this.database !== null;
  }

  /** The tables, the last played first. */
  async heads(): Promise<Head[]> {
    return this.database ? answer(this.database.transaction('tables').objectStore('tables').getAll()) : [];
  }

  async events(id: string): Promise<string[]> {
    return this.database ? answer(this.database.transaction('events').objectStore('events').getAll(eventsOf(id))) : [];
  }

  async rows(): Promise<Row[]> {
    if (!this.database) return [];
    const rows = this.database.transaction('rows').objectStore('rows');
    const [keys, contents] = await Promise.all([answer(rows.getAllKeys()), answer(rows.getAll())]);
    return keys.map((key, at) => [key as Row[0], contents[at]]);
  }

  /** Keep what has come about, all of it or nothing. */
  async take(news: News): Promise<void> {
    if (!this.database || (!news.kept.length && !news.dropped.length && !news.rows.length)) return;
    const work = this.database.transaction(['tables', 'events', 'rows'], 'readwrite', { durability: 'strict' });
    const tables = work.objectStore('tables');
    const events = work.objectStore('events');
    for (const { table, first, events: lines } of news.kept) {
      tables.put(table);
      lines.forEach((line, at) => events.put(line, [table.id, first + at]));
    }
    for (const id of news.dropped) {
      tables.delete(id);
      events.delete(eventsOf(id));
    }
    const rows = work.objectStore('rows');
    for (const [key, row] of news.rows) {
      if (row === null) rows.delete(key);
      else rows.put(row, key);
    }
    await done(work);
  }
}
