import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  arrive,
  buildSigningCompany,
  connectIssuer,
  personAt,
  type SigningCompany,
  start,
} from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { createSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { findCompanySignIn, startCompanySignIn } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const LATE = { location: '/signIn?notice=late', ticket: null };
const REFUSED = { location: '/signIn?notice=company', ticket: null };
const SIGNED_IN = '/signIn?provider=done';

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
  issuer.spoil = {};
  issuer.userinfo = {};
  company = await buildSigningCompany();
});

/** Signs in at the issuer as someone with this address. */
async function come(email: string, claims: Record<string, unknown> = {}, typed = email) {
  issuer.person = { ...personAt(email), ...claims };
  return arrive(await start(typed));
}

const sessionOf = async (ticket: string | null) => createSession(visitorCtx(), { token: ticket ?? '' });

describe('a person of the company', () => {
  beforeEach(async () => void (await connectIssuer(company, issuer)));

  it('is signed in, stored by issuer and subject, and recognised by these with another address', async () => {
    const { person } = company;
    const { location, ticket } = await come(person.email.toUpperCase(), { sub: 'one' }, person.email);
    expect(location).toBe(SIGNED_IN);
    expect(await sessionOf(ticket)).toMatchObject({ userId: person.id });
    const again = await come(`renamed@${company.domain}`, { sub: 'one' });
    expect(await sessionOf(again.ticket)).toMatchObject({ userId: person.id });
    const identities = await prisma().identity.findMany({ where: { userId: person.id } });
    expect(identities).toMatchObject([{ provider: 'company', issuer: issuer.url, subject: 'one' }]);
  });

  it('is found by the address from userinfo if the token has none', async () => {
    issuer.person = { sub: uniqueWord() };
    issuer.userinfo = { email: company.person.email, email_verified: true };
    expect((await arrive(await start(company.person.email))).location).toBe(SIGNED_IN);
  });

  it('isn’t confused with a person who gets their address later', async () => {
    await come(company.person.email, { sub: 'first' });
    expect(await come(company.person.email, { sub: 'second' })).toEqual(REFUSED);
  });

  it('is no longer found after moving to another company, or if their address is in another domain', async () => {
    const { person } = company;
    await come(person.email);
    const { id: companyId } = await buildCompany(prisma());
    await prisma()
      .identity.updateMany({ where: { userId: person.id }, data: { companyId } })
      .catch(() => undefined);
    const mover = await buildUser(prisma(), { companyId });
    await prisma().identity.updateMany({ where: { userId: person.id }, data: { userId: mover.id, companyId } });
    expect(await come(person.email)).toEqual(REFUSED);
    const leaver = await buildUser(prisma(), { companyId: company.companyId, email: `${uniqueWord()}@elsewhere.test` });
    await prisma().identity.updateMany({
      where: { userId: mover.id },
      data: { userId: leaver.id, companyId: company.companyId },
    });
    expect(await come(person.email)).toEqual(REFUSED);
  });

  it('reads that they are suspended, after proving who they are', async () => {
    const blocked = { blockedAt: new Date(), suspendedAt: new Date() };
    await prisma().user.update({ where: { id: company.person.id }, data: blocked });
    expect(await come(company.person.email)).toEqual({ location: '/signIn?notice=suspended', ticket: null });
  });
});

describe('no one is signed in', () => {
  beforeEach(async () => void (await connectIssuer(company, issuer)));

  it('from another company, even if the address is in this one’s domain', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const outsider = await buildUser(prisma(), { companyId, email: `${uniqueWord()}@${company.domain}` });
    expect(await come(outsider.email)).toEqual(REFUSED);
    expect(await prisma().identity.count({ where: { userId: outsider.id } })).toBe(0);
  });

  it('by an address in a domain that is unverified or another company’s', async () => {
    const other = await buildSigningCompany();
    const { companyId } = company;
    const unproven = await buildUser(prisma(), { companyId, email: `${uniqueWord()}@unproven.test` });
    const foreign = await buildUser(prisma(), { companyId, email: `${uniqueWord()}@${other.domain}` });
    const typed = company.person.email;
    expect(await come(unproven.email, {}, typed)).toEqual(REFUSED);
    expect(await come(foreign.email, {}, typed)).toEqual(REFUSED);
    expect(await come(other.person.email, {}, typed)).toEqual(REFUSED);
  });

  it.each([
    ['says is not verified', { email_verified: false }],
    ['gives no address of', { email: undefined, email_verified: undefined }],
    ['gives two addresses of', { email: ['a@b.example'] }],
    ['writes with other letters', { email: 'аda@example.com' }],
  ])('if the issuer %s', async (_words, claims) => {
    expect(await come(company.person.email, { sub: uniqueWord(), ...claims })).toEqual(REFUSED);
  });

  it('without an account, if the connection creates none', async () => {
    const email = `${uniqueWord()}@${company.domain}`;
    expect(await come(email)).toEqual(REFUSED);
    expect(await prisma().user.count({ where: { email } })).toBe(0);
  });

  it('by an answer for another browser, sign-in or issuer, or one that is used or late', async () => {
    issuer.person = personAt(company.person.email);
    const [own, other] = [await start(company.person.email), await start(company.person.email)];
    expect(await arrive({ ...own, cookie: other.cookie })).toEqual(LATE);
    expect(await arrive({ ...own, cookie: '' })).toEqual(LATE);
    expect(await arrive(own, new Date(Date.now() + 601_000))).toEqual(LATE);
    expect(await arrive({ ...own, answer: { ...own.answer, state: 'made-up' } })).toEqual(LATE);
    const mixed = await start(company.person.email);
    expect(await arrive({ ...mixed, answer: { ...mixed.answer, iss: 'https://issuer.example' } })).toEqual(REFUSED);
    // From another attempt of the same browser, which has another verifier.
    const crossed = { ...other, answer: { ...other.answer, code: own.answer.code ?? '' } };
    expect(await arrive(crossed)).toEqual(REFUSED);
    const good = await start(company.person.email);
    expect((await arrive(good)).location).toBe(SIGNED_IN);
    expect(await arrive(good)).toEqual(LATE);
    expect(await prisma().auditEntry.count({ where: { companyId: null } })).toBe(0);
  });

  it('by a code of another company’s issuer', async () => {
    const second = await startIssuer(() => env().APP_URL);
    const other = await buildSigningCompany();
    await connectIssuer(other, second);
    issuer.person = personAt(company.person.email);
    second.person = personAt(company.person.email);
    const [mine, theirs] = [await start(company.person.email), await start(other.person.email)];
    expect(await arrive({ cookie: mine.cookie, answer: { ...theirs.answer, state: mine.answer.state ?? '' } })).toEqual(
      REFUSED,
    );
    const nameless = { code: theirs.answer.code ?? '', state: mine.answer.state ?? '' };
    expect(await arrive({ cookie: mine.cookie, answer: nameless })).toEqual(LATE);
    await second.stop();
  });

  it('once the connection is off, even during the sign-in', async () => {
    issuer.person = personAt(company.person.email);
    const way = await start(company.person.email);
    await prisma().signInConnection.updateMany({ where: { companyId: company.companyId }, data: { state: 'off' } });
    expect(await arrive(way)).toEqual(LATE);
    await expect(start(company.person.email)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a connection that creates accounts', () => {
  beforeEach(async () => void (await connectIssuer(company, issuer, { createsPeople: true })));

  it('creates one for a new person, confirmed and without a team, once', async () => {
    const email = `${uniqueWord()}@${company.domain}`;
    const { ticket } = await come(email, { given_name: 'Noor', family_name: 'Haddad' });
    const user = await prisma().user.findUniqueOrThrow({ where: { email } });
    expect(user).toMatchObject({
      companyId: company.companyId,
      firstName: 'Noor',
      lastName: 'Haddad',
      passwordHash: null,
    });
    expect(await sessionOf(ticket)).toMatchObject({ userId: user.id });
    expect((await come(email)).location).toBe(SIGNED_IN);
    expect(await prisma().user.count({ where: { email } })).toBe(1);
  });

  it('replaces invalid names by those of the address', async () => {
    const email = `mara.lind@${company.domain}`;
    await come(email, { given_name: '<b>', family_name: '0', name: 'https://evil.example' });
    const user = await prisma().user.findUniqueOrThrow({ where: { email } });
    expect(user).toMatchObject({ firstName: 'Mara', lastName: 'Lind' });
  });

  it('creates none for an address in another domain, unverified, or of another company’s account', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const outsider = await buildUser(prisma(), { companyId, email: `${uniqueWord()}@${company.domain}` });
    const typed = company.person.email;
    expect(await come(outsider.email)).toEqual(REFUSED);
    expect(await come(`${uniqueWord()}@elsewhere.test`, {}, typed)).toEqual(REFUSED);
    expect(await come(`${uniqueWord()}@${company.domain}`, { email_verified: false }, typed)).toEqual(REFUSED);
    expect(await prisma().user.count({ where: { companyId: company.companyId } })).toBe(2);
  });

  it('creates none if the company’s directory adds people', async () => {
    const { companyId, person, domain } = company;
    const life = { isActive: true, linkedAt: new Date(), seenAt: new Date() };
    await prisma().directoryPerson.create({ data: { companyId, userId: person.id, userName: 'x', ...life } });
    expect(await come(`${uniqueWord()}@${domain}`, {}, person.email)).toEqual(REFUSED);
  });
});

it('an address in a domain without a connection leads nowhere, with or without an account', async () => {
  for (const email of [company.person.email, `${uniqueWord()}@${company.domain}`, 'a@nowhere.test']) {
    await expect(startCompanySignIn(visitorCtx(), { email, isAnew: false })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await findCompanySignIn({ email })).toEqual({ connection: null });
  }
  await connectIssuer(company, issuer);
  for (const email of [company.person.email, `${uniqueWord()}@${company.domain}`])
    expect(await findCompanySignIn({ email })).toEqual({ connection: { name: 'Acme ID', isEnforced: false } });
});
