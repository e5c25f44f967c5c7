import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { countQueries } from '#/e2e/support/product/count-queries.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Department, User } from '#/generated/prisma/client.ts';
import { getDepartmentContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import {
  findDepartmentByName,
  listDashboardDepartments,
} from '#/lib/domain/organisation/departments/department.service.ts';
import { getDepartment } from '#/lib/domain/organisation/departments/get-department.ts';
import { findTeamByName } from '#/lib/domain/organisation/teams/find-team-by-name.ts';
import { findLedDraft } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let head: User;
let administrator: User;
let department: Department;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const db = prisma();
  companyId = (await buildCompany(db)).id;
  administrator = await buildAdministrator(db, { companyId });
  head = await buildUser(db, { companyId, firstName: 'Hu' });
  department = await buildDepartment(db, { companyId, name: 'Research', leaderId: head.id });
});

const ask = async (user: User, role: RoleName, { id = department.id, page = 1 } = {}) =>
  getDepartmentContract.response.parse(await getDepartment(await userCtx(user, { role }), { id, page })).department;

describe('a department’s page', () => {
  it('has its leader, their invited successor, its teams and future team leaders, in one statement', async () => {
    const db = prisma();
    const leader = await buildUser(db, { companyId, firstName: 'Li' });
    const departmentId = department.id;
    const team = await buildTeam(db, { companyId, departmentId, name: 'Atoms', leaderId: leader.id });
    await buildMember(db, { team });
    await buildTeam(db, { companyId, departmentId, name: 'Bees' });
    await buildTeam(db, { companyId, name: 'Elsewhere' });
    await buildInvitation(db, { companyId, kind: 'team_leader', departmentId, email: 'new@example.com' });
    const next = { firstName: 'Nu', lastName: 'Boss', keepPrevious: false, email: 'nu@example.com' };
    await buildInvitation(db, { companyId, kind: 'department_leader', departmentId, ...next });
    const { teams, link, ...page } = await ask(head, 'Department Leader');
    expect(page).toEqual({
      id: departmentId,
      name: 'Research',
      leader: 'Hu Example',
      leaderEmail: head.email,
      leaderOnboarding: true,
      leaderSuspended: false,
      pendingLeader: {
        email: 'nu@example.com',
        name: 'Nu Boss',
        keep: false,
        isUndelivered: false,
        expiresAt: expect.any(String),
      },
      teamscount: 2,
      total: 3,
    });
    expect(link).toMatch(/\/signUp\/lnk_3\./);
    expect(teams).toMatchObject([
      {
        id: expect.toSatisfy((id) => id < 0),
        name: '',
        email: 'new@example.com',
        status: false,
        leader: '',
        membersCount: 0,
      },
      { id: team.id, name: 'Atoms', leader: 'Li Example', status: true, onboardingCompleted: true, membersCount: 1 },
      { name: 'Bees', leader: '', email: '', status: false, secondaryLeaderName: null, expiresAt: null },
    ]);
    const ctx = await userCtx(administrator);
    expect(await countQueries(() => getDepartment(ctx, { id: departmentId, page: 1 }))).toBe(1);
  });

  it('is for administrators and its own leader', async () => {
    const other = await buildUser(prisma(), { companyId });
    await buildDepartment(prisma(), { companyId, leaderId: other.id });
    expect((await ask(administrator, 'Administrator')).id).toBe(department.id);
    await expect(ask(other, 'Department Leader')).rejects.toMatchObject({ code: 'forbidden' });
    const foreign = await buildDepartment(prisma(), { companyId: (await buildCompany(prisma())).id });
    const draft = await buildDepartment(prisma(), { companyId, creatorId: head.id, completedAt: null });
    for (const id of [foreign.id, draft.id, 2_147_483_647])
      await expect(ask(administrator, 'Administrator', { id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the list of departments to manage', () => {
  it('has every department for an administrator and their own for a leader', async () => {
    const [own, other] = [department, await buildDepartment(prisma(), { companyId, name: 'Sales' })];
    const list = async (user: User, role: RoleName) =>
      (await listDashboardDepartments(await userCtx(user, { role }))).map(({ id }) => id);
    expect(await list(administrator, 'Administrator')).toEqual([own.id, other.id]);
    expect(await list(head, 'Department Leader')).toEqual([own.id]);
  });

  it('has no drafts, which their leader finishes elsewhere', async () => {
    const unfinished = { companyId, leaderId: head.id, creatorId: head.id, completedAt: null, name: '' };
    const draft = await buildDepartment(prisma(), unfinished);
    const ctx = await userCtx(head, { role: 'Department Leader' });
    for (const reader of [ctx, await userCtx(administrator)])
      expect(await listDashboardDepartments(reader)).toEqual([{ id: department.id, name: 'Research' }]);
    expect(await findLedDraft(ctx, 'department')).toEqual({ id: draft.id, name: '' });
    expect(await findLedDraft(ctx, 'team')).toBeNull();
    expect(await findLedDraft(await userCtx(administrator), 'department')).toBeNull();
  });
});

describe('the path of a page', () => {
  it('names what this person can manage: of two with one name the older, or the one with the given id', async () => {
    const db = prisma();
    const twin = await buildDepartment(db, { companyId, name: 'Research' });
    const departmentId = twin.id;
    const [inside, outside] = [
      await buildTeam(db, { companyId, departmentId, name: 'Atoms' }),
      await buildTeam(db, { companyId, name: 'Atoms' }),
    ];
    const above = await userCtx(administrator);
    const own = await userCtx(head);
    expect(await findDepartmentByName(above, { name: 'Research' })).toEqual({ id: department.id, name: 'Research' });
    expect(await findDepartmentByName(above, { name: 'Research', id: twin.id })).toEqual({
      id: twin.id,
      name: 'Research',
    });
    expect(await findDepartmentByName(own, { name: 'Research', id: twin.id })).toBeNull();
    expect(await findDepartmentByName(own, { name: 'Sales' })).toBeNull();
    expect((await findTeamByName(above, { name: 'Atoms', departmentName: 'Research' }))?.id).toBe(inside.id);
    expect((await findTeamByName(above, { name: 'Atoms', departmentName: 'Other' }))?.id).toBe(outside.id);
    expect((await findTeamByName(above, { name: 'Atoms' }))?.id).toBe(inside.id);
    expect(await findTeamByName(own, { name: 'Atoms' })).toBeNull();
    const elsewhere = await buildAdministrator(db, { companyId: (await buildCompany(db)).id });
    expect(await findTeamByName(await userCtx(elsewhere), { name: 'Atoms' })).toBeNull();
  });
});
