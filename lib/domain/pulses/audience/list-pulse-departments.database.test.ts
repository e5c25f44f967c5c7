import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { listPulseDepartments } from '#/lib/domain/pulses/audience/audience.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

let scene: Awaited<ReturnType<typeof buildManagedCompany>>;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildManagedCompany();
  const companyId = scene.company.id;
  const other = await buildDepartment(prisma(), { companyId, name: 'Care' });
  await buildTeam(prisma(), { companyId, name: 'Support', departmentId: other.id, leaderId: scene.teamLeader.id });
  const alone = await buildTeam(prisma(), { companyId, name: 'Alone', secondaryLeaderId: scene.colleague.id });
  for (let at = 0; at < 5; at++) await buildMember(prisma(), { team: alone });
  await buildMember(prisma(), { team: alone, user: { blockedAt: new Date() } });
  await buildTeam(prisma(), { companyId, name: 'Draft', leaderId: scene.teamLeader.id, completedAt: null });
  await buildTeam(prisma(), { companyId: (await buildManagedCompany()).company.id, name: 'Foreign' });
});

async function teamsOf(user: { id: number }, role: RoleName): Promise<string[]> {
  const { departments } = await listPulseDepartments(await userCtx(user, { role }));
  return departments.flatMap(({ id, name, teams }) =>
    teams.map((team) => {
      const counts = [team.membersCount, team.unfinishedCount].join('+');
      return `${id === 0 ? 0 : ''}${name}/${team.name} ${counts}${team.isLarge ? ' large' : ''}`;
    }),
  );
}

it('an administrator sees every finished team, and how many of its people can be asked', async () => {
  expect(await teamsOf(scene.administrator, 'Administrator')).toEqual([
    'Care/Support 0+0',
    // One of the two hasn't finished onboarding.
    'Sales/Rockets 1+1',
    '0Other/Alone 5+0 large',
  ]);
});

it('leaders see what they lead in their current role', async () => {
  expect(await teamsOf(scene.departmentLeader, 'Department Leader')).toEqual(['Sales/Rockets 1+1']);
  expect(await teamsOf(scene.teamLeader, 'Team Leader')).toEqual(['Care/Support 0+0', 'Sales/Rockets 1+1']);
  expect(await teamsOf(scene.colleague, 'Team Leader')).toEqual(['0Other/Alone 5+0 large']);
});
