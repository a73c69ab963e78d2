/**
 * Whether this page plays without a server: then a house of its own, in a worker, answers what a server would. The page
 * that `fourkings site` writes says so in its head, with where the engine lies.
 */

/** A test may have no document. */
const head = globalThis.document?.head;
const setting = (name: string): string =>
  head?.querySelector<HTMLMetaElement>(`meta[name="four-kings-${name}"]`)?.content ?? '';
const engine = setting('engine');

export const alone = engine !== '';
export const ENGINE = alone ? new URL(engine, document.baseURI).href : '';
/** The folder of what is the same for everybody: the games, their rules, their worked deals. */
export const DATA = alone ? new URL('data/', document.baseURI).href : '';
const server = setting('server');
/** True where a server lends this page to its players, for when it cannot be reached. */
export const lent = server === 'self';
/** The path below which this page reaches its server, without a slash at its end; empty at the root of its host. */
export const ROOT = lent
  ? new URL('..', document.baseURI).pathname.slice(0, -1)
  : (globalThis.document?.documentElement.dataset['base'] ?? '');
/** True if another page shows this one in a frame and asks for it alone, without bars: `?embed=1`. */
export const embedded = /[?&]embed=1\b/.test(globalThis.location?.search ?? '');
/** The server with other people to which this page leads; empty where it names none. */
export const SERVER = lent ? location.origin + ROOT : server;
export const LENT = `${ROOT}/alone/`;
/** The bytes of all files that a device keeps. */
export const BYTES = Number(setting('bytes'));
