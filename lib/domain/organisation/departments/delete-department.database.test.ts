import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Department, User } from '#/generated/prisma/client.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { deleteDepartment } from '#/lib/domain/organisation/departments/department.service.ts';
import { saveTeamDraft } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { teamDraftBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let head: User;
let department: Department;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  head = await buildUser(prisma(), { companyId });
  department = await buildDepartment(prisma(), { companyId, leaderId: head.id, name: 'Research' });
});

const remove = async () => deleteDepartment(await userCtx(head, { role: 'Department Leader' }), department.id);

it('a deleted department’s teams and drafts stay, its invitations end, and its leader loses the role', async () => {
  const db = prisma();
  const departmentId = department.id;
  const team = await buildTeam(db, { companyId, departmentId, leaderId: head.id });
  const member = await buildMember(db, { team });
  const draft = await buildTeam(db, { companyId, departmentId, creatorId: member.id, completedAt: null });
  const elsewhere = await buildTeam(db, { companyId, departmentId: (await buildDepartment(db, { companyId })).id });
  await buildInvitation(db, { companyId, kind: 'team_leader', departmentId });
  await buildInvitation(db, { companyId, kind: 'department_leader', departmentId });
  const memberInvitation = await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id });
  const messages = await liveMessagesOf(remove);
  expect(messages).toEqual([['rejoin', userRoom(head.id), '', {}]]);
  const teams = await db.team.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  expect(teams.map(({ id, departmentId: within }) => [id, within])).toEqual([
    [team.id, null],
    [draft.id, null],
    [elsewhere.id, elsewhere.departmentId],
  ]);
  expect(await db.teamMember.count({ where: { teamId: team.id } })).toBe(1);
  expect((await db.invitation.findMany({ where: { companyId } })).map(({ id }) => id)).toEqual([memberInvitation.id]);
  expect((await userCtx(head)).actor.roles).toEqual(['Team Leader']);
  const entries = await db.auditEntry.findMany({ where: { companyId } });
  expect(entries).toMatchObject([{ action: 'department.delete', details: { name: 'Research', teams: 2 } }]);
});

it('deleting a department twice in parallel deletes it once', async () => {
  const ctx = await userCtx(head);
  const results = await Promise.allSettled([1, 2, 3].map(() => deleteDepartment(ctx, department.id)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const reason of refusalsOf(results)) expect(reason).toMatchObject({ code: 'not_found' });
});

it('teams created during the deletion end without a department or are refused with a message', async () => {
  const form = teamDraftBody.parse({
    name: 'Rockets',
    departamentId: department.id,
    invites: [],
    performingScoreId: 3,
    checkinDay: 1,
    frequencyId: 1,
    surveysTimeSend: '12:00',
    workingDays: [1],
  });
  const ctx = await userCtx(head);
  const [deletion, ...creations] = await Promise.allSettled([
    deleteDepartment(ctx, department.id),
    ...Array.from({ length: 20 }, () => saveTeamDraft(ctx, undefined, form)),
  ]);
  expect(deletion.status).toBe('fulfilled');
  for (const reason of refusalsOf(creations))
    expect(reason).toMatchObject({ code: 'invalid', message: 'Choose a department.' });
  const teams = await prisma().team.findMany({ where: { companyId } });
  expect(teams).toHaveLength(creations.filter(({ status }) => status === 'fulfilled').length);
  for (const team of teams) expect(team.departmentId).toBeNull();
});
