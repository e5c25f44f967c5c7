import { beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { signInWithProvider } from '#/lib/domain/accounts/providers/sign-in-with-provider.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { createSession, openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { ClaimedIdentity } from '#/lib/platform/oidc/oidc.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { newTotpSecret, totpCode } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const issuer = 'https://issuer.example';

let companyId: number;
let person: User;
let identity: ClaimedIdentity;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  person = await buildUser(prisma(), { companyId });
  identity = {
    provider: 'oidc',
    issuer,
    subject: uniqueWord(),
    email: person.email,
    isEmailProven: true,
    authenticatedAt: null,
  };
});

const signIn = (more: Partial<ClaimedIdentity> = {}, now?: Date) =>
  signInWithProvider(visitorCtx(now ? { now } : {}), { ...identity, ...more });
const tokenOf = (answer: Awaited<ReturnType<typeof signIn>>) => ('token' in answer ? answer.token : '');
const identitiesOf = (userId = person.id) => prisma().identity.findMany({ where: { userId } });
const auditEntriesOf = (userId: number) =>
  prisma().auditEntry.findMany({ where: { subject: `user:${userId}` }, orderBy: { id: 'asc' } });

describe('the first sign-in with a provider', () => {
  it('connects the account of a verified address, notifies its person and logs it', async () => {
    const answer = await signIn({ email: person.email.toUpperCase() });
    expect((await openSession(visitorCtx(), { token: tokenOf(answer) })).token).toMatch(/^sb_/);
    expect(await identitiesOf()).toMatchObject([{ provider: 'oidc', issuer, subject: identity.subject }]);
    expect(await waitingIn(sendAccountChangedMail)).toContainEqual({ userId: person.id, change: 'sign-in-connected' });
    const entries = (await auditEntriesOf(person.id)).map(({ action, result }) => `${action} ${result}`);
    expect(entries).toEqual(['identity.connect ok', 'session.provider ok', 'session.sign-in ok']);
  });

  it('returns a ticket that is valid for two minutes', async () => {
    const answer = await signIn({}, new Date('2026-03-02T12:00:00Z'));
    const late = visitorCtx({ now: new Date('2026-03-02T12:02:01Z') });
    await expect(openSession(late, { token: tokenOf(answer) })).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('opens a session as old as the sign-in there, unless a code is required here', async () => {
    const authenticatedAt = new Date('2026-03-02T08:00:00Z');
    const sessionFor = async (code?: string) => {
      const token = tokenOf(await signIn({ authenticatedAt }));
      const session = await createSession(visitorCtx(), { token, code });
      return prisma().session.findUniqueOrThrow({ where: { id: session?.id ?? '' } });
    };
    expect((await sessionFor()).authenticatedAt).toEqual(authenticatedAt);
    const secret = newTotpSecret();
    const totpSecret = seal(secondFactorPlace(person.id), secret);
    await prisma().user.update({ where: { id: person.id }, data: { totpSecret, totpConfirmedAt: new Date() } });
    const session = await sessionFor(totpCode(secret, new Date()));
    expect(session.authenticatedAt).toEqual(session.createdAt);
  });

  it('connects one account when it’s made ten times in parallel', async () => {
    const tickets = await Promise.all(Array.from({ length: 10 }, () => signIn()));
    expect(tickets.every((answer) => 'token' in answer)).toBe(true);
    expect(await identitiesOf()).toHaveLength(1);
  });

  it('connects the first of two accounts with one address at the same issuer', async () => {
    const subjects = [uniqueWord(), uniqueWord()];
    const tickets = await Promise.all(subjects.map((subject) => signIn({ subject })));
    expect(tickets.filter((answer) => 'token' in answer)).toHaveLength(1);
    expect(await identitiesOf()).toHaveLength(1);
  });

  it.each([
    ['is not proven', { isEmailProven: false }],
    ['is missing', { email: null }],
    ['belongs to no one', { email: 'nobody@example.com' }],
    ['is no address', { email: 'person' }],
  ])('is refused if the address %s', async (_title, more) => {
    expect(await signIn(more)).toEqual({ refusal: 'refused' });
    expect(await identitiesOf()).toEqual([]);
    expect(await prisma().loginTicket.count({ where: { userId: person.id } })).toBe(0);
  });
});

describe('a person of another company or issuer', () => {
  it('has no separate account: one address is one account in all companies', async () => {
    const other = await buildCompany(prisma());
    await expect(buildUser(prisma(), { companyId: other.id, email: person.email })).rejects.toThrow(/email/);
    await signIn();
    expect(await identitiesOf()).toMatchObject([{ userId: person.id }]);
  });

  it('with the same subject at another issuer is a different person', async () => {
    await signIn();
    expect(await signIn({ issuer: 'https://other.example', isEmailProven: false })).toEqual({ refusal: 'refused' });
  });
});

describe('a connected account', () => {
  it('signs its person in without an address, and shows when', async () => {
    await signIn({}, new Date('2026-03-02T12:00:00Z'));
    await signIn({ email: null, isEmailProven: false }, new Date('2026-03-03T12:00:00Z'));
    expect((await identitiesOf())[0]?.lastUsedAt).toEqual(new Date('2026-03-03T12:00:00Z'));
  });

  it('stays with its person when the provider gives it another person’s address', async () => {
    await signIn();
    const other = await buildUser(prisma(), { companyId });
    const answer = await signIn({ email: other.email });
    const spent = await prisma().loginTicket.findMany({ where: { userId: other.id } });
    expect(['token' in answer, spent.length]).toEqual([true, 0]);
    expect(await identitiesOf(other.id)).toEqual([]);
  });

  it.each([
    [{ blockedAt: new Date() }, 'refused'],
    [{ blockedAt: new Date(), suspendedAt: new Date() }, 'suspended'],
    [{ confirmedAt: null }, 'refused'],
  ])('opens nothing for %j', async (data, refusal) => {
    await signIn();
    await prisma().user.update({ where: { id: person.id }, data });
    expect(await signIn()).toEqual({ refusal });
    expect((await auditEntriesOf(person.id)).at(-1)).toMatchObject({ action: 'session.provider', result: 'refused' });
  });

  it('says only to the verified holder of an address that the account is suspended', async () => {
    const now = new Date();
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: now, suspendedAt: now } });
    expect(await signIn({ isEmailProven: false })).toEqual({ refusal: 'refused' });
    expect(await signIn()).toEqual({ refusal: 'suspended' });
    expect(await identitiesOf()).toEqual([]);
  });

  it('is deleted with its person', async () => {
    await signIn();
    await prisma().user.delete({ where: { id: person.id } });
    expect(await identitiesOf()).toEqual([]);
  });
});
