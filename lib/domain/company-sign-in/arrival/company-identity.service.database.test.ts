import { beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildSigningCompany, type SigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import type { SignInConnection } from '#/generated/prisma/client.ts';
import {
  findHolder,
  readCompanyClaims,
  refusalOf,
} from '#/lib/domain/company-sign-in/arrival/company-identity.service.ts';
import { createColleague } from '#/lib/domain/company-sign-in/arrival/create-colleague.ts';
import { startCompanySignIn } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

openQueue();

let company: SigningCompany;
let connection: SignInConnection;

beforeEach(async () => {
  company = await buildSigningCompany();
  connection = await buildSignInConnection(prisma(), { companyId: company.companyId, state: 'active' });
  connection = { ...connection, createsPeople: true };
});

const claimsOf = (email: string, more: object = {}) =>
  readCompanyClaims(prisma(), company.companyId, { iss: 'https://id.example', sub: uniqueWord(), email, ...more });

const MICROSOFT = 'https://login.microsoftonline.com/7d1b/v2.0';
const GOOGLE = 'https://accounts.google.com';

describe('an address is accepted', () => {
  it.each([
    ['by the word of an issuer of the company’s own', {}],
    ['by a verification that is written as a text', { email_verified: 'true' }],
    ['of Microsoft that says nothing of who owns it', { iss: MICROSOFT }],
    ['of Microsoft that owns the domain', { iss: MICROSOFT, xms_edov: '1' }],
    ['of a domain of Google Workspace', { iss: GOOGLE, email_verified: true, hd: 'acme.example' }],
  ])('%s', async (_title, more) => {
    const { email } = company.person;
    expect(await claimsOf(email.toUpperCase(), more)).toMatchObject({ address: email, fault: null });
  });

  it.each([
    ['not verified', { email_verified: false }],
    ['not verified, in words', { email_verified: 'false' }],
    ['of a domain that Microsoft knows is another’s', { iss: MICROSOFT, xms_edov: false }],
    ['of another domain at the Microsoft of a government', { iss: MICROSOFT.replace('.com', '.us'), xms_edov: '0' }],
    ['of Google’s, vouched for by another', { iss: GOOGLE, email_verified: true }],
  ])('but not if it is %s', async (_title, more) => {
    expect(await claimsOf(company.person.email, more)).toMatchObject({ address: null, fault: 'unverified' });
  });

  it('but not in an unverified domain, or another company’s', async () => {
    const other = await buildSigningCompany();
    const { companyId } = company;
    await prisma().companyDomain.create({
      data: { companyId, domain: `${uniqueWord()}.test`, proof: 'x', addedAt: longAgo },
    });
    const { domain } = await prisma().companyDomain.findFirstOrThrow({ where: { companyId, verifiedAt: null } });
    for (const email of [`ada@${domain}`, other.person.email, `ada@${company.domain}.evil.test`])
      expect(await claimsOf(email)).toMatchObject({ address: null, fault: 'domain' });
  });
});

describe('an account', () => {
  const holderOf = async () => {
    const holder = await findHolder(prisma(), connection, await claimsOf(company.person.email));
    if (!holder) throw new Error('nobody');
    return holder.user;
  };
  const [blockedAt, suspendedAt] = [longAgo, longAgo];

  it('that is confirmed can sign in', async () => {
    expect(refusalOf(await holderOf())).toBeNull();
  });

  it.each([
    ['not confirmed', 'nobody', { confirmedAt: null }, {}],
    ['erased', 'nobody', { blockedAt }, {}],
    ['suspended', 'suspended', { blockedAt, suspendedAt }, {}],
    ['of a blocked company', 'blocked', {}, { blockedAt }],
    ['erased in a blocked company', 'nobody', { blockedAt }, { blockedAt }],
  ])('that is %s can’t sign in', async (_title, refusal, ofUser, ofCompany) => {
    await prisma().user.update({ where: { id: company.person.id }, data: ofUser });
    await prisma().company.update({ where: { id: company.companyId }, data: ofCompany });
    expect(refusalOf(await holderOf())).toBe(refusal);
  });
});

describe('a new person', () => {
  const email = () => `${uniqueWord()}@${company.domain}`;
  const create = async (address: string, more: object = {}) =>
    createColleague(prisma(), visitorCtx(), connection, await claimsOf(address, more));

  it('gets no account if the address waits for its confirmation in another company', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const address = email();
    const waiting = await buildUser(prisma(), { companyId, email: address, confirmedAt: null });
    expect(await create(address)).toBeNull();
    expect(await prisma().user.findUnique({ where: { id: waiting.id } })).toMatchObject({ companyId });
  });

  it('gets no account if the subject belongs to another person', async () => {
    const [issuer, subject] = ['https://id.example', uniqueWord()];
    const bound = {
      provider: 'company',
      issuer,
      subject,
      email: company.person.email,
      createdAt: longAgo,
      lastUsedAt: longAgo,
    };
    const { companyId, person } = company;
    await prisma().identity.create({ data: { ...bound, companyId, userId: person.id } });
    expect(await create(email(), { sub: subject })).toBeNull();
  });

  it('gets no account in a blocked company, whose people aren’t sent to the provider, either', async () => {
    await prisma().company.update({ where: { id: company.companyId }, data: { blockedAt: longAgo } });
    expect(await create(email())).toBeNull();
    await expect(
      startCompanySignIn(visitorCtx(), { email: company.person.email, isAnew: false }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('gets an account in all other cases', async () => {
    expect(await create(email())).toMatchObject({ user: { companyId: company.companyId } });
  });
});
