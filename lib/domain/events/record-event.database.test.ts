import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma, type Transaction } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let ctx: UserCtx;
let administrator: User;
let person: User;
let team: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId });
  ctx = await userCtx(administrator);
  person = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, name: 'Harbour' });
});

const removeMember = (tx: Transaction) =>
  recordEvent(tx, ctx, {
    action: 'team.member-remove',
    subject: `team:${team.id}`,
    details: { userId: person.id },
    facts: { userId: person.id, team },
    roleChanges: [person.id, null, person.id],
  });

const traces = async () => ({
  entries: await prisma().auditEntry.findMany({ where: { companyId: team.companyId } }),
  notifications: await findNotices({ where: { companyId: team.companyId } }),
});

it('an event is one row of the audit log, and reaches its listeners when it’s committed', async () => {
  const messages = await liveMessagesOf(() => prisma().$transaction(removeMember));
  const { entries, notifications } = await traces();
  expect(entries).toMatchObject([{ action: 'team.member-remove', details: { userId: person.id } }]);
  expect(notifications).toMatchObject([{ userId: person.id, title: 'You’re no longer in a team' }]);
  expect(messages.map(([op, room]) => [op, room])).toEqual([
    ['emit', userRoom(person.id)],
    ['rejoin', userRoom(person.id)],
  ]);
});

it('an event leaves nothing if the transaction fails', async () => {
  const failing = prisma().$transaction(async (tx) => {
    await removeMember(tx);
    throw new Error('something else went wrong');
  });
  expect(await liveMessagesOf(() => expect(failing).rejects.toThrow('went wrong'))).toEqual([]);
  expect(await traces()).toEqual({ entries: [], notifications: [] });
});

it('an event notifies no one if its code says so, which the types require', async () => {
  const act = { action: 'team.member-remove', subject: `team:${team.id}`, details: { userId: person.id } } as const;
  await prisma().$transaction((tx) => recordEvent(tx, ctx, { ...act, facts: null }));
  type MayForget = typeof act extends Parameters<typeof recordEvent<'team.member-remove'>>[2] ? true : false;
  const mayForget: MayForget = false;
  expect(mayForget).toBe(false);
  expect(await traces()).toMatchObject({ entries: [{ result: 'ok' }], notifications: [] });
});

it('an event says who did what in which role, when, and in which request', async () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const at = await userCtx(administrator, { now });
  const details = { name: 'Harbour' };
  await recordEvent(prisma(), at, { action: 'team.create', subject: 'team:1', details, facts: null });
  expect((await traces()).entries).toMatchObject([
    {
      at: now,
      actorKind: 'user',
      actorId: administrator.id,
      role: 'Administrator',
      action: 'team.create',
      subject: 'team:1',
      result: 'ok',
      requestId: at.requestId,
      details,
    },
  ]);
});

it('an event stores only details that its type names', async () => {
  const details: { people: number } = Object.assign({ people: 2 }, { email: 'ada@example.com' });
  await expect(recordEvent(prisma(), ctx, { action: 'team.nudge', details })).rejects.toThrow('email');
  expect((await traces()).entries).toEqual([]);
});

it('what a visitor tries without a company is a line of the log, and no row', async () => {
  const warned = vi.spyOn(log(), 'warn').mockReturnValue();
  const before = await prisma().auditEntry.count();
  const visitor = visitorCtx();
  await recordEvent(prisma(), visitor, { action: 'session.sign-in', result: 'failed' });
  await prisma().$transaction((tx) =>
    recordEvent(tx, visitor, { action: 'session.provider', result: 'refused', details: { provider: 'oidc' } }),
  );
  expect(await prisma().auditEntry.count()).toBe(before);
  const { requestId } = visitor;
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    { requestId, action: 'session.sign-in', result: 'failed' },
    { requestId, action: 'session.provider', result: 'refused', provider: 'oidc' },
  ]);
});

it('an event can’t be changed or removed afterwards', async () => {
  const { companyId } = team;
  await recordEvent(prisma(), visitorCtx(), { action: 'password.check', companyId });
  const where = { companyId };
  await expect(prisma().auditEntry.updateMany({ where, data: { action: 'y' } })).rejects.toThrow(/insert only/);
  await expect(prisma().auditEntry.deleteMany({ where })).rejects.toThrow(/insert only/);
  expect((await traces()).entries).toMatchObject([{ action: 'password.check' }]);
});
