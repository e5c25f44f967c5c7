import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { type CookieJar, openCookieJar } from '#/e2e/support/product/cookie-jar.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { type Answer, startServer, type TestServer } from '#/e2e/support/product/server.ts';
import type { User } from '#/generated/prisma/client.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Redirects of a browser that returns from the issuer. */
export const REFUSED = '/signIn?notice=provider';
export const SIGNED_IN = '/signIn?provider=done';
export const CONNECTED = '/profile?section=security&notice=connected';
export const NOT_CONNECTED = '/profile?section=security&notice=notConnected';

/** A product that offers one issuer. Each test has its own browser, and its own person at the issuer. */
export interface ProviderScene {
  server: TestServer;
  issuer: Issuer;
  companyId: number;
  person: User;
  jar: CookieJar;
}

/** Builds the scene for the tests of the calling file. Its properties exist once the tests run. */
export function openProviderScene(): ProviderScene {
  const scene = {} as ProviderScene;
  beforeAll(async () => {
    await testDatabase();
    scene.issuer = await startIssuer(() => scene.server.url);
    scene.server = await startServer(scene.issuer.settings);
    scene.companyId = (await buildCompany(prisma())).id;
  }, 60_000);
  afterAll(async () => {
    await scene.server?.stop();
    await scene.issuer?.stop();
    await closeDatabase();
  });
  beforeEach(async () => {
    scene.person = await buildUser(prisma(), { companyId: scene.companyId });
    scene.jar = openCookieJar(scene.server);
    const { sub, email } = { sub: uniqueWord(), email: scene.person.email };
    Object.assign(scene.issuer, {
      person: { sub, email, email_verified: true },
      userinfo: {},
      spoil: {},
      refusals: [],
    });
  });
  return scene;
}

/** Requests the provider's URL. */
export async function start(from: CookieJar, body: object = {}, provider = 'oidc'): Promise<Answer> {
  const { csrfToken } = (await from.call('/api/auth/csrf')).json as { csrfToken: string };
  return from.call(`/api/auth/signin/${provider}`, { method: 'POST', body: { csrfToken, ...body } });
}

/** Goes to the issuer and agrees there. Returns the URL that leads back. */
export async function agree(from: CookieJar, body: object = {}): Promise<string> {
  const { url } = (await start(from, body)).json as { url: string };
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const approved = await fetch(url.replace('/authorize?', '/approve?'), { redirect: 'manual' });
  return approved.headers.get('location') ?? '';
}

/** Signs in with the issuer. Returns the final redirect. */
export async function visit(from: CookieJar): Promise<string | undefined> {
  return (await from.arrive(await agree(from))).headers.location;
}

/** Requests this browser's ticket after its return. */
export function takeTicket(from: CookieJar): Promise<Answer> {
  return from.call('/api/auth/providerTicket', { method: 'POST', body: {} });
}

/** Turns a ticket into a session. */
export function consumeTicket(from: CookieJar, body: object): Promise<Answer> {
  return from.call('/api/auth/loginData', { method: 'POST', body });
}

/** Returns the identities that a person has connected. */
export const identitiesOf = ({ id: userId }: User) => prisma().identity.findMany({ where: { userId } });

/** Returns result and subject of a person's last recorded sign-in with a provider. */
export async function lastResult({ id }: User): Promise<[string, string | null] | undefined> {
  const where = { action: 'session.provider', subject: `user:${id}` };
  const last = await prisma().auditEntry.findFirst({ where, orderBy: { id: 'desc' } });
  return last ? [last.result, last.subject] : undefined;
}

/** Counts the recorded sign-ins with a provider that belong to no company. */
export const countForNobody = () =>
  prisma().auditEntry.count({ where: { companyId: null, action: 'session.provider' } });
