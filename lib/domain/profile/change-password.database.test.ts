import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { sessionRoom } from '#/lib/domain/live/rooms.ts';
import { changePasswordBody } from '#/lib/domain/profile/profile.schema.ts';
import { changePassword } from '#/lib/domain/profile/profile.service.ts';
import { findSessionById, findSessionOfCall } from '#/lib/domain/sessions/session.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const NEXT = 'seven quiet harbours';
const GOOD = { currentPassword: testPassword, newPassword: NEXT };

let person: User;

openQueue();
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

const hashOf = async ({ id }: User) => (await prisma().user.findUniqueOrThrow({ where: { id } })).passwordHash;
const isLive = async (sessionId: string) => (await findSessionById(sessionId, new Date())) !== null;

describe('a changed password', () => {
  it('works from now on, and the old one doesn’t', async () => {
    await changePassword(await userCtx(person), GOOD);
    expect(await verifyPassword(NEXT, await hashOf(person))).toBe(true);
    expect(await verifyPassword(testPassword, await hashOf(person))).toBe(false);
    const done = { action: 'password.change', subject: `user:${person.id}`, result: 'ok' };
    expect(await prisma().auditEntry.count({ where: done })).toBe(1);
  });

  it('ends the person’s other sessions, no one else’s, and closes their connections', async () => {
    const colleague = await buildUser(prisma(), { companyId: person.companyId });
    const [other, program] = [
      await signInAs(prisma(), person),
      await signInAs(prisma(), person, { kind: 'api' }),
    ] as const;
    const theirs = await signInAs(prisma(), colleague);
    const ctx = await userCtx(person);
    const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    const messages: unknown[] = [];
    listener.on('notification', ({ payload }) => messages.push(JSON.parse(payload ?? '')));
    await listener.query('LISTEN live');
    await changePassword(ctx, GOOD);
    await listener.query('SELECT 1');
    await listener.end();
    expect(messages).toHaveLength(2);
    for (const { id } of [other, program]) expect(messages).toContainEqual(['end', sessionRoom(id), '', {}]);
    expect([await isLive(other.id), await isLive(program.id)]).toEqual([false, false]);
    expect([await isLive(ctx.actor.sessionId), await isLive(theirs.id)]).toEqual([true, true]);
  });

  it('keeps this session’s bearer', async () => {
    const session = await signInAs(prisma(), person, { kind: 'api' });
    const ctx = await userCtx(person);
    ctx.actor.sessionId = session.id;
    await changePassword(ctx, GOOD);
    const program = { isBrowser: false };
    const holder = (bearer: string) => findSessionOfCall({ bearer, cookie: undefined }, program, new Date());
    expect((await holder(session.bearer))?.person.userId).toBe(person.id);
  });

  it('voids earlier tickets and emailed links', async () => {
    const later = new Date(Date.now() + 60_000);
    const of = { userId: person.id, expiresAt: later };
    await prisma().loginTicket.create({ data: { ...of, tokenHash: newSecret('tkt_').hash } });
    await prisma().mailedToken.create({ data: { ...of, kind: 'reset_password', createdAt: new Date() } });
    await changePassword(await userCtx(person), GOOD);
    const open = { userId: person.id, usedAt: null };
    expect(await prisma().loginTicket.count({ where: open })).toBe(0);
    expect(await prisma().mailedToken.count({ where: open })).toBe(0);
  });

  it('happens once in many parallel calls', async () => {
    const ctx = await userCtx(person);
    const tries = Array.from({ length: 5 }, (_, i) => changePassword(ctx, { ...GOOD, newPassword: `${NEXT} ${i}` }));
    const results = await Promise.allSettled(tries);
    const winners = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(winners).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'invalid' });
    expect(await verifyPassword(`${NEXT} ${winners[0]}`, await hashOf(person))).toBe(true);
    await expect(changePassword(ctx, GOOD)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the password isn’t changed', () => {
  it.each([
    ['with a wrong current password', { ...GOOD, currentPassword: 'not it at all' }],
    ['to a common password', { ...GOOD, newPassword: 'PassWord1' }],
    ['to the current password', { ...GOOD, newPassword: testPassword }],
  ])('%s', async (_title, body) => {
    const [before, other] = [await hashOf(person), await signInAs(prisma(), person)];
    await expect(changePassword(await userCtx(person), body)).rejects.toMatchObject({ code: 'invalid' });
    expect(await hashOf(person)).toBe(before);
    expect(await isLive(other.id)).toBe(true);
  });

  it('to the current password, and the message names the field', async () => {
    await expect(changePassword(await userCtx(person), { ...GOOD, newPassword: testPassword })).rejects.toMatchObject({
      messages: ['Choose a password that differs from your current one.'],
    });
  });

  it('for a person without a password', async () => {
    await prisma().user.update({ where: { id: person.id }, data: { passwordHash: null } });
    await expect(changePassword(await userCtx(person), GOOD)).rejects.toMatchObject({ code: 'invalid' });
    expect(await hashOf(person)).toBeNull();
  });

  it('after ten wrong ones, not even with the right one', async () => {
    const ctx = await userCtx(person);
    const wrong = { ...GOOD, currentPassword: 'not it at all' };
    for (let i = 0; i < 10; i++) await expect(changePassword(ctx, wrong)).rejects.toMatchObject({ code: 'invalid' });
    await expect(changePassword(ctx, GOOD)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('to a password that is too short or too long', () => {
    const lengths = [7, 8, 128, 129].map((length) => ({ ...GOOD, newPassword: 'x'.repeat(length) }));
    expect(lengths.map((body) => changePasswordBody.safeParse(body).success)).toEqual([false, true, true, false]);
  });
});
