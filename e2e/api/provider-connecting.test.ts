import { beforeEach, describe, expect, it } from 'vitest';
import type { Issuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { type CookieJar, openCookieJar } from '#/e2e/support/product/cookie-jar.ts';
import type { TestServer } from '#/e2e/support/product/server.ts';
import {
  agree,
  CONNECTED,
  identitiesOf,
  NOT_CONNECTED,
  openProviderScene,
  SIGNED_IN,
  visit,
} from '#/e2e/support/scenes/provider-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
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

  it('needs the password, and then accepts an account whose address isn’t verified', async () => {
    const headers = await signedIn();
    expect((await connect(headers, 'wrong')).status).toBe(422);
    expect((await connect(headers)).status).toBe(200);
    issuer.person = { sub: uniqueWord() };
    expect(await arriveConnecting()).toBe(CONNECTED);
    expect(await identitiesOf(person)).toMatchObject([{ subject: issuer.person.sub, email: null }]);
    const list = await jar.call('/api/profile/identities', { headers });
    expect(list.json).toMatchObject({ identities: [{ name: 'Acme ID', email: null, isRemovable: true }], offered: [] });
    expect(await visit(openCookieJar(server))).toBe(SIGNED_IN);
  });

  it('doesn’t accept an account that another person has connected', async () => {
    await visit(jar);
    const holder = person;
    person = await buildUser(prisma(), { companyId });
    await connect(await signedIn());
    expect(await arriveConnecting()).toBe(NOT_CONNECTED);
    expect(await identitiesOf(person)).toEqual([]);
    expect(await prisma().identity.count({ where: { userId: holder.id } })).toBe(1);
  });

  it('doesn’t outlive the session, and a failed answer connects nothing', async () => {
    const headers = await signedIn();
    await connect(headers);
    issuer.spoil = { claims: { nonce: 'another' } };
    expect(await arriveConnecting()).toBe(NOT_CONNECTED);
    issuer.spoil = {};
    await connect(headers);
    await jar.call('/api/auth/logout', { headers });
    expect(await arriveConnecting()).toBe(NOT_CONNECTED);
    expect(await identitiesOf(person)).toEqual([]);
  });

  it('connects no one who signs in next in this browser, if it was abandoned', async () => {
    await connect(await signedIn());
    const other = await buildUser(prisma(), { companyId });
    issuer.person = { sub: uniqueWord(), email: other.email, email_verified: true };
    expect(await visit(jar)).toBe(SIGNED_IN);
    expect(await identitiesOf(person)).toEqual([]);
    expect(await prisma().identity.count({ where: { userId: other.id } })).toBe(1);
  });
});
