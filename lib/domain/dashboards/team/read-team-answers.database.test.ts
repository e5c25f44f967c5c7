import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let leader: User;
let team: Team;
let member: User;

beforeAll(async () => {
  await testDatabase();
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  member = await buildMember(prisma(), { team });
});
afterAll(closeDatabase);

describe('permission to read a team', () => {
  async function viewBy(user: User, role: RoleName, id: number, member = 0) {
    const ctx = await userCtx(user, { role });
    try {
      await getTeamDashboard(ctx, { id, period: '1w', member });
      return 'shown';
    } catch (error) {
      if (!isProblem(error)) throw error;
      return `${error.code}: ${error.message}`;
    }
  }

  it('is refused to people of another company, in the same words as for a missing team', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const stranger = await buildUser(prisma(), { companyId });
    const theirs = await buildTeam(prisma(), { companyId, leaderId: stranger.id });
    const unknown = await viewBy(leader, 'Team Leader', 2_147_483_647);
    expect(unknown).toMatch(/^not_found/);
    expect(await viewBy(leader, 'Team Leader', theirs.id)).toBe(unknown);
    expect(await viewBy(stranger, 'Team Leader', team.id)).toBe(unknown);
    const theirMember = await buildMember(prisma(), { team: theirs });
    expect(await viewBy(leader, 'Team Leader', team.id, theirMember.id)).toBe(unknown);
    expect(await viewBy(leader, 'Team Leader', team.id, 2_147_483_647)).toBe(unknown);
  });

  it('is refused to people without a relation to it, and allows only leaders to read by name', async () => {
    const { companyId } = team;
    const second = await buildUser(prisma(), { companyId });
    await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: second.id } });
    const other = await buildTeam(prisma(), { companyId });
    expect(await viewBy(leader, 'Team Leader', other.id)).toMatch(/^forbidden/);
    expect(await viewBy(member, 'Member', other.id)).toMatch(/^forbidden/);
    expect(await viewBy(member, 'Member', team.id, member.id)).toMatch(/^forbidden/);
    expect(await viewBy(second, 'Team Leader', team.id, member.id)).toBe('shown');
  });

  it('allows administrators every team and department leaders theirs, but not by name', async () => {
    const { companyId } = team;
    const administrator = await buildAdministrator(prisma(), { companyId });
    const departmentLeader = await buildUser(prisma(), { companyId });
    const department = await buildDepartment(prisma(), { companyId, leaderId: departmentLeader.id });
    const theirs = await buildTeam(prisma(), { companyId, departmentId: department.id });
    const their = await buildMember(prisma(), { team: theirs });
    expect(await viewBy(administrator, 'Administrator', team.id)).toBe('shown');
    expect(await viewBy(administrator, 'Administrator', team.id, member.id)).toMatch(/^forbidden/);
    expect(await viewBy(departmentLeader, 'Department Leader', theirs.id)).toBe('shown');
    expect(await viewBy(departmentLeader, 'Department Leader', team.id)).toMatch(/^forbidden/);
    expect(await viewBy(departmentLeader, 'Department Leader', theirs.id, their.id)).toMatch(/^forbidden/);
  });
});
