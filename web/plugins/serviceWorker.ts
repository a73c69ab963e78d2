import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What is always fetched anew: the table itself, its facts, and the worker. */
const LIVE = '/api/,/ws/,/docs,/openapi.json,/sw.js';

/** Write `sw.js`, which keeps every file of the page, so that the page opens with no server and can say so. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter(
        (file) => file !== 'index.html' && !file.endsWith('.map') && !file.endsWith('.txt'),
      );
      const files = ['./', 'manifest.webmanifest', 'icon.svg', ...built];
      const contents = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : file.source));
      const version = createHash('sha256')
        .update(files.join() + contents.join())
        .digest('hex')
        .slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script(version, files) });
    },
  };
}

const script = (version: string, files: string[]) => `const CACHE = 'four-kings-${version}';
const FILES = ${JSON.stringify(files)};
const LIVE = ${JSON.stringify(LIVE.split(','))};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('four-kings-') && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => clients.claim()));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || LIVE.some((path) => url.pathname.startsWith(path))) return;
  // The page itself comes from the server where there is one, so that a new version is seen at once.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('./')));
  else event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});
// A notice that it is one's turn carries the table's name: the page that is there already goes on, else one is opened there.
const lead = async (table) => {
  const address = new URL('./#/table/' + encodeURIComponent(table), registration.scope).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === address) ?? pages[0];
  if (!page) return clients.openWindow(address);
  page.postMessage({ table });
  return page.focus();
};
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.tag));
});
`;
