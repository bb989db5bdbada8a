// The service worker: it shows and closes the calls of this site, also while no page of it is open. It stores nothing
// and answers for no page.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(receive(event.data ? event.data.json() : {})));

async function receive({ type, tag, table, title, body, path }) {
  if (type === 'done') {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
    return;
  }
  // A person who looks at the table sees that it is their turn.
  if (table && (await pages()).some((page) => page.visibilityState === 'visible' && at(page, table))) return;
  // The same tag replaces a call that came twice, without another sound.
  await self.registration.showNotification(title, { body, tag, data: { table, path } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? {}));
});

async function open({ table, path = table ? `/table/${table}` : '/' }) {
  const there = (await pages()).find((page) => table && at(page, table));
  await (there ? there.focus() : self.clients.openWindow(path));
}

// Some browsers change a subscription now and then, and say so here alone.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));

async function renew(old) {
  const headers = { 'content-type': 'application/json' };
  const calling = await (await fetch('/api/calling')).json();
  if (!calling.push) return;
  const options = old?.options ?? { userVisibleOnly: true, applicationServerKey: calling.push };
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  // The way that the server knew goes on, in the language of its person, which is not known here.
  const body = JSON.stringify({ endpoint, keys, name: 'Browser', replaces: old?.endpoint });
  await fetch('/api/calling/push', { method: 'POST', headers, body });
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const at = (page, table) => new URL(page.url).pathname === `/table/${table}`;
