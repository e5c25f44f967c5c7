// The worker of browsers that show notifications: it shows them, opens what they are about, and says so where there is
// no connection. It keeps no page and no answer. Its words come with its email address, in the reader's language.
const words = new URL(self.location.href).searchParams;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  // People who come back from signing in elsewhere continue as without a worker.
  const isPage = method === 'GET' && mode === 'navigate' && !new URL(url).pathname.startsWith('/api/');
  if (isPage) event.respondWith(fetch(event.request).catch(sayOffline));
});

async function show({ title, text, path, topic, badge, lang }) {
  const [icon, sign] = ['/icons/icon-192.png', '/icons/badge-96.png'];
  // A reminder takes the place of what it reminds of, and is heard.
  const look = { body: text, tag: topic, renotify: true, lang, icon, badge: sign, data: { path } };
  await self.registration.showNotification(title, look);
  if (badge > 0) await self.navigator.setAppBadge?.(badge).catch(() => {});
}

async function open(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = windows.find(({ url }) => url === href || url.startsWith(`${href}?`) || url.startsWith(`${href}#`));
  await (here ? here.focus() : self.clients.openWindow(href));
}

/**
 * Tells the server that the browser has changed its push endpoint; the secret of the old one proves that it's the same
 * browser.
 */
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const agreed = { userVisibleOnly: true, applicationServerKey };
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(agreed));
  const [{ endpoint, keys }, old] = [subscription, oldSubscription].map((one) => one.toJSON());
  const body = JSON.stringify({ endpoint, keys, replaces: { endpoint: old.endpoint, auth: old.keys.auth } });
  await fetch('/api/profile/push/renew', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

function sayOffline() {
  const [title, text, again] = ['title', 'text', 'again'].map((name) => escapeHtml(words.get(name) ?? ''));
  const look =
    'body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:90vh;display:grid;place-content:center;gap:1rem;padding:2rem;text-align:center}:root{color-scheme:light dark}a{color:inherit}';
  const page = `<!doctype html><html lang="${escapeHtml(words.get('lang') ?? 'en')}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${look}</style><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></html>`;
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
