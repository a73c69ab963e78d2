/**
 * The service worker of a site that is kept on a device: `fourkings site` writes it as `sw.js` and fills in the list of
 * the site's files. It is registered only when a person asks for it. It keeps every file, checks each by its digest,
 * and then answers from what it keeps, server or none. A newer version waits until a person wants it.
 */

/** Every file of the site by its path: its digest (SHA-256, hexadecimal) and its bytes. */
const FILES = {};
/** Names this version, in the folder where it lies: other sites of this host keep their own. */
const VERSION = '';
const ONES = `four kings of ${new URL(registration.scope).pathname}: `;
const CACHE = ONES + VERSION;
/** Files that are fetched at the same time. */
const LINES = 4;
/** How often a file is asked for: a connection may break. */
const TIMES = 3;

const all = Object.values(FILES).reduce((sum, [, size]) => sum + size, 0);
const address = (path) => new URL(path === 'index.html' ? './' : path, registration.scope).href;
/** The path of a file of the site; undefined for anything else. */
const pathOf = (url) => {
  const { origin, pathname } = new URL(url);
  const scope = new URL(registration.scope);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  const path = decodeURIComponent(pathname.slice(scope.pathname.length)) || 'index.html';
  return Object.hasOwn(FILES, path) ? path : undefined;
};

const digest = async (content) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', content)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** An answer with the content of the file; null where it has another one. */
const checked = async (path, answer) => {
  if (!answer?.ok) return null;
  const content = await answer.arrayBuffer();
  if ((await digest(content)) !== FILES[path][0]) return null;
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(content, { headers: { 'content-type': type } });
};

/** Keep a file: as it is kept already, by this version or an older one, or as the host sends it now. */
const keep = async (cache, path) => {
  const url = address(path);
  if (await cache.match(url)) return;
  let file = await checked(path, await caches.match(url));
  for (let time = 0; !file && time < TIMES; time++)
    file = await checked(path, await fetch(url, { cache: time ? 'reload' : 'no-cache' }).catch(() => null));
  if (!file) throw new Error(`${path} is not to be had as this version lists it`);
  await cache.put(url, file);
};

const tell = async (what) => {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(what);
};

const keepAll = async () => {
  const cache = await caches.open(CACHE);
  const rest = Object.keys(FILES);
  let bytes = 0;
  const line = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      await keep(cache, path);
      bytes += FILES[path][1];
      await tell({ scope: registration.scope, keeping: { bytes, of: all } });
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
};

addEventListener('install', (event) => event.waitUntil(keepAll()));
const clear = async (but) => {
  const names = (await caches.keys()).filter((name) => name.startsWith(ONES) && name !== but);
  await Promise.all(names.map((name) => caches.delete(name)));
};
addEventListener('activate', (event) => {
  const takeOver = async () => {
    // Another tab may still show the older version, and fetch its parts: those go with the next version.
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.filter((page) => page.url.startsWith(registration.scope)).length < 2) await clear(CACHE);
    await clients.claim();
  };
  event.waitUntil(takeOver());
});
const forget = async (page) => {
  await clear();
  await registration.unregister();
  page.postMessage({ forgotten: true });
};
addEventListener('message', (event) => {
  const { script, takeOver, forgotten } = event.data;
  if (takeOver) void skipWaiting();
  else if (forgotten) event.waitUntil(forget(event.source));
  // A page asks whose turn it is: a version that waits, or came while an older page was shown, is newer.
  else if (script) event.source.postMessage({ newer: true });
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.method === 'GET' ? pathOf(request.url) : undefined;
  if (path === undefined) return;
  const kept = async () => (await caches.match(address(path), { cacheName: CACHE })) ?? caches.match(address(path));
  event.respondWith(kept().then((there) => there ?? fetch(request)));
});
