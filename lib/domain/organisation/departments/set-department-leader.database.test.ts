import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { lockWaiter } from '#/e2e/support/product/lock-waiter.ts';
import type { Department, User } from '#/generated/prisma/client.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { setDepartmentLeader, updateDepartmentName } from '#/lib/domain/organisation/departments/department.service.ts';
import { createDepartment } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let department: Department;
let head: User;
let next: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  [head, next] = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId, firstName: 'Nu' })];
  department = await buildDepartment(prisma(), { companyId, leaderId: head.id, name: 'Research' });
});

const set = async (user: { id: number }, by: User = head) =>
  setDepartmentLeader(await userCtx(by), department.id, { userId: user.id });
const leaderNow = async () => (await prisma().department.findUniqueOrThrow({ where: { id: department.id } })).leaderId;

it('a handover works immediately: the new leader is notified, both live, the old one loses the right', async () => {
  const invitation = { companyId, kind: 'department_leader', departmentId: department.id } as const;
  const { id: invitationId } = await buildInvitation(prisma(), invitation);
  const messages = await liveMessagesOf(async () => expect(await set(next)).toEqual({ leader: 'Nu Example' }));
  for (const { id } of [head, next]) expect(messages).toContainEqual(['rejoin', userRoom(id), '', {}]);
  expect((await userCtx(next)).actor.roles).toEqual(['Department Leader']);
  expect((await userCtx(head)).actor.roles).toEqual(['Member']);
  const notifications = await findNotices({ where: { companyId } });
  expect(notifications).toMatchObject([{ userId: next.id, role: 'Department Leader', title: 'You lead a department' }]);
  const entries = await prisma().auditEntry.findMany({ where: { companyId } });
  expect(entries).toMatchObject([{ action: 'department.leader', details: { userId: next.id, before: head.id } }]);
  expect((await prisma().invitation.findUniqueOrThrow({ where: { id: invitationId } })).revokedAt).not.toBeNull();
  await expect(set(head)).rejects.toMatchObject({ code: 'forbidden' });
});

it('a leader of an unfinished department is the one who finishes it', async () => {
  await prisma().department.update({ where: { id: department.id }, data: { completedAt: null, creatorId: head.id } });
  await set(next, await buildAdministrator(prisma(), { companyId }));
  await expect(createDepartment(await userCtx(head), department.id)).rejects.toMatchObject({ code: 'not_found' });
  await createDepartment(await userCtx(next), department.id);
  expect(await leaderNow()).toBe(next.id);
});

it('a leader who is also an administrator is notified in that role', async () => {
  await prisma().administrator.create({ data: { companyId, userId: head.id, createdAt: new Date() } });
  await set(next, await buildAdministrator(prisma(), { companyId }));
  expect(await findNotices({ where: { userId: head.id } })).toMatchObject([
    { role: 'Administrator', title: 'You no longer lead a department' },
  ]);
});

it('choosing the current leader changes nothing', async () => {
  expect(await set(head)).toEqual({ leader: 'Robin Example' });
  expect(await prisma().auditEntry.count({ where: { companyId } })).toBe(0);
});

it('a leader who is replaced by another person is notified', async () => {
  await set(next, await buildAdministrator(prisma(), { companyId }));
  const notifications = await findNotices({ where: { userId: head.id } });
  expect(notifications).toMatchObject([{ role: 'Member', title: 'You no longer lead a department' }]);
});

it('a person from outside the company can’t be chosen', async () => {
  const foreign = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
  for (const person of [foreign, { id: 2_147_483_647 }])
    await expect(set(person)).rejects.toMatchObject({ code: 'invalid' });
  expect(await leaderNow()).toBe(head.id);
});

it('two parallel choices leave the leader of the later one, and are logged in that order', async () => {
  const administrators = [
    await buildAdministrator(prisma(), { companyId }),
    await buildAdministrator(prisma(), { companyId }),
  ];
  const candidates = [next, await buildUser(prisma(), { companyId })];
  const ctxs = await Promise.all(administrators.map((user) => userCtx(user)));
  await Promise.all(
    ctxs.map((ctx, at) => setDepartmentLeader(ctx, department.id, { userId: candidates[at]?.id ?? 0 })),
  );
  const entries = await prisma().auditEntry.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  const [first, second] = entries.map(({ details }) => details as { userId: number; before: number });
  expect([first?.before, second?.before]).toEqual([head.id, first?.userId]);
  expect(await leaderNow()).toBe(second?.userId);
});

it('choosing a leader locks a leader who is being erased before the department', async () => {
  const ctx = await userCtx(await buildAdministrator(prisma(), { companyId }));
  const { call } = await prisma().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${head.id} FOR UPDATE`;
    const call = setDepartmentLeader(ctx, department.id, { userId: next.id });
    await lockWaiter();
    await tx.$queryRaw`SELECT id FROM departments WHERE id = ${department.id} FOR UPDATE NOWAIT`;
    return { call };
  });
  await call;
  expect(await leaderNow()).toBe(next.id);
});

it('a leader renames their own department, and no other', async () => {
  const ctx = await userCtx(head);
  expect(await updateDepartmentName(ctx, department.id, { name: 'Discovery' })).toEqual({ name: 'Discovery' });
  const entries = await prisma().auditEntry.findMany({ where: { companyId } });
  expect(entries).toMatchObject([{ action: 'department.rename', details: { name: 'Discovery', before: 'Research' } }]);
  const other = await buildDepartment(prisma(), { companyId });
  await expect(updateDepartmentName(ctx, other.id, { name: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' });
});
