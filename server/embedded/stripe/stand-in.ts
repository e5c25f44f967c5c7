// Stands in for Stripe on this machine: the part of its API that the product uses, its pages for paying and managing,
// and its webhooks. `node server/embedded/stripe/stand-in.ts <settings as JSON>`, with an IPC channel to its parent; it
// ends with that channel. At /control tests change how it sends events, and silence it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sumLeaps } from '#/lib/platform/clock.ts';
import { createApi } from '#/server/embedded/stripe/api.ts';
import { checkoutPage, portalPage } from '#/server/embedded/stripe/pages.ts';
import { openStore } from '#/server/embedded/stripe/store.ts';
import { createAccount, type SubscriptionAction } from '#/server/embedded/stripe/subscriptions.ts';
import { asStripe, createWebhooks } from '#/server/embedded/stripe/webhooks.ts';

interface Settings {
  port: number;
  /** The file with its records. */
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
/** Returns seconds, shifted like the product's clock by a file that tests may set. */
const now = () => Math.floor((Date.now() + (clockFile ? sumLeaps(clockFile) : 0)) / 1000);

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
  // Like a network that drops everything: the connection stays open, and no answer comes.
  if (isSilent) return;
  if (pathname.startsWith('/v1/')) {
    const parameters = method === 'POST' ? new URLSearchParams(body) : searchParams;
    const { status, body: json } = answerCall({ method, path: pathname, parameters, headers });
    return sendJson(response, json, status);
  }
  // Scripts of other sites are refused.
  const isForeign = headers.origin !== undefined && !['null', ...origins].includes(headers.origin);
  if (isForeign || (method !== 'GET' && method !== 'POST')) return void response.writeHead(403).end();
  const [, place = '', id = '', what = '', action = ''] = pathname.split('/');
  if (place === 'checkout') return checkout(method, id, what, response);
  if (place === 'portal') return portal(method, id, { subscriptionId: what, action }, response);
  notFound(response);
}

function checkout(method: string, id: string, what: string, response: ServerResponse): void {
  const session = store.records.sessions[id];
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
  { subscriptionId, action }: { subscriptionId: string; action: string },
  response: ServerResponse,
): void {
  const session = store.records.portals[id];
  if (!session) {
    notFound(response);
    return;
  }
  const subscriptions = account.subscriptionsOf(session.customer);
  if (method === 'GET') {
    sendPage(response, portalPage(id, session.return_url, subscriptions));
    return;
  }
  const subscription = subscriptions.find((one) => one.id === subscriptionId);
  if (subscription) account.change(subscription, action as SubscriptionAction);
  redirect(response, `/portal/${id}`);
}

/** Handles what tests ask for: silence, how and where events are sent, and what happens to a customer. */
async function control(pathname: string, body: string, response: ServerResponse): Promise<void> {
  const command = JSON.parse(body || '{}');
  if (pathname === '/control/silence') isSilent = command.isSilent === true;
  if (pathname === '/control/delivery')
    webhooks.deliver(Object.keys(command).length > 0 ? { ...asStripe, ...command } : asStripe);
  if (pathname === '/control/again')
    return sendJson(response, { statuses: await webhooks.sendAgain({ ...asStripe, ...command }) });
  if (pathname === '/control/product') Object.assign(settings.webhook, command);
  if (pathname === '/control/pay') account.pay(store.records.sessions[command.session] ?? never());
  if (pathname === '/control/change')
    for (const one of account.subscriptionsOf(command.customer)) account.change(one, command.action);
  if (pathname === '/control/delete-customer') account.deleteCustomer(command.customer);
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
