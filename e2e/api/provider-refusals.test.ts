import { beforeEach, describe, expect, it } from 'vitest';
import type { Issuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { type CookieJar, openCookieJar } from '#/e2e/support/product/cookie-jar.ts';
import type { TestServer } from '#/e2e/support/product/server.ts';
import {
  agree,
  consumeTicket,
  countForNobody,
  identitiesOf,
  lastResult,
  openProviderScene,
  REFUSED,
  SIGNED_IN,
  start,
  takeTicket,
  visit,
} from '#/e2e/support/scenes/provider-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

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

describe('a refusal says the same for', () => {
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
    expect(await visit(jar)).toBe(REFUSED);
    expect(jar.cookies.has('unboxt.ticket')).toBe(false);
    expect(await identitiesOf(person)).toEqual([]);
    expect([await lastResult(person), await countForNobody()]).toEqual([undefined, 0]);
  });

  const accounts: [string, object][] = [
    ['a blocked person', { blockedAt: new Date() }],
    ['an unconfirmed account', { confirmedAt: null }],
  ];

  it.each(accounts)('%s', async (_title, data) => {
    await prisma().user.update({ where: { id: person.id }, data });
    expect(await visit(jar)).toBe(REFUSED);
    expect(await identitiesOf(person)).toEqual([]);
    expect(await lastResult(person)).toEqual(['refused', `user:${person.id}`]);
  });

  it('a person who was suspended after signing in this way', async () => {
    await visit(jar);
    const { token } = (await take()).json as { token: string };
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: new Date() } });
    expect((await consume({ token })).status).toBe(401);
    expect(await visit(openCookieJar(server))).toBe(REFUSED);
  });

  it('a person who got the address of someone who has connected another account', async () => {
    await visit(jar);
    issuer.person = { ...issuer.person, sub: uniqueWord() };
    expect(await visit(openCookieJar(server))).toBe(REFUSED);
    expect(await identitiesOf(person)).toHaveLength(1);
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
    expect(await visit(jar)).toBe(REFUSED);
    expect(await identitiesOf(person)).toEqual([]);
    expect([await lastResult(person), await countForNobody()]).toEqual([undefined, 0]);
  });

  it('an issuer whose discovery document names another one, in every answer', async () => {
    const posing = 'https://accounts.google.com';
    issuer.spoil = { issuer: posing };
    await prisma().identity.create({
      data: {
        userId: person.id,
        provider: 'google',
        issuer: posing,
        subject: String(issuer.person.sub),
        createdAt: new Date(),
        lastUsedAt: new Date(),
      },
    });
    expect(await visit(jar)).toBe(REFUSED);
    expect(jar.cookies.has('unboxt.ticket')).toBe(false);
    expect([await lastResult(person), await countForNobody()]).toEqual([undefined, 0]);
  });

  it('the answer to another browser’s request', async () => {
    const theirs = await agree(openCookieJar(server));
    await start(jar);
    expect((await jar.arrive(theirs)).headers.location).toBe(REFUSED);
    expect((await openCookieJar(server).arrive(theirs)).headers.location).toBe(REFUSED);
    expect(await identitiesOf(person)).toEqual([]);
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
    expect(await identitiesOf(person)).toEqual([]);
  });

  it('a code that was used before, even with the cookies of the first time', async () => {
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
