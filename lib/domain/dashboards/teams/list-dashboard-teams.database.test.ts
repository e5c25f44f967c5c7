import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { countDashboardTeams, listDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

/** Creates one person who has every role, each for a different team. */
async function buildAllRounder() {
  const { id: companyId } = await buildCompany(prisma());
  const person = await buildAdministrator(prisma(), { companyId });
  const department = await buildDepartment(prisma(), { companyId, leaderId: person.id, name: 'North' });
  const member = await buildTeam(prisma(), { companyId, name: 'A member' });
  await buildMember(prisma(), { team: member, user: person });
  const teams = {
    member,
    leads: await buildTeam(prisma(), { companyId, name: 'B leads', leaderId: person.id }),
    seconds: await buildTeam(prisma(), { companyId, name: 'C seconds', secondaryLeaderId: person.id }),
    department: await buildTeam(prisma(), { companyId, name: 'D department', departmentId: department.id }),
    none: await buildTeam(prisma(), { companyId, name: 'E none' }),
  };
  await buildTeam(prisma(), {
    companyId,
    name: 'F draft',
    creatorId: person.id,
    leaderId: person.id,
    completedAt: null,
  });
  return { person, teams };
}

const expected: [RoleName, string[]][] = [
  ['Administrator', ['A member', 'B leads', 'C seconds', 'D department', 'E none']],
  ['Team Leader', ['B leads', 'C seconds']],
  ['Department Leader', ['D department']],
  ['Member', ['A member']],
];

it.each(expected)('a %s sees the teams of that role, finished and in their own company', async (role, names) => {
  await buildAllRounder();
  const { person } = await buildAllRounder();
  const teams = await listDashboardTeams(await userCtx(person, { role }));
  expect(teams.map(({ name }) => name)).toEqual(names);
  expect(await countDashboardTeams(await userCtx(person, { role }))).toBe(names.length);
});

it('a team has both leaders, and the number of members and open invitations', async () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const { person, teams } = await buildAllRounder();
  const { id: teamId, companyId } = teams.leads;
  await buildMember(prisma(), { team: teams.leads });
  await buildMember(prisma(), { team: teams.leads, user: { blockedAt: now } });
  const target = { companyId, kind: 'team_member', teamId, createdAt: now } as const;
  for (const state of [{}, { acceptedAt: now }, { revokedAt: now }, { expiresAt: now }])
    await buildInvitation(prisma(), { ...target, ...state });
  const other = await buildUser(prisma(), { companyId, firstName: 'Jo', lastName: 'Second' });
  await prisma().team.update({ where: { id: teamId }, data: { secondaryLeaderId: other.id } });
  const [team] = await listDashboardTeams(await userCtx(person, { role: 'Team Leader', now }));
  expect(team).toEqual({
    id: teamId,
    name: 'B leads',
    departmentName: null,
    leader: 'Robin Example',
    secondaryLeader: 'Jo Second',
    membersCount: 2,
    openInvitations: 1,
  });
});

it('teams load in pages of fifty on request, or else all together', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const person = await buildAdministrator(prisma(), { companyId });
  const names = Array.from({ length: 53 }, (_, at) => `Team ${String(at).padStart(2, '0')}`);
  for (const name of names) await buildTeam(prisma(), { companyId, name });
  const ctx = await userCtx(person);
  const namesOf = async (page?: number) => (await listDashboardTeams(ctx, page)).map(({ name }) => name);
  expect(await namesOf()).toEqual(names);
  expect(await namesOf(1)).toEqual(names.slice(0, 50));
  expect(await namesOf(2)).toEqual(names.slice(50));
  expect(await namesOf(3)).toEqual([]);
});
