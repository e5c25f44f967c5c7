import { beforeEach, describe, expect, it } from 'vitest';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { type CookieJar, openCookieJar } from '#/e2e/support/product/cookie-jar.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import {
  agree,
  consumeTicket,
  identitiesOf,
  lastResult,
  openProviderScene,
  SIGNED_IN,
  start,
  takeTicket,
  visit,
} from '#/e2e/support/scenes/provider-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { prisma } from '#/lib/platform/db.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { newTotpSecret, totpCode } from '#/lib/platform/totp.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const scene = openProviderScene();
let server: TestServer;
let issuer: Issuer;
let companyId: number;
let person: User;
let jar: CookieJar;
beforeEach(() => {
  ({ server, issuer, companyId, person, jar } = scene);
});

const take = () => takeTicket(jar);
const consume = (body: object) => consumeTicket(jar, body);

describe('signing in with an issuer', () => {
  it('creates our session, bearer and cookie, and remembers the identity', async () => {
    expect(await visit(jar)).toBe(SIGNED_IN);
    expect(await lastResult(person)).toEqual(['ok', `user:${person.id}`]);
    const ticket = (await take()).json as { token: string; email: string };
    expect(ticket).toMatchObject({ token: expect.stringMatching(/^tkt_/), email: person.email });
    const session = await consume({ token: ticket.token });
    const { token } = session.json as { token: string };
    const roles = await jar.call('/api/utilities/role', { headers: { authorization: `Bearer ${token}` } });
    expect(roles.status).toBe(200);
    expect(await identitiesOf(person)).toMatchObject([
      { provider: 'oidc', issuer: issuer.url, subject: issuer.person.sub, email: person.email },
    ]);
    expect(issuer.refusals).toEqual([]);
  });

  it('leaves no session of next-auth, and no secret in a URL', async () => {
    const back = await agree(jar);
    const answer = await jar.arrive(back);
    const names = [...jar.cookies.keys()];
    expect(names).not.toContain('next-auth.session-token');
    expect(names).toContain('unboxt.ticket');
    expect(answer.text + answer.headers.location).not.toContain('tkt_');
  });

  it('hides every cookie on the way from scripts and other sites', async () => {
    await visit(jar);
    const onTheWay = jar.received.filter((line) => /state|pkce|nonce|ticket|connect/.test(line));
    for (const part of ['next-auth.state', 'next-auth.pkce', 'next-auth.nonce', 'unboxt.ticket'])
      expect(onTheWay.some((line) => line.startsWith(part))).toBe(true);
    for (const line of onTheWay) expect(line).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
  });

  it('gives the ticket once, to the browser that came back', async () => {
    await visit(jar);
    expect((await takeTicket(openCookieJar(server))).status).toBe(401);
    const { token } = (await take()).json as { token: string };
    expect((await take()).status).toBe(401);
    expect((await consume({ token })).status).toBe(200);
    expect((await consume({ token })).status).toBe(401);
  });

  it('still requires the second factor', async () => {
    const secret = newTotpSecret();
    const totpSecret = seal(secondFactorPlace(person.id), secret);
    await prisma().user.update({ where: { id: person.id }, data: { totpSecret, totpConfirmedAt: new Date() } });
    await visit(jar);
    const { token } = (await take()).json as { token: string };
    const without = await consume({ token });
    expect([without.status, (without.json as { code: string }).code]).toEqual([401, 'second_factor_required']);
    expect((await consume({ token, code: totpCode(secret, new Date()) })).status).toBe(200);
  });

  it('reads the address from userinfo if the token lacks it', async () => {
    const { email, email_verified, ...bare } = issuer.person;
    issuer.person = bare;
    issuer.userinfo = { email, email_verified };
    expect(await visit(jar)).toBe(SIGNED_IN);
  });

  it('uses issuer and subject from then on, whatever happens to the address', async () => {
    await visit(jar);
    const other = await buildUser(prisma(), { companyId });
    issuer.person = { ...issuer.person, email: other.email };
    expect(await visit(openCookieJar(server))).toBe(SIGNED_IN);
    expect(await lastResult(person)).toEqual(['ok', `user:${person.id}`]);
    issuer.person = { sub: issuer.person.sub };
    expect(await visit(openCookieJar(server))).toBe(SIGNED_IN);
  });
});

describe('the request to the issuer', () => {
  it('asks for a code with PKCE, state and nonce, and for nothing that the caller added', async () => {
    const { csrfToken } = (await jar.call('/api/auth/csrf')).json as { csrfToken: string };
    const answer = await jar.call('/api/auth/signin/oidc?scope=admin&prompt=none', {
      method: 'POST',
      body: { csrfToken },
    });
    const parameters = Object.fromEntries(new URL((answer.json as { url: string }).url).searchParams);
    expect(parameters).toMatchObject({
      client_id: issuer.settings.OIDC_CLIENT_ID,
      scope: 'openid email',
      response_type: 'code',
      redirect_uri: `${server.url}/api/auth/callback/oidc`,
      code_challenge_method: 'S256',
    });
    expect(parameters).not.toHaveProperty('prompt');
  });

  it('asks for a new sign-in at the provider after a sign-out with this browser', async () => {
    await visit(jar);
    const { token } = (await take()).json as { token: string };
    const headers = { authorization: `Bearer ${((await consume({ token })).json as { token: string }).token}` };
    await jar.call('/api/auth/logout', { headers });
    const { url } = (await start(jar)).json as { url: string };
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
  });

  it('isn’t made without next-auth’s token, nor from another site', async () => {
    const without = await jar.call('/api/auth/signin/oidc', { method: 'POST', body: { csrfToken: 'x' } });
    expect(without.status).toBe(400);
    const foreign = { origin: 'https://evil.example' };
    expect((await jar.call('/api/auth/signin/oidc', { method: 'POST', headers: foreign, body: {} })).status).toBe(403);
    expect((await jar.arrive('/api/auth/signin/oidc')).status).toBe(403);
  });

  it('is only made for configured providers', async () => {
    for (const provider of ['google', 'microsoft', 'credentials', 'unknown']) {
      expect((await start(jar, {}, provider)).status).toBe(404);
      expect((await jar.arrive(`/api/auth/callback/${provider}?code=1`)).status).toBeOneOf([403, 404]);
      expect((await jar.call(`/api/auth/callback/${provider}`)).status).toBeOneOf([404, 405]);
    }
  });

  it('says so if the issuer doesn’t answer', async () => {
    const stoppedIssuer = await startIssuer(() => '');
    await stoppedIssuer.stop();
    const cut = await startServer(stoppedIssuer.settings);
    const answer = await start(openCookieJar(cut));
    expect([answer.status, (answer.json as { message: string }).message]).toEqual([
      503,
      'We couldn’t reach Acme ID. Try again in a moment.',
    ]);
    await cut.stop();
  }, 60_000);
});

it('on https every cookie on the way is restricted to https by its name', async () => {
  const secure = await startServer({ ...issuer.settings, APP_URL: 'https://product.example' });
  const browser = openCookieJar({ ...secure, url: 'https://product.example' });
  const toProduct = { headers: { host: 'product.example' } };
  const { csrfToken } = (await browser.call('/api/auth/csrf', toProduct)).json as { csrfToken: string };
  const started = await browser.call('/api/auth/signin/oidc', { method: 'POST', body: { csrfToken }, ...toProduct });
  const parameters = new URL((started.json as { url: string }).url).searchParams;
  expect(parameters.get('redirect_uri')).toBe('https://product.example/api/auth/callback/oidc');
  const cookies = browser.received.filter((line) => !/max-age=0/i.test(line));
  expect(cookies.length).toBeGreaterThanOrEqual(4);
  for (const line of cookies) {
    expect(line).toMatch(/^__(Secure|Host)-/);
    expect(line).toMatch(/; Secure/);
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/i);
  }
  await secure.stop();
}, 60_000);
