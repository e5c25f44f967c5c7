import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { User } from '#/generated/prisma/client.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { listDepartments } from '#/lib/domain/organisation/departments/department.service.ts';
import {
  getDepartmentDraft,
  listDepartmentDrafts,
  saveDepartmentDraft,
} from '#/lib/domain/organisation/drafts/department-draft.service.ts';
import { listTeamDrafts } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { createDepartment, createTeam } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let founder: User;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  founder = await buildAdministrator(prisma(), { companyId });
});

const form = { name: 'Research', perfomingScoreId: 4 };

describe('a department', () => {
  it('is started, saved, changed and created; its creator leads it, live', async () => {
    const ctx = await userCtx(founder);
    expect((await getDepartmentDraft(ctx, undefined)).department).toEqual({
      id: null,
      name: '',
      perfomingScoreId: null,
      leader: null,
    });
    const { id } = await saveDepartmentDraft(ctx, undefined, form);
    await saveDepartmentDraft(ctx, id, { ...form, name: 'Discovery' });
    const draft = await getDepartmentDraft(ctx, id);
    expect(draft.department).toEqual({ id, name: 'Discovery', perfomingScoreId: 4, leader: null });
    expect(draft.perfomingScores).toHaveLength(5);
    expect((await listDepartmentDrafts(ctx)).departments).toEqual([{ id, name: 'Discovery', leader: null }]);
    expect(await listDepartments(ctx)).toHaveLength(1);
    const messages = await liveMessagesOf(async () =>
      expect(await createDepartment(ctx, id)).toEqual({ id, name: 'Discovery' }),
    );
    expect(messages).toEqual([['rejoin', userRoom(founder.id), '', {}]]);
    expect((await userCtx(founder)).actor.roles).toEqual(['Administrator', 'Department Leader']);
    expect((await listDepartmentDrafts(ctx)).departments).toEqual([]);
    expect(await listDepartments(ctx)).toEqual([
      { id: 0, name: 'Other' },
      { id, name: 'Discovery' },
    ]);
  });

  it('can be started fifty times a day, teams and departments together', async () => {
    const ctx = await userCtx(founder);
    for (let i = 0; i < 50; i++) await saveDepartmentDraft(ctx, undefined, form);
    await expect(saveDepartmentDraft(ctx, undefined, form)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await listDepartmentDrafts(ctx)).departments).toHaveLength(50);
  });

  it('is created once by twenty parallel calls', async () => {
    const ctx = await userCtx(founder);
    const { id } = await saveDepartmentDraft(ctx, undefined, form);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => createDepartment(ctx, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const reason of refusalsOf(results)) expect(reason).toMatchObject({ code: 'not_found' });
    expect(await prisma().auditEntry.count({ where: { companyId, action: 'department.create' } })).toBe(1);
  });

  it('isn’t found if it’s another person’s, another company’s, finished or unknown', async () => {
    const colleague = await buildUser(prisma(), { companyId });
    const foreign = await buildCompany(prisma());
    const drafts = [
      { companyId, creatorId: colleague.id, completedAt: null },
      { companyId, creatorId: founder.id, leaderId: founder.id },
      { companyId: foreign.id, completedAt: null },
    ];
    const departments = await Promise.all(drafts.map((fields) => buildDepartment(prisma(), fields)));
    const ctx = await userCtx(founder, { role: 'Administrator' });
    const ids = [...departments.map((department) => department.id), 2_147_483_647];
    const calls = [
      getDepartmentDraft,
      createDepartment,
      (...at: [typeof ctx, number]) => saveDepartmentDraft(...at, form),
    ];
    const attempts = await Promise.allSettled(ids.flatMap((id) => calls.map((call) => call(ctx, id))));
    const nothing = expect.objectContaining({
      code: 'not_found',
      message: 'Not found. It may have been deleted, or you may not have access.',
    });
    expect(refusalsOf(attempts)).toEqual(attempts.map(() => nothing));
  });
});

describe('a department that an invited leader has to finish', () => {
  it('is listed for its leader, can’t be created without a name, and stays theirs', async () => {
    const leader = await buildUser(prisma(), { companyId });
    const draft = { companyId, leaderId: leader.id, name: '', completedAt: null };
    const [department, team] = [await buildDepartment(prisma(), draft), await buildTeam(prisma(), draft)];
    const ctx = await userCtx(leader, { role: 'Department Leader' });
    expect((await listDepartmentDrafts(ctx)).departments).toEqual([{ id: department.id, name: '', leader: null }]);
    expect((await listTeamDrafts(ctx)).teams).toEqual([{ id: team.id, name: '', leader: null }]);
    await expect(createDepartment(ctx, department.id)).rejects.toMatchObject({
      message: 'Department name is required.',
    });
    await expect(createTeam(ctx, team.id)).rejects.toMatchObject({ message: 'Team name is required.' });
    await saveDepartmentDraft(ctx, department.id, form);
    await createDepartment(ctx, department.id);
    const storedDepartment = await prisma().department.findUniqueOrThrow({ where: { id: department.id } });
    expect(storedDepartment).toMatchObject({ leaderId: leader.id, name: 'Research', completedAt: expect.any(Date) });
  });
});

describe('a team', () => {
  it('that is created in another leader’s department is announced to them', async () => {
    const head = await buildUser(prisma(), { companyId });
    const { id: departmentId } = await buildDepartment(prisma(), { companyId, leaderId: head.id, name: 'Research' });
    const draft = { companyId, departmentId, creatorId: founder.id, completedAt: null, name: 'Atoms' };
    await createTeam(await userCtx(founder), (await buildTeam(prisma(), draft)).id);
    const notifications = await findNotices({ where: { userId: head.id } });
    expect(notifications).toMatchObject([{ role: 'Department Leader', title: 'New team in your department' }]);
  });
});
