import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CookieJar, openCookieJar } from '#/e2e/support/cookie-jar.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import { type Issuer, startIssuer } from '#/e2e/support/oidc-issuer.ts';
import { type Answer, startServer, type TestServer } from '#/e2e/support/server.ts';
import type { User } from '#/generated/prisma/client.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/commands/require-code.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { newTotpSecret, totpCode } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const REFUSED = '/signIn?notice=provider';
const SIGNED_IN = '/signIn?provider=done';
const CONNECTED = '/profile?section=security&notice=connected';
const NOT_CONNECTED = '/profile?section=security&notice=notConnected';

let server: TestServer;
let issuer: Issuer;
let companyId: number;
let person: User;
let jar: CookieJar;

beforeAll(async () => {
  await testDatabase();
  issuer = await startIssuer(() => server.url);
  server = await startServer(issuer.settings);
  companyId = (await buildCompany(prisma())).id;
}, 60_000);

afterAll(async () => {
  await server?.stop();
  await issuer?.stop();
  await closeDatabase();
});

beforeEach(async () => {
  person = await buildUser(prisma(), { companyId });
  jar = openCookieJar(server);
  issuer.person = { sub: uniqueWord(), email: person.email, email_verified: true };
  issuer.userinfo = {};
  issuer.spoil = {};
  issuer.refusals = [];
});

async function start(from: CookieJar, body: object = {}, provider = 'oidc'): Promise<Answer> {
  const { csrfToken } = (await from.call('/api/auth/csrf')).json as { csrfToken: string };
  return from.call(`/api/auth/signin/${provider}`, { method: 'POST', body: { csrfToken, ...body } });
}

/** Goes to the issuer and agrees there; answers the address that leads back. */
async function agree(from: CookieJar, body: object = {}): Promise<string> {
  const { url } = (await start(from, body)).json as { url: string };
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const approved = await fetch(url.replace('/authorize?', '/approve?'), { redirect: 'manual' });
  return approved.headers.get('location') ?? '';
}

async function visit(from: CookieJar = jar): Promise<string | undefined> {
  return (await from.arrive(await agree(from))).headers.location;
}

const take = () => jar.call('/api/auth/providerTicket', { method: 'POST', body: {} });
const spend = (body: object) => jar.call('/api/auth/loginData', { method: 'POST', body });
const identities = () => prisma().identity.findMany({ where: { userId: person.id } });
const results = async () =>
  (await prisma().auditEntry.findMany({ where: { action: 'session.provider' }, orderBy: { id: 'desc' }, take: 1 })).map(
    ({ result, subject }) => [result, subject],
  );

describe('signing in with an issuer', () => {
  it('ends in a session of ours: bearer and cookie, and the identity is remembered', async () => {
    expect(await visit()).toBe(SIGNED_IN);
    expect(await results()).toEqual([['ok', `user:${person.id}`]]);
    const taken = (await take()).json as { token: string; email: string };
    expect(taken).toEqual({ token: expect.stringMatching(/^tkt_/), email: person.email });
    const session = await spend({ token: taken.token });
    const { token } = session.json as { token: string };
    const roles = await jar.call('/api/utilities/role', { headers: { authorization: `Bearer ${token}` } });
    expect(roles.status).toBe(200);
    expect(await identities()).toMatchObject([
      { provider: 'oidc', issuer: issuer.url, subject: issuer.person.sub, email: person.email },
    ]);
    expect(issuer.refusals).toEqual([]);
  });

  it('leaves no session of next-auth’s own, and nothing secret in an address', async () => {
    const back = await agree(jar);
    const answer = await jar.arrive(back);
    const names = [...jar.cookies.keys()];
    expect(names).not.toContain('next-auth.session-token');
    expect(names).toContain('unboxt.ticket');
    expect(answer.text + answer.headers.location).not.toContain('tkt_');
  });

  it('keeps every cookie on the way from scripts and other sites', async () => {
    await visit();
    const onTheWay = jar.received.filter((line) => /state|pkce|nonce|ticket|connect/.test(line));
    for (const part of ['next-auth.state', 'next-auth.pkce', 'next-auth.nonce', 'unboxt.ticket'])
      expect(onTheWay.some((line) => line.startsWith(part))).toBe(true);
    for (const line of onTheWay) expect(line).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
  });

  it('hands the ticket out once, to the browser that came back', async () => {
    await visit();
    expect((await openCookieJar(server).call('/api/auth/providerTicket', { method: 'POST', body: {} })).status).toBe(
      401,
    );
    const { token } = (await take()).json as { token: string };
    expect((await take()).status).toBe(401);
    expect((await spend({ token })).status).toBe(200);
    expect((await spend({ token })).status).toBe(401);
  });

  it('still asks for the second factor', async () => {
    const secret = newTotpSecret();
    const totpSecret = seal(secondFactorPlace(person.id), secret);
    await prisma().user.update({ where: { id: person.id }, data: { totpSecret, totpConfirmedAt: new Date() } });
    await visit();
    const { token } = (await take()).json as { token: string };
    const without = await spend({ token });
    expect([without.status, (without.json as { code: string }).code]).toEqual([401, 'second_factor_required']);
    expect((await spend({ token, code: totpCode(secret, new Date()) })).status).toBe(200);
  });

  it('reads the address from userinfo when the token leaves it out', async () => {
    const { email, email_verified, ...bare } = issuer.person;
    issuer.person = bare;
    issuer.userinfo = { email, email_verified };
    expect(await visit()).toBe(SIGNED_IN);
  });

  it('goes by issuer and subject from then on, whatever has become of the address', async () => {
    await visit();
    const other = await buildUser(prisma(), { companyId });
    issuer.person = { ...issuer.person, email: other.email };
    expect(await visit(openCookieJar(server))).toBe(SIGNED_IN);
    expect(await results()).toEqual([['ok', `user:${person.id}`]]);
    issuer.person = { sub: issuer.person.sub };
    expect(await visit(openCookieJar(server))).toBe(SIGNED_IN);
  });
});

describe('the same words for every refusal', () => {
  const claims: [string, () => object][] = [
    ['an address that is not proven', () => ({ email_verified: false })],
    ['an address whose proof is a text', () => ({ email_verified: 'true' })],
    ['no address', () => ({ email: undefined })],
    ['an unknown address', () => ({ email: `nobody.${uniqueWord()}@example.com` })],
    ['a letter that only looks like one of another address', () => ({ email: person.email.replace('k', '\u212a') })],
  ];

  it.each(claims)('%s', async (_title, more) => {
    const kelvin = person.email.includes('k')
      ? person
      : await buildUser(prisma(), { companyId, email: `k.${person.email}` });
    person = kelvin;
    issuer.person = { ...issuer.person, email: person.email, ...more() };
    expect(await visit()).toBe(REFUSED);
    expect(jar.cookies.has('unboxt.ticket')).toBe(false);
    expect(await identities()).toEqual([]);
    expect(await results()).toEqual([['refused', null]]);
  });

  const accounts: [string, object][] = [
    ['a blocked person', { blockedAt: new Date() }],
    ['an unconfirmed account', { confirmedAt: null }],
  ];

  it.each(accounts)('%s', async (_title, data) => {
    await prisma().user.update({ where: { id: person.id }, data });
    expect(await visit()).toBe(REFUSED);
    expect(await identities()).toEqual([]);
    expect(await results()).toEqual([['refused', `user:${person.id}`]]);
  });

  it('a person who was blocked after signing in this way', async () => {
    await visit();
    const { token } = (await take()).json as { token: string };
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: new Date() } });
    expect((await spend({ token })).status).toBe(401);
    expect(await visit(openCookieJar(server))).toBe(REFUSED);
  });

  it('somebody who was given the address of a person that has connected another account', async () => {
    await visit();
    issuer.person = { ...issuer.person, sub: uniqueWord() };
    expect(await visit(openCookieJar(server))).toBe(REFUSED);
    expect(await identities()).toHaveLength(1);
  });

  const now = Math.floor(Date.now() / 1000);
  const spoils: [string, Issuer['spoil']][] = [
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['another issuer', { claims: { iss: 'https://issuer.example' } }],
    ['an expired token', { claims: { iat: now - 7200, exp: now - 3600 } }],
    ['a token without an end', { claims: { exp: undefined } }],
    ['another key', { withForeignKey: true }],
    ['no subject', { claims: { sub: '' } }],
  ];

  it.each(spoils)('an id token with %s', async (_title, spoil) => {
    issuer.spoil = spoil;
    expect(await visit()).toBe(REFUSED);
    expect(await identities()).toEqual([]);
    expect(await results()).toEqual([[expect.stringMatching(/failed|refused/), null]]);
  });

  it('the answer to another browser’s question', async () => {
    const theirs = await agree(openCookieJar(server));
    await start(jar);
    expect((await jar.arrive(theirs)).headers.location).toBe(REFUSED);
    expect((await openCookieJar(server).arrive(theirs)).headers.location).toBe(REFUSED);
    expect(await identities()).toEqual([]);
  });

  it('an answer with another state, another code, or none', async () => {
    const changes = [
      (url: URL) => url.searchParams.set('state', 'another'),
      (url: URL) => url.searchParams.delete('state'),
      (url: URL) => url.searchParams.set('code', 'another'),
      (url: URL) => url.searchParams.delete('code'),
      (url: URL) => url.searchParams.set('iss', 'https://issuer.example'),
      (url: URL) => url.searchParams.set('error', 'access_denied'),
    ];
    for (const change of changes) {
      const browser = openCookieJar(server);
      const back = new URL(await agree(browser));
      change(back);
      expect((await browser.arrive(back.href)).headers.location).toBe(REFUSED);
    }
    expect(await identities()).toEqual([]);
  });

  it('a code that was spent, even with the cookies of the first time', async () => {
    const back = await agree(jar);
    const before = new Map(jar.cookies);
    expect((await jar.arrive(back)).headers.location).toBe(SIGNED_IN);
    expect((await jar.arrive(back)).headers.location).toBe(REFUSED);
    const again = openCookieJar(server);
    for (const [name, value] of before) again.cookies.set(name, value);
    expect((await again.arrive(back)).headers.location).toBe(REFUSED);
    expect(issuer.refusals).toEqual(['invalid_grant']);
  });
});

describe('connecting an account from the profile', () => {
  async function signedIn(): Promise<Record<string, string>> {
    const session = await signInAs(prisma(), person);
    const [name = '', value = ''] = session.cookie.split('=');
    jar.cookies.set(name, value);
    return { authorization: `Bearer ${session.bearer}` };
  }
  const connect = (headers: Record<string, string>, password = testPassword) =>
    jar.call('/api/profile/identities/connect', { method: 'POST', headers, body: { provider: 'oidc', password } });
  const arriveConnecting = async () => (await jar.arrive(await agree(jar, { isConnecting: true }))).headers.location;

  it('needs the password, and then takes an account whose address is not proven', async () => {
    const headers = await signedIn();
    expect((await connect(headers, 'wrong')).status).toBe(422);
    expect((await connect(headers)).status).toBe(200);
    issuer.person = { sub: uniqueWord() };
    expect(await arriveConnecting()).toBe(CONNECTED);
    expect(await identities()).toMatchObject([{ subject: issuer.person.sub, email: null }]);
    const list = await jar.call('/api/profile/identities', { headers });
    expect(list.json).toMatchObject({ identities: [{ name: 'Acme ID', email: null, isRemovable: true }], offered: [] });
    expect(await visit(openCookieJar(server))).toBe(SIGNED_IN);
  });

  it('does not take what belongs to somebody else', async () => {
    await visit();
    const holder = person;
    person = await buildUser(prisma(), { companyId });
    await connect(await signedIn());
    expect(await arriveConnecting()).toBe(NOT_CONNECTED);
    expect(await identities()).toEqual([]);
    expect(await prisma().identity.count({ where: { userId: holder.id } })).toBe(1);
  });

  it('does not outlive the session, and an answer gone wrong connects nothing', async () => {
    const headers = await signedIn();
    await connect(headers);
    issuer.spoil = { claims: { nonce: 'another' } };
    expect(await arriveConnecting()).toBe(NOT_CONNECTED);
    issuer.spoil = {};
    await connect(headers);
    await jar.call('/api/auth/logout', { headers });
    expect(await arriveConnecting()).toBe(NOT_CONNECTED);
    expect(await identities()).toEqual([]);
  });

  it('given up, does not connect whoever signs in next in this browser', async () => {
    await connect(await signedIn());
    const other = await buildUser(prisma(), { companyId });
    issuer.person = { sub: uniqueWord(), email: other.email, email_verified: true };
    expect(await visit()).toBe(SIGNED_IN);
    expect(await identities()).toEqual([]);
    expect(await prisma().identity.count({ where: { userId: other.id } })).toBe(1);
  });
});

describe('the way there', () => {
  it('asks for a code with PKCE, state and nonce, and for nothing that the caller put in', async () => {
    const { csrfToken } = (await jar.call('/api/auth/csrf')).json as { csrfToken: string };
    const answer = await jar.call('/api/auth/signin/oidc?scope=admin&prompt=none', {
      method: 'POST',
      body: { csrfToken },
    });
    const asked = Object.fromEntries(new URL((answer.json as { url: string }).url).searchParams);
    expect(asked).toMatchObject({
      client_id: issuer.settings.OIDC_CLIENT_ID,
      scope: 'openid email',
      response_type: 'code',
      redirect_uri: `${server.url}/api/auth/callback/oidc`,
      code_challenge_method: 'S256',
    });
    expect(asked).not.toHaveProperty('prompt');
  });

  it('is not begun without next-auth’s token, nor by another site', async () => {
    const without = await jar.call('/api/auth/signin/oidc', { method: 'POST', body: { csrfToken: 'x' } });
    expect(without.status).toBe(400);
    const foreign = { origin: 'https://evil.example' };
    expect((await jar.call('/api/auth/signin/oidc', { method: 'POST', headers: foreign, body: {} })).status).toBe(403);
    expect((await jar.arrive('/api/auth/signin/oidc')).status).toBe(403);
  });

  it('is open for configured providers only', async () => {
    for (const provider of ['google', 'microsoft', 'credentials', 'unknown']) {
      expect((await start(jar, {}, provider)).status).toBe(404);
      expect((await jar.arrive(`/api/auth/callback/${provider}?code=1`)).status).toBe(403);
      expect((await jar.call(`/api/auth/callback/${provider}`)).status).toBeOneOf([404, 405]);
    }
  });

  it('says so when the issuer does not answer', async () => {
    const gone = await startIssuer(() => '');
    await gone.stop();
    const cut = await startServer(gone.settings);
    const answer = await start(openCookieJar(cut));
    expect([answer.status, (answer.json as { message: string }).message]).toEqual([
      503,
      'Acme ID does not answer right now. Please try again in a moment.',
    ]);
    await cut.stop();
  }, 60_000);
});

it('on https every cookie on the way is held to https by its name', async () => {
  const secure = await startServer({ ...issuer.settings, APP_URL: 'https://product.example' });
  const browser = openCookieJar({ ...secure, url: 'https://product.example' });
  const toProduct = { headers: { host: 'product.example' } };
  const { csrfToken } = (await browser.call('/api/auth/csrf', toProduct)).json as { csrfToken: string };
  const started = await browser.call('/api/auth/signin/oidc', { method: 'POST', body: { csrfToken }, ...toProduct });
  const asked = new URL((started.json as { url: string }).url).searchParams;
  expect(asked.get('redirect_uri')).toBe('https://product.example/api/auth/callback/oidc');
  const kept = browser.received.filter((line) => !/max-age=0/i.test(line));
  expect(kept.length).toBeGreaterThanOrEqual(4);
  for (const line of kept) {
    expect(line).toMatch(/^__(Secure|Host)-/);
    expect(line).toMatch(/; Secure/);
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/i);
  }
  await secure.stop();
}, 60_000);
