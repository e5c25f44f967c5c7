import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { lockWaiter } from '#/e2e/support/product/lock-waiter.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { removeAccount } from '#/lib/domain/profile/profile.service.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { sessionCookieName } from '#/lib/platform/cookies/cookies.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let company: Company;
let person: User;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId: company.id });
});

const storedUser = (user = person) => prisma().user.findUniqueOrThrow({ where: { id: user.id } });
const remove = async (user = person) => removeAccount(await userCtx(user));
const isGone = async (user: User) => (await storedUser(user)).blockedAt !== null;

describe('deleting an account', () => {
  it('of an administrator closes the ways back in', async () => {
    const administrator = await buildAdministrator(prisma(), { companyId: company.id });
    await buildAdministrator(prisma(), { companyId: company.id });
    const admin = { companyId: company.id, kind: 'company_administrator' as const, invitedById: administrator.id };
    await buildInvitation(prisma(), admin);
    const fromAnother = await buildInvitation(prisma(), { ...admin, invitedById: person.id });
    const versions = () =>
      prisma().company.findUniqueOrThrow({
        where: { id: company.id },
        select: { administratorLinkVersion: true, departmentLinkVersion: true, teamLeaderLinkVersion: true },
      });
    const open = async () =>
      (await prisma().invitation.findMany({ where: { companyId: company.id, revokedAt: null } })).map(({ id }) => id);
    const before = await versions();
    await remove(administrator);
    expect(await open()).toEqual([fromAnother.id]);
    const raised = Object.fromEntries(Object.entries(before).map(([name, version]) => [name, version + 1]));
    expect(await versions()).toEqual(raised);
    await remove();
    expect(await versions()).toEqual(raised);
    expect(await open()).toEqual([fromAnother.id]);
  });

  it('ends every session and says so, frees the address, and is logged', async () => {
    const other = await signInAs(prisma(), person, { kind: 'api' });
    const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    const messages: unknown[] = [];
    listener.on('notification', ({ payload }) => messages.push(JSON.parse(payload ?? '')));
    await listener.query('LISTEN live');
    const ctx = await userCtx(person);
    await removeAccount(ctx);
    await listener.query('SELECT 1');
    await listener.end();
    expect(messages).toEqual([['end', userRoom(person.id), '', {}]]);
    for (const id of [other.id, ctx.actor.sessionId]) expect(await findSessionById(id, new Date())).toBeNull();
    expect(ctx.cookies).toEqual([{ name: sessionCookieName(), value: null, maxAgeSeconds: 0 }]);
    await buildUser(prisma(), { companyId: company.id, email: person.email });
    const entries = await prisma().auditEntry.findMany({ where: { subject: `user:${person.id}` } });
    expect(entries).toMatchObject([{ action: 'account.remove', actorId: person.id, companyId: company.id }]);
  });

  it('happens once in five parallel calls', async () => {
    const ctx = await userCtx(person);
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => removeAccount(ctx)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'signed_out' });
    await expect(removeAccount(ctx)).rejects.toMatchObject({ code: 'signed_out' });
  });
});

describe('an old sign-in', () => {
  it('of 15 minutes ago is refused with a message, and nothing is erased', async () => {
    const attempt = removeAccount(await userCtx(person, { signedInAgo: 15 }));
    await expect(attempt).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringMatching(/^Sign in again first/),
    });
    expect(await storedUser()).toEqual(person);
  });

  it('of a little less is enough', async () => {
    await removeAccount(await userCtx(person, { signedInAgo: 14 }));
    expect(await isGone(person)).toBe(true);
  });
});

describe('the last administrator', () => {
  let administrator: User;
  beforeEach(async () => {
    administrator = await buildAdministrator(prisma(), { companyId: company.id });
  });

  it('can’t delete their account, whatever other people there are', async () => {
    await buildAdministrator(prisma(), { companyId: company.id, blockedAt: new Date() });
    await buildAdministrator(prisma(), { companyId: company.id, confirmedAt: null });
    await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
    await expect(remove(administrator)).rejects.toMatchObject({ code: 'invalid' });
    expect(await isGone(administrator)).toBe(false);
  });

  it('can’t delete it in any role, and doesn’t keep others from deleting theirs', async () => {
    const team = await buildTeam(prisma(), { companyId: company.id });
    await buildMember(prisma(), { team, user: administrator });
    const asMember = await userCtx(administrator, { role: 'Member' });
    await expect(removeAccount(asMember)).rejects.toMatchObject({ code: 'invalid' });
    await remove(person);
    expect([await isGone(administrator), await isGone(person)]).toEqual([false, true]);
  });

  it('has their own row locked before the company’s', async () => {
    const ctx = await userCtx(person);
    const { call } = await prisma().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM users WHERE id = ${person.id} FOR SHARE`;
      const call = removeAccount(ctx);
      await lockWaiter();
      await tx.$queryRaw`SELECT id FROM companies WHERE id = ${company.id} FOR NO KEY UPDATE NOWAIT`;
      return { call };
    });
    await call;
    expect(await isGone(person)).toBe(true);
  });

  it('stays if two delete their accounts in parallel', async () => {
    const other = await buildAdministrator(prisma(), { companyId: company.id });
    const ctxs = await Promise.all([administrator, other].map((user) => userCtx(user)));
    const results = await Promise.allSettled(ctxs.map((ctx) => removeAccount(ctx)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await prisma().administrator.count({ where: { companyId: company.id } })).toBe(1);
  });
});
