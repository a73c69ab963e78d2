import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What is always fetched anew: the table itself, its facts, and the worker. */
const LIVE = 'api/,ws/,sw.js,alone/';

/** Write `sw.js`: it keeps what the page has used, tells whose turn it is, and leaves a new version to be asked for. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter(
        (file) => file !== 'index.html' && !file.endsWith('.map') && !file.endsWith('.txt'),
      );
      const files = ['manifest.webmanifest', 'icon.svg', ...built];
      const contents = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : file.source));
      const version = createHash('sha256')
        .update(files.join() + contents.join())
        .digest('hex')
        .slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script(version, files) });
    },
  };
}

const script = (version: string, files: string[]) => `const HOME = new URL(registration.scope).pathname;
// Another server of the same host, below a path, keeps its own.
const ONES = HOME === '/' ? 'four-kings-' : 'four-kings-' + HOME;
const CACHE = ONES + '${version}';
const FILES = ${JSON.stringify(files)};
const LIVE = ${JSON.stringify(LIVE.split(','))};
const index = () => new URL('./', registration.scope).href;
const kept = (path) => FILES.includes(path.replace(HOME, ''));
// Nothing is fetched unasked: what the page has asked for is kept, so that it opens again where there is no server.
const fetched = async (request) => {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
};
const keep = async (urls) => {
  const cache = await caches.open(CACHE);
  const wanted = [index(), ...urls.filter((url) => kept(new URL(url).pathname))];
  await Promise.all(wanted.map(async (url) => (await cache.match(url)) ?? fetched(url).catch(() => undefined)));
};
addEventListener('activate', (event) => {
  const old = (name) => name.startsWith(ONES) && !name.slice(ONES.length).includes('/') && name !== CACHE;
  const clear = async () => Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
  event.waitUntil(clear().then(() => clients.claim()));
});
// A page says what it loaded before its worker was there; which script it runs; that a person wants the new version.
addEventListener('message', (event) => {
  const { loaded, script, takeOver } = event.data;
  if (loaded) event.waitUntil(keep(loaded));
  if (takeOver || (script && kept(script))) void skipWaiting();
  else if (script) event.source.postMessage({ newer: true });
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (LIVE.some((path) => url.pathname.startsWith(HOME + path))) return;
  // The page itself comes from the server where there is one, so that a new version is seen at once.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(index())));
  else if (kept(url.pathname))
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((there) => there ?? fetched(request)));
});
const pushed = (event) => {
  try {
    return event.data.json();
  } catch {
    return null;
  }
};
// Pages of other programs on this host are not ours to lead anywhere.
const own = async () => {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(registration.scope));
};
const show = async ({ table, title, body }) => {
  const pages = await own();
  if (pages.some((page) => page.url === address(table) && page.visibilityState === 'visible')) return;
  await registration.showNotification(title, { body, tag: table, icon: 'icon.svg' });
};
addEventListener('push', (event) => {
  const notice = pushed(event);
  if (notice?.table) event.waitUntil(show(notice));
});
// A push service may give the browser another address while no page is open: the server learns it at once.
const renew = async ({ newSubscription }) => {
  const api = new URL('api/push', registration.scope);
  const { key } = await (await fetch(api)).json();
  if (!key) return;
  const asked = { userVisibleOnly: true, applicationServerKey: key };
  const now = newSubscription ?? (await registration.pushManager.subscribe(asked));
  const { endpoint, keys } = now.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch(api, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
};
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
const address = (table) => new URL('./#/table/' + encodeURIComponent(table), registration.scope).href;
// A notice of one's turn carries the table's name: a page that is open goes there, else one is opened.
const lead = async (table) => {
  const pages = await own();
  const page = pages.find((open) => open.url === address(table)) ?? pages[0];
  if (!page) return clients.openWindow(address(table));
  page.postMessage({ table });
  return page.focus();
};
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.tag));
});
`;
