import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Identity, User } from '#/generated/prisma/client.ts';
import { listIdentities, removeIdentity } from '#/lib/domain/accounts/providers/identity.service.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const issuers = { google: 'https://accounts.google.com', oidc: 'https://id.acme.example/realm' };

let person: User;

beforeAll(async () => {
  // One provider is offered, and the other one no longer is.
  process.env.OIDC_GOOGLE_CLIENT_ID = 'id';
  process.env.OIDC_GOOGLE_CLIENT_SECRET = 'secret';
});
openQueue();
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

const at = new Date('2026-03-02T12:00:00Z');
const connect = (provider: keyof typeof issuers, more: Partial<Identity> = {}) =>
  prisma().identity.create({
    data: {
      userId: person.id,
      provider,
      issuer: issuers[provider],
      subject: uniqueWord(),
      createdAt: at,
      lastUsedAt: at,
      ...more,
    },
  });
const withoutPassword = () => prisma().user.update({ where: { id: person.id }, data: { passwordHash: null } });
const remove = async ({ id }: { id: number }, password?: string) =>
  removeIdentity(await userCtx(person), { id, password });
const left = () => prisma().identity.count({ where: { userId: person.id } });

describe('the list of connected sign-ins', () => {
  it('names the provider, or the issuer if it’s no longer offered, and offers what isn’t connected', async () => {
    expect(await listIdentities(await userCtx(person))).toEqual({
      identities: [],
      offered: [{ id: 'google', name: 'Google' }],
      hasPassword: true,
    });
    await connect('google', { email: 'ada@gmail.example' });
    await connect('oidc');
    expect(await listIdentities(await userCtx(person))).toMatchObject({
      identities: [
        { name: 'Google', email: 'ada@gmail.example', isRemovable: true },
        { name: 'id.acme.example', email: null, isRemovable: true },
      ],
      offered: [],
    });
  });
});

describe('removing a connected sign-in', () => {
  it('notifies the person and is logged', async () => {
    const identity = await connect('google');
    await remove(identity, testPassword);
    expect(await left()).toBe(0);
    expect(await waitingIn(sendAccountChangedMail)).toContainEqual({ userId: person.id, change: 'sign-in-removed' });
    const entry = await prisma().auditEntry.findFirst({ where: { action: 'identity.remove', actorId: person.id } });
    expect(entry).toMatchObject({ subject: `user:${person.id}`, details: { provider: 'google' } });
  });

  it.each([
    [undefined, 'Enter your password.'],
    ['wrong-harbour-42', 'That password is wrong. Try again.'],
  ])('needs the password of a person who has one: not %j', async (password, message) => {
    const identity = await connect('google');
    await expect(remove(identity, password)).rejects.toMatchObject({ code: 'invalid', message });
    expect(await left()).toBe(1);
  });

  it('never removes the last way in: without a password the only usable one stays', async () => {
    await withoutPassword();
    const [google, oidc] = [await connect('google'), await connect('oidc')];
    await expect(remove(google)).rejects.toMatchObject({ code: 'conflict' });
    const { identities, hasPassword } = await listIdentities(await userCtx(person));
    expect(hasPassword).toBe(false);
    expect(identities.map(({ isRemovable }) => isRemovable)).toEqual([false, true]);
    await remove(oidc);
    await expect(remove(google)).rejects.toMatchObject({ code: 'conflict' });
    expect(await left()).toBe(1);
  });

  it('removes one of the last two when both are removed in parallel', async () => {
    await withoutPassword();
    const both = [await connect('google'), await connect('google', { issuer: 'https://second.example' })];
    const results = await Promise.allSettled(both.map((identity) => remove(identity)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await left()).toBe(1);
  });

  it('works for one’s own only: another person’s isn’t found', async () => {
    const theirs = await connect('google');
    person = await buildUser(prisma(), { companyId: person.companyId });
    await expect(remove(theirs)).rejects.toMatchObject({ code: 'not_found' });
    expect(await prisma().identity.count({ where: { id: theirs.id } })).toBe(1);
  });
});
