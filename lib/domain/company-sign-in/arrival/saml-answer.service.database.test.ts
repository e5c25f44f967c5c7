import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  arrive,
  buildSigningCompany,
  personAt,
  type SigningCompany,
} from '#/e2e/support/scenes/company-sign-in-scene.ts';
import {
  arriveBySaml,
  carry,
  connectProvider,
  goOn,
  postAnswer,
  providerBody,
  startSaml,
  testSaml,
} from '#/e2e/support/scenes/saml-scene.ts';
import { createSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { testConnection } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { makeConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import type { Cookie } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';
import { type SamlFault, samlFaults } from '#/server/embedded/identity/saml-faults.ts';

const REFUSED = { location: '/signIn?notice=company', ticket: null };
const LATE = { location: '/signIn?notice=late', ticket: null };
const UNASKED = { location: '/signIn?notice=unasked', ticket: null };
const SIGNED_IN = '/signIn?provider=done';
const CODE = /^\/api\/auth\/company\/arrive\?code=csa_/;

openQueue();

let issuer: Issuer;
let company: SigningCompany;

beforeAll(async () => {
  issuer = await startIssuer(() => env().APP_URL);
});
afterAll(async () => {
  await issuer.stop();
});
beforeEach(async () => {
  Object.assign(issuer.saml, { fault: null, facts: {} });
  company = await buildSigningCompany();
});

/** Signs in at the provider as someone with this address. */
async function come(email: string, typed = email) {
  issuer.person = personAt(email);
  return arriveBySaml(await startSaml(typed));
}

const sessionOf = async (ticket: string | null) => createSession(visitorCtx(), { token: ticket ?? '' });

describe('a person of the company', () => {
  beforeEach(async () => void (await connectProvider(company, issuer, { emailAttribute: 'mail' })));

  it('is signed in, stored by name ID, and recognised by it with another address', async () => {
    const { person, companyId } = company;
    issuer.saml.facts = { nameId: 'one', attributes: { mail: person.email } };
    const { location, ticket } = await come(person.email);
    expect(location).toBe(SIGNED_IN);
    expect(await sessionOf(ticket)).toMatchObject({ userId: person.id });
    issuer.saml.facts = { nameId: 'one', attributes: { mail: `renamed@${company.domain}` } };
    expect(await sessionOf((await come(person.email)).ticket)).toMatchObject({ userId: person.id });
    const identities = await prisma().identity.findMany({ where: { userId: person.id } });
    const bound = { provider: 'company', issuer: `saml:${companyId}:${issuer.provider.entityId}`, subject: 'one' };
    expect(identities).toMatchObject([bound]);
  });

  it('doesn’t conflict with another company’s person who has the same entity id and name ID', async () => {
    const other = await buildSigningCompany();
    await connectProvider(other, issuer, { emailAttribute: 'mail' });
    for (const { person } of [other, company]) {
      issuer.saml.facts = { nameId: 'one', attributes: { mail: person.email } };
      expect(await sessionOf((await come(person.email)).ticket)).toMatchObject({ userId: person.id });
    }
  });

  it('leaves no part of the answer stored', async () => {
    await come(company.person.email);
    const attempts = await prisma().signInAttempt.findMany({ where: { companyId: company.companyId } });
    expect(attempts.length).toBeGreaterThan(1);
    expect(attempts.every(({ answer }) => answer === null)).toBe(true);
  });
});

describe('no one is signed in', () => {
  let connectionId: number;
  beforeEach(async () => {
    connectionId = await connectProvider(company, issuer);
  });

  it.each((Object.keys(samlFaults) as SamlFault[]).filter((name) => name !== 'the same assertion again'))(
    'by an answer with a fault: %s',
    async (fault) => {
      issuer.saml.fault = fault;
      const outcomes: Partial<Record<SamlFault, object>> = { 'not asked for': UNASKED, 'for another request': LATE };
      expect(await come(company.person.email)).toEqual(outcomes[fault] ?? REFUSED);
      expect(await prisma().identity.count({ where: { userId: company.person.id } })).toBe(0);
    },
  );

  it('by a used answer, whether it’s posted or fetched again', async () => {
    issuer.person = personAt(company.person.email);
    const carried = await startSaml(company.person.email);
    const location = await postAnswer(carried);
    expect(location).toMatch(CODE);
    expect(await postAnswer(carried)).toBe(LATE.location);
    expect((await goOn(location, carried.cookie)).location).toBe(SIGNED_IN);
    expect(await goOn(location, carried.cookie)).toEqual(LATE);
    const twice = await startSaml(company.person.email);
    const locations = await Promise.all([postAnswer(twice), postAnswer(twice)]);
    expect(locations.filter((one) => one !== LATE.location)).toHaveLength(1);
  });

  it('by an answer whose attempt is being answered', async () => {
    issuer.person = personAt(company.person.email);
    const carried = await startSaml(company.person.email);
    await prisma().signInAttempt.updateMany({ where: { connectionId, usedAt: null }, data: { usedAt: new Date() } });
    expect(await postAnswer(carried)).toBe(LATE.location);
  });

  it('by an assertion that was accepted before, even if it answers another request', async () => {
    const [assertionId, end] = [`_${uniqueWord()}`, new Date(Date.now() + 600_000)];
    issuer.saml.facts = { assertionId, notOnOrAfter: end };
    expect((await come(company.person.email)).location).toBe(SIGNED_IN);
    expect(await come(company.person.email)).toEqual(REFUSED);
    // Its id is stored for as long as the assertion would be accepted.
    const { expiresAt } = await prisma().samlAssertion.findFirstOrThrow({ where: { connectionId, assertionId } });
    expect(expiresAt.getTime()).toBe(end.getTime() + 60_000);
  });

  it('in another browser, whichever of the two started', async () => {
    issuer.person = personAt(company.person.email);
    const [own, other] = [await startSaml(company.person.email), await startSaml(company.person.email)];
    const location = await postAnswer(own);
    expect(await goOn(location, other.cookie)).toEqual(LATE);
    expect(await goOn(location, '')).toEqual(LATE);
    // A failed attempt to use the code doesn't take the answer from its own browser.
    expect((await goOn(location, own.cookie)).location).toBe(SIGNED_IN);
  });

  it('by an answer that arrives after ten minutes, or is fetched after two', async () => {
    issuer.person = personAt(company.person.email);
    const late = await startSaml(company.person.email);
    expect(await postAnswer(late, new Date(Date.now() + 601_000))).toBe(LATE.location);
    const way = await startSaml(company.person.email);
    const location = await postAnswer(way);
    expect(await goOn(location, way.cookie, new Date(Date.now() + 121_000))).toEqual(LATE);
    expect(await prisma().auditEntry.count({ where: { companyId: null } })).toBe(0);
  });

  it('by an answer for another company’s connection', async () => {
    const other = await buildSigningCompany();
    const otherId = await connectProvider(other, issuer);
    issuer.person = personAt(company.person.email);
    const carried = await startSaml(company.person.email);
    expect(await postAnswer({ ...carried, connectionId: otherId })).toBe(LATE.location);
    // The other company's provider names one of our people.
    issuer.person = personAt(company.person.email);
    expect(await arriveBySaml(await startSaml(other.person.email))).toEqual(REFUSED);
    expect(await prisma().signInAttempt.count({ where: { connectionId, usedAt: null } })).toBe(1);
  });

  it('by returning as if from OpenID Connect', async () => {
    const carried = await startSaml(company.person.email);
    const open = { connectionId, usedAt: null };
    const { requestId } = await prisma().signInAttempt.findFirstOrThrow({ where: open });
    expect(await arrive({ answer: { state: requestId, code: 'x' }, cookie: carried.cookie })).toEqual(LATE);
    expect(await prisma().signInAttempt.count({ where: open })).toBe(1);
  });

  it('from another company, even if the address is in this one’s domain', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const outsider = await buildUser(prisma(), { companyId, email: `${uniqueWord()}@${company.domain}` });
    expect(await come(outsider.email, company.person.email)).toEqual(REFUSED);
  });

  it('once the connection is off, even during the sign-in', async () => {
    issuer.person = personAt(company.person.email);
    const [first, second] = [await startSaml(company.person.email), await startSaml(company.person.email)];
    const location = await postAnswer(first);
    await prisma().signInConnection.update({ where: { id: connectionId }, data: { state: 'off' } });
    expect(await goOn(location, first.cookie)).toEqual(LATE);
    expect(await postAnswer(second)).toBe(LATE.location);
  });
});

describe('a test of a connection', () => {
  it('shows what the answer contains, and what is wrong with it', async () => {
    const { id } = await makeConnection(company.ctx, providerBody(issuer));
    issuer.saml.fault = 'signed with SHA-1';
    expect(await testSaml(company, issuer, id)).toEqual({
      location: '/companyManagement?tab=integrations&open=signIn&signIn=failed',
      ticket: null,
    });
    const { connections } = await getCompanySignIn(company.ctx);
    expect(connections[0]?.test?.reason).toContain('RSA with SHA-256');
    issuer.saml.fault = null;
    expect((await testSaml(company, issuer, id)).location).toContain('signIn=tested');
    const { administrator } = company;
    expect((await getCompanySignIn(company.ctx)).connections[0]).toMatchObject({
      state: 'tested',
      test: { isSuccess: true, email: administrator.email, subject: administrator.email, missingAttribute: null },
    });
  });

  it('says that the name ID was used as the address if the attribute is missing, and only then', async () => {
    const { id } = await makeConnection(company.ctx, providerBody(issuer, { emailAttribute: 'mail' }));
    const missing = async () => (await getCompanySignIn(company.ctx)).connections[0]?.test?.missingAttribute;
    await testSaml(company, issuer, id);
    expect(await missing()).toBe('mail');
    issuer.saml.facts = { attributes: { mail: company.administrator.email } };
    await testSaml(company, issuer, id);
    expect(await missing()).toBeNull();
  });

  it('shows the same if its code is fetched again', async () => {
    const { id } = await makeConnection(company.ctx, providerBody(issuer));
    issuer.person = personAt(company.administrator.email);
    const cookies: Cookie[] = [];
    const { url } = await testConnection({ ...company.ctx, setCookie: (cookie) => void cookies.push(cookie) }, id);
    const carried = await carry(url, cookies);
    const location = await postAnswer(carried);
    expect((await goOn(location, carried.cookie)).location).toContain('signIn=tested');
    expect(await goOn(location, carried.cookie)).toEqual(LATE);
    expect((await getCompanySignIn(company.ctx)).connections[0]).toMatchObject({ test: { isSuccess: true } });
  });
});

it('a new person gets an account, with the names from the provider', async () => {
  await connectProvider(company, issuer, { createsPeople: true });
  const email = `${uniqueWord()}@${company.domain}`;
  issuer.saml.facts = { attributes: { givenName: 'Noor', sn: 'Haddad' } };
  const { ticket } = await come(email);
  const user = await prisma().user.findUniqueOrThrow({ where: { email } });
  expect(user).toMatchObject({ firstName: 'Noor', lastName: 'Haddad', passwordHash: null });
  expect(await sessionOf(ticket)).toMatchObject({ userId: user.id });
});
