// Stands in for Stripe on this machine: its API as far as the product uses it, its pages for paying and managing, and its
// webhooks. `node server/embedded/stripe/stand-in.ts <settings as JSON>`, with an IPC channel to its parent, whose end is
// its end. Tests change at /control how events are sent, and let it fall silent.
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createApi } from '#/server/embedded/stripe/api.ts';
import { checkoutPage, portalPage } from '#/server/embedded/stripe/pages.ts';
import { openStore } from '#/server/embedded/stripe/store.ts';
import { createAccount, type SubscriptionAction } from '#/server/embedded/stripe/subscriptions.ts';
import { asStripe, createWebhooks } from '#/server/embedded/stripe/webhooks.ts';

interface Settings {
  port: number;
  /** What it remembers. */
  file: string;
  key: string;
  webhook: { address: string; host: string; secret: string };
  clockFile?: string;
}

const LOOPBACK = '127.0.0.1';
const settings: Settings = JSON.parse(process.argv[2] ?? '{}');
const { port, clockFile } = settings;
const url = `http://localhost:${port}`;
const origins = ['localhost', LOOPBACK].map((host) => `http://${host}:${port}`);
/** Seconds; as the product's clock, moved by the milliseconds of a file where tests set one. */
const now = () =>
  Math.floor(
    (Date.now() + (clockFile && fs.existsSync(clockFile) ? Number(fs.readFileSync(clockFile, 'utf8')) : 0)) / 1000,
  );

const store = openStore(settings.file);
const webhooks = createWebhooks(store, settings.webhook, now);
const account = createAccount({ store, url, now, send: (events) => webhooks.send(events) });
const answerCall = createApi(account, settings.key);
let isSilent = false;

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end());
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? '', url);
  const body = await text(request);
  if (pathname.startsWith('/control/')) return control(pathname, body, response);
  // As when a network swallows everything: the connection stands and nothing comes.
  if (isSilent) return;
  if (pathname.startsWith('/v1/')) {
    const given = method === 'POST' ? new URLSearchParams(body) : searchParams;
    const { status, body: json } = answerCall({ method, path: pathname, given, headers });
    return sendJson(response, json, status);
  }
  // Another site's script has no business here.
  const isForeign = headers.origin !== undefined && !['null', ...origins].includes(headers.origin);
  if (isForeign || (method !== 'GET' && method !== 'POST')) return void response.writeHead(403).end();
  const [, place = '', id = '', what = '', action = ''] = pathname.split('/');
  if (place === 'checkout') return checkout(method, id, what, response);
  if (place === 'portal') return portal(method, id, { subscription: what, action }, response);
  notFound(response);
}

function checkout(method: string, id: string, what: string, response: ServerResponse): void {
  const session = store.kept.sessions[id];
  if (!session) {
    notFound(response);
    return;
  }
  if (method === 'POST' && what === 'pay') {
    account.pay(session);
    const isPaid = session.status === 'complete';
    redirect(response, isPaid ? session.success_url.replace('{CHECKOUT_SESSION_ID}', id) : `/checkout/${id}`);
    return;
  }
  account.expireSession(session);
  sendPage(response, checkoutPage(session, method === 'POST' && what === 'decline'));
}

function portal(
  method: string,
  id: string,
  { subscription, action }: { subscription: string; action: string },
  response: ServerResponse,
): void {
  const found = store.kept.portals[id];
  if (!found) {
    notFound(response);
    return;
  }
  const subscriptions = account.subscriptionsOf(found.customer);
  if (method === 'GET') {
    sendPage(response, portalPage(id, found.return_url, subscriptions));
    return;
  }
  const chosen = subscriptions.find((one) => one.id === subscription);
  if (chosen) account.change(chosen, action as SubscriptionAction);
  redirect(response, `/portal/${id}`);
}

/** What tests ask for: that it falls silent, how it sends events and to whom, and what happens to a customer. */
async function control(pathname: string, body: string, response: ServerResponse): Promise<void> {
  const asked = JSON.parse(body || '{}');
  if (pathname === '/control/silence') isSilent = asked.isSilent === true;
  if (pathname === '/control/delivery')
    webhooks.deliver(Object.keys(asked).length > 0 ? { ...asStripe, ...asked } : asStripe);
  if (pathname === '/control/again')
    return sendJson(response, { statuses: await webhooks.sendAgain({ ...asStripe, ...asked }) });
  if (pathname === '/control/product') Object.assign(settings.webhook, asked);
  if (pathname === '/control/pay') account.pay(store.kept.sessions[asked.session] ?? never());
  if (pathname === '/control/change')
    for (const one of account.subscriptionsOf(asked.customer)) account.change(one, asked.action);
  if (pathname === '/control/delete-customer') account.deleteCustomer(asked.customer);
  sendJson(response, {});
}

function notFound(response: ServerResponse): void {
  response.writeHead(404).end();
}

function never(): never {
  throw new Error('There is no such page for paying.');
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end();
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'same-origin' }).end(html);
}

for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(reason, () => process.exit(0));
await new Promise<void>((resolve) => void server.listen(port, LOOPBACK, resolve));
process.send?.('ready');
