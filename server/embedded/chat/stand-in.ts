// Stands in for Slack and Microsoft Teams on this machine. It has the part of their APIs that the product uses, the
// page where an app is allowed, and a page per person with their messages. Buttons and forms work. `node
// server/embedded/chat/stand-in.ts <settings as JSON>`, with an IPC channel to its parent; it ends with that channel.
// Tests change its behaviour at /control.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { asSlack, type Signing, sendInteraction, type Target } from '#/server/embedded/chat/interactions.ts';
import { authorizePage, peoplePage, personPage, webhooksPage } from '#/server/embedded/chat/pages.ts';
import { listArrivals, receiveWebhook } from '#/server/embedded/chat/receiver.ts';
import { createSlackApi, type Mood } from '#/server/embedded/chat/slack-api.ts';
import type { Answer, SlackSettings } from '#/server/embedded/chat/slack-methods.ts';
import { newId, openStore, type Person } from '#/server/embedded/chat/store.ts';
import { createTeamsApi } from '#/server/embedded/chat/teams-api.ts';
import { controlTeams, visitTeams } from '#/server/embedded/chat/teams-visits.ts';

interface Settings extends SlackSettings {
  port: number;
  /** The file with its records. */
  file: string;
  product: Target;
  /** The secret for the events that it receives as a company's program. */
  webhookSecret: string;
}

const LOOPBACK = '127.0.0.1';
const settings: Settings = JSON.parse(process.argv[2] ?? '{}');
const url = `http://${LOOPBACK}:${settings.port}`;
const origins = ['localhost', LOOPBACK].map((host) => `http://${host}:${settings.port}`);
const store = openStore(settings.file);
const { records, save } = store;
const mood: Mood = { busy: null };
const slack = createSlackApi(store, settings, mood);
const teams = createTeamsApi(store, url, mood);
let isSilent = false;
let signing: Signing = asSlack;

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
  if (pathname.startsWith('/api/')) {
    const fields = Object.fromEntries(new URLSearchParams(body));
    return sendJson(response, slack.answer(pathname.slice('/api/'.length), headers.authorization, fields));
  }
  if (/^\/teams\/(login|service|v1)\//.test(pathname)) {
    const call = { method, path: pathname.slice('/teams'.length), authorization: headers.authorization, body };
    return sendJson(response, teams.answer(call));
  }
  if (pathname === '/webhooks') {
    if (method === 'GET') sendPage(response, webhooksPage(listArrivals()));
    else response.writeHead(receiveWebhook(settings.webhookSecret, headers, body)).end('Taken.');
    return;
  }
  if (pathname.startsWith('/respond/')) return respond(pathname.slice('/respond/'.length), body, response);
  // Scripts and forms of other sites are refused, except those without an origin (`null`).
  const isForeign = headers.origin !== undefined && !['null', ...origins].includes(headers.origin);
  if (isForeign || (method !== 'GET' && method !== 'POST')) return void response.writeHead(403).end();
  const form = new URLSearchParams(body);
  if (pathname === '/oauth/v2/authorize') return authorize(method === 'POST' ? form : searchParams, method, response);
  if (pathname === '/') return sendPage(response, peoplePage(records));
  if (pathname === '/teams' || pathname.startsWith('/teams/')) {
    const visit = await visitTeams({ method, pathname, form }, { teams, records, product: settings.product });
    save();
    if (visit && 'html' in visit) return sendPage(response, visit.html);
    return void (visit ? response.writeHead(303, visit) : response.writeHead(404)).end();
  }
  const [, place, id, what, thing = ''] = pathname.split('/');
  const person = place === 'people' ? records.people.find((one) => one.id === id || one.email === id) : undefined;
  if (!person) return void response.writeHead(404).end();
  if (method === 'POST' && what === 'press') await press(person, form);
  if (method === 'POST' && what === 'send') await sendForm(person, thing, form);
  if (method === 'GET') return sendPage(response, personPage(person, records));
  response.writeHead(303, { location: `/people/${person.id}` }).end();
}

function authorize(query: URLSearchParams, method: string, response: ServerResponse): void {
  const isOurs = query.get('client_id') === settings.clientId;
  if (!isOurs || method === 'GET') {
    if (isOurs) sendPage(response, authorizePage(query, records));
    else response.writeHead(400).end('invalid_client_id');
    return;
  }
  const back = new URL(query.get('redirect_uri') ?? '');
  back.searchParams.set('state', query.get('state') ?? '');
  if (query.get('allow') === 'yes') {
    const code = newId('');
    records.codes[code] = { redirectUri: back.origin + back.pathname, scopes: (query.get('scope') ?? '').split(',') };
    save();
    back.searchParams.set('code', code);
  } else back.searchParams.set('error', 'access_denied');
  response.writeHead(303, { location: back.href }).end();
}

/** Handles what the product shows to only one person. */
function respond(id: string, body: string, response: ServerResponse): void {
  const person = records.people.find((one) => one.id === id);
  const said = JSON.parse(body);
  if (!person || said.response_type !== 'ephemeral') return void response.writeHead(404).end();
  person.channel ??= newId('D');
  records.messages.push({ ts: newId(''), channel: person.channel, text: said.text, blocks: [], isEphemeral: true });
  save();
  response.writeHead(200).end('ok');
}

const sender = ({ id }: Person) => ({ team: { id: records.workspace.id }, user: { id } });

function press(person: Person, form: URLSearchParams) {
  const action = { action_id: form.get('action_id') ?? '', value: form.get('value') ?? '', type: 'button' };
  const payload = {
    type: 'block_actions',
    ...sender(person),
    trigger_id: slack.newTrigger(person.id),
    response_url: `${url}/respond/${person.id}`,
    actions: [action],
  };
  return sendInteraction(payload, settings.product, signing);
}

async function sendForm(person: Person, viewId: string, form: URLSearchParams): Promise<void> {
  const open = records.views.find(({ id, user }) => id === viewId && user === person.id);
  if (!open) return;
  const values = Object.fromEntries(
    open.view.blocks.flatMap(({ type, block_id: id, element }) => {
      if (type !== 'input') return [];
      const filled = form.getAll(String(id)).filter((value) => value !== '');
      return [[id, { [Object(element).action_id]: stateOf(Object(element).type, filled) }]];
    }),
  );
  const view = { id: viewId, private_metadata: open.view.private_metadata ?? '', state: { values } };
  const said = await sendInteraction({ type: 'view_submission', ...sender(person), view }, settings.product, signing);
  const {
    response_action: action,
    view: next,
    errors = {},
  } = said.status === 200 && said.body ? JSON.parse(said.body) : {};
  open.errors = action === 'errors' ? errors : {};
  if (action === 'update') open.view = next;
  save();
}

function stateOf(type: string, filled: string[]) {
  const [only] = filled;
  if (type === 'plain_text_input') return { type, value: only ?? null };
  if (type === 'static_select') return { type, selected_option: only === undefined ? null : { value: only } };
  return { type, selected_options: filled.map((value) => ({ value })) };
}

/** Handles what tests ask for: silence, refused calls, how it signs, its records, and a raw payload. */
async function control(pathname: string, body: string, response: ServerResponse): Promise<void> {
  const command = JSON.parse(body || '{}');
  if (pathname === '/control/silence') isSilent = command.isSilent === true;
  if (pathname === '/control/busy') mood.busy = command.times ? command : null;
  if (pathname === '/control/revoke') records.tokens = {};
  if (pathname === '/control/absent') records.absent = command.emails;
  if (pathname === '/control/workspace') Object.assign(records.workspace, command);
  if (pathname === '/control/product') Object.assign(settings.product, command);
  if (pathname === '/control/signing') signing = { ...asSlack, ...command };
  if (pathname === '/control/code') {
    records.codes[command.code] = { redirectUri: command.redirectUri, scopes: command.scopes };
  }
  const ofTeams = await controlTeams(pathname.slice('/control/'.length), command, teams, records, settings.product);
  save();
  const answers: Record<string, () => unknown> = {
    '/control/records': () => records,
    '/control/send': () => sendInteraction(command, settings.product, signing),
    '/control/trigger': () => ({ id: slack.newTrigger(command.user) }),
  };
  const said = (await answers[pathname]?.()) ?? ofTeams ?? {};
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
}

function sendJson(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'same-origin' }).end(html);
}

for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(reason, () => process.exit(0));
await new Promise<void>((resolve) => void server.listen(settings.port, LOOPBACK, resolve));
process.send?.('ready');
