/* global VERSION, FILES */
/**
 * The service worker of the pages without a server: they are there when the network is not. `tools/pages.py` puts the
 * version and the names of all files before this. A version is kept whole, and used once no page uses an older one.
 */

const ROOT = new URL('./', self.location.href);
/** A host may have several copies, each below an address of its own. */
const PREFIX = `ludotheque ${ROOT.pathname} `;
const CACHE = PREFIX + VERSION;
/** Their names say what is in them, so that the browser may have them already. */
const NAMED = /^(assets|files-\w+)\//;
/** Fonts for few machines: they are kept once they are used. */
const LATE = /\/assets\/noto-kr-[^/]+$/;

const request = (name) => new Request(new URL(name, ROOT), { cache: NAMED.test(name) ? 'default' : 'no-cache' });

async function keep() {
  const cache = await caches.open(CACHE);
  // If one of them fails, this version is not used.
  await Promise.all(
    FILES.map(async (name) => {
      const found = await fetch(request(name));
      if (!found.ok) throw new Error(`${name}: ${found.status} ${found.statusText}`);
      // Some hosts lead from index.html to its folder. Browsers take no answer of that kind for a page.
      await cache.put(new URL(name, ROOT), found.redirected ? new Response(found.body, found) : found);
    }),
  );
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(asked) {
  const cache = await caches.open(CACHE);
  const page = () => (asked.mode === 'navigate' ? cache.match(new URL('index.html', ROOT)) : undefined);
  return (await cache.match(asked.url)) ?? (await page()) ?? (LATE.test(asked.url) ? late(asked, cache) : fetch(asked));
}

async function late(asked, cache) {
  const found = await fetch(asked);
  if (found.ok) await cache.put(asked.url, found.clone());
  return found;
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forget()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(ROOT.href))
    event.respondWith(answer(event.request));
});
// A person has been told that there is a newer version, and has asked for it.
self.addEventListener('message', (event) => event.data === 'take over' && self.skipWaiting());
