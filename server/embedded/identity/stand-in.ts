// Stands in for a company's own accounts on this machine, by OpenID Connect and by SAML. It has a page where anyone
// with an email address in a list of domains signs in; its first page says how to connect it. `node
// server/embedded/identity/stand-in.ts <settings as JSON>`, with an IPC channel to its parent; it ends with that
// channel.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createDirectoryPage, type DirectoryTarget } from '#/server/embedded/identity/directory-page.ts';
import { html } from '#/server/embedded/identity/http-answers.ts';
import { type Claims, createIssuer, type IssuerMood } from '#/server/embedded/identity/issuer.ts';
import { samlFaults } from '#/server/embedded/identity/saml-faults.ts';
import { createSamlProvider } from '#/server/embedded/identity/saml-provider.ts';
import type { SamlFacts } from '#/server/embedded/identity/saml-response.ts';

interface Settings {
  port: number;
  clientId: string;
  clientSecret: string;
  /** The key for SAML, as PEM. */
  samlKey: string;
  redirects: string[];
  /** The domains whose people have an account. */
  domains: string[];
  /** Email addresses on the page. */
  offered: string[];
  /** The product it plays a directory for. */
  directory: DirectoryTarget;
}

const LOOPBACK = '127.0.0.1';
const {
  port,
  domains,
  offered,
  redirects,
  samlKey,
  directory: target,
  ...client
}: Settings = JSON.parse(process.argv[2] ?? '{}');
const url = `http://${LOOPBACK}:${port}`;
const style = `<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
input,button,a,select{font:inherit;padding:.4rem .7rem}code{overflow-wrap:anywhere}</style>`;
const mood: IssuerMood = { person: {}, userinfo: {}, spoil: {}, refusals: [] };

const answer = createIssuer({ ...client, url, redirects: () => redirects, mood, choose: chooseToSignIn, personOf });
const provider = createSamlProvider({
  url,
  key: samlKey,
  origins: () => redirects.map((address) => new URL(address).origin),
  mood: { fault: null, facts: {} },
  choose: (parameters) => choose(parameters, { action: '/saml/approve', faults: Object.keys(samlFaults) }),
  personOf: samlPersonOf,
});
const answerDirectory = createDirectoryPage({ target, domain: domains[0] ?? '', escapeText, style });
const server = createServer((request, response) => {
  respond(request, response).catch(() => response.writeHead(500).end());
});

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/') return html(response, welcome());
  if (await answerDirectory(request, response)) return;
  if (!(await provider.answer(request, response))) await answer(request, response);
}

function welcome(): string {
  return `${style}<h1>Accounts of ${escapeText(domains.join(', '))}</h1>
<p>A stand-in for a company’s own accounts on this machine. Nothing leaves it, and no password is asked for.</p>
<h2>SAML</h2><p>Metadata address: <code>${provider.metadataUrl}</code></p>
<h2>OpenID Connect</h2><p>Issuer: <code>${url}</code></p><p>Client ID: <code>${escapeText(client.clientId)}</code></p>
<p>Its secret is in <code>identity.json</code> in the folder of data.</p>
<h2>SCIM</h2><p><a href="/directory">Play a directory</a></p>`;
}

function samlPersonOf(login: string): Partial<SamlFacts> | null {
  const person = personOf(login);
  if (!person) return null;
  const [email, givenName, sn] = ['email', 'given_name', 'family_name'].map((name) => String(person[name]));
  return { nameId: email ?? '', attributes: { mail: email ?? '', givenName: givenName ?? '', sn: sn ?? '' } };
}

function personOf(login: string): Claims | null {
  const email = login.trim().toLowerCase();
  const [local = '', domain = ''] = email.split('@');
  if (local === '' || !domains.includes(domain)) return null;
  const [firstName = '', lastName = firstName] = local
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const sub = createHash('sha256').update(email).digest('hex').slice(0, 24);
  return { sub, email, email_verified: true, given_name: firstName, family_name: lastName };
}

interface Choice {
  action?: string;
  /** The faults to choose from. */
  faults?: readonly string[];
  /** How it is refused, if it can be. */
  denied?: URLSearchParams;
}

function chooseToSignIn(parameters: URLSearchParams, denied: URLSearchParams): string {
  return choose(parameters, { denied });
}

function choose(parameters: URLSearchParams, { action = '/approve', faults = [], denied }: Choice = {}): string {
  const hidden = [...parameters]
    .map(([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`)
    .join('');
  const hint = escapeText(parameters.get('login_hint') ?? '');
  const buttons = offered
    .map((email) => `<p><button name="login" value="${escapeText(email)}">${escapeText(email)}</button></p>`)
    .join('');
  const options = faults.map((fault) => `<option>${escapeText(fault)}</option>`).join('');
  const fault =
    options && `<p><label>Fault <select name="fault"><option value="">none</option>${options}</select></label></p>`;
  const cancel =
    denied === undefined
      ? ''
      : `<p><a href="${escapeText(`${parameters.get('redirect_uri')}?${denied}`)}">Cancel</a></p>`;
  return `${style}<h1>Sign in at ${escapeText(domains.join(', '))}</h1>
<form method="post" action="${action}">${hidden}${fault}<p><label>Email <input name="login" type="email" required value="${hint}"></label>
<button>Sign in</button></p></form><form method="post" action="${action}">${hidden}${buttons}</form>${cancel}
<p>A stand-in for a company’s own accounts on this machine. Nothing leaves it, and no password is asked for.</p>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(reason, () => process.exit(0));
await new Promise<void>((resolve) => void server.listen(port, LOOPBACK, resolve));
process.send?.('ready');
