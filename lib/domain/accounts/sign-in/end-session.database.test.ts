import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import type { User } from '#/generated/prisma/client.ts';
import { createSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import {
  createTicket,
  endOtherSessions,
  endSession,
  listSessions,
} from '#/lib/domain/accounts/sign-in/session.service.ts';
import { sessionRoom } from '#/lib/domain/live/rooms.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let person: User;
let colleague: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
  colleague = await buildUser(prisma(), { companyId });
});

const isLive = async (id: string) => (await findSessionById(id, new Date())) !== null;

describe('the list of sessions', () => {
  it('contains the person’s live ones, this one first, each with its device in words', async () => {
    const other = await signInAs(prisma(), person);
    const ctx = await userCtx(person);
    const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
    await prisma().session.update({
      where: { id: other.id },
      data: { device, lastSeenAt: new Date(Date.now() + 1000) },
    });
    const program = await signInAs(prisma(), person, { kind: 'api', now: new Date(Date.now() - 60_000) });
    const [revoked, idle] = [await signInAs(prisma(), person), await signInAs(prisma(), person)];
    await prisma().session.update({ where: { id: revoked.id }, data: { revokedAt: new Date() } });
    await prisma().session.update({ where: { id: idle.id }, data: { idleUntil: new Date() } });
    await signInAs(prisma(), colleague);
    expect(await listSessions(ctx)).toMatchObject([
      { id: ctx.actor.sessionId, isCurrent: true, isProgram: false, device: 'Unrecognised device' },
      { id: other.id, isCurrent: false, isProgram: false, device: 'Firefox on Linux' },
      { id: program.id, isCurrent: false, isProgram: true },
    ]);
  });
});

describe('ending a session', () => {
  it('ends that one, notifies every process, and is logged', async () => {
    const [other, third] = [await signInAs(prisma(), person), await signInAs(prisma(), person)];
    const ctx = await userCtx(person);
    const messages = await liveMessagesOf(() => endSession(ctx, { id: other.id }));
    expect(messages).toEqual([['end', sessionRoom(other.id), '', {}]]);
    expect(await isLive(other.id)).toBe(false);
    expect(await isLive(third.id)).toBe(true);
    expect(await prisma().auditEntry.findMany({ where: { companyId: person.companyId } })).toMatchObject([
      { action: 'session.end', subject: `session:${other.id}`, actorId: person.id },
    ]);
  });

  it('returns the same for a colleague’s, an ended and an unknown one', async () => {
    const theirs = await signInAs(prisma(), colleague);
    const ctx = await userCtx(person);
    const ended = await signInAs(prisma(), person);
    await endSession(ctx, { id: ended.id });
    for (const id of [theirs.id, ended.id, randomUUID()])
      await expect(endSession(ctx, { id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await isLive(theirs.id)).toBe(true);
  });
});

describe('ending all other sessions', () => {
  it('keeps this one and other people’s, and voids waiting tickets', async () => {
    const others = [await signInAs(prisma(), person), await signInAs(prisma(), person, { kind: 'api' })];
    const theirs = await signInAs(prisma(), colleague);
    const ticket = await createTicket(prisma(), { userId: person.id }, new Date());
    const ctx = await userCtx(person);
    const messages = await liveMessagesOf(async () => expect(await endOtherSessions(ctx)).toEqual({ ended: 2 }));
    const rooms = messages.map(([op, room]) => [op, room].join(' ')).sort();
    expect(rooms).toEqual(others.map(({ id }) => `end ${sessionRoom(id)}`).sort());
    for (const { id } of others) expect(await isLive(id)).toBe(false);
    for (const id of [ctx.actor.sessionId, theirs.id]) expect(await isLive(id)).toBe(true);
    expect(await createSession(visitorCtx(), ticket)).toBeNull();
  });
});
