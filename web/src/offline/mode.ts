/**
 * Whether this page plays without a server: then a house of its own, in a worker, answers what a server would. The page
 * that `fourkings site` writes says so in its head, with where the engine lies.
 */

/** A test may have no document. */
const head = globalThis.document?.head;
const setting = (name: string): string =>
  head?.querySelector<HTMLMetaElement>(`meta[name="four-kings-${name}"]`)?.content ?? '';
const engine = setting('engine');

/** True where there is no server. */
export const alone = engine !== '';
/** The folder of the engine. */
export const ENGINE = alone ? new URL(engine, document.baseURI).href : '';
/** The folder of what is the same for everybody: the games, their rules, their worked deals. */
export const DATA = alone ? new URL('data/', document.baseURI).href : '';
const server = setting('server');
/** True where a server lends this page to its players, for when it cannot be reached. */
export const lent = server === 'self';
/** The server with other people to which this page leads, as an address without a path; empty where it names none. */
export const SERVER = lent ? location.origin : server;
/** Where a server lends such a page. */
export const LENT = '/alone/';
/** The bytes of all files that a device keeps. */
export const BYTES = Number(setting('bytes'));
