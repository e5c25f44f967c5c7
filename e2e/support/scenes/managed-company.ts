import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

/**
 * Creates a separate company: an administrator, a led department with a led team of two, and a colleague without a
 * team.
 */
export async function buildManagedCompany() {
  const db = prisma();
  const company = await buildCompany(db);
  const { id: companyId } = company;
  const administrator = await buildAdministrator(db, { companyId, firstName: 'Ada', lastName: 'Admin' });
  const departmentLeader = await buildUser(db, { companyId, firstName: 'Dora', lastName: 'Department' });
  const teamLeader = await buildUser(db, { companyId, firstName: 'Tom', lastName: 'Leader' });
  const colleague = await buildUser(db, { companyId, firstName: 'Cora', lastName: 'Colleague' });
  const department = await buildDepartment(db, { companyId, name: 'Sales', leaderId: departmentLeader.id });
  const team = await buildTeam(db, {
    companyId,
    name: 'Rockets',
    departmentId: department.id,
    leaderId: teamLeader.id,
  });
  const members = [
    await buildMember(db, { team, user: { firstName: 'Mia', lastName: 'Member' } }),
    await buildMember(db, { team, user: { firstName: 'Noah', lastName: 'Newcomer', onboardingCompletedAt: null } }),
  ] as const;
  return { company, administrator, departmentLeader, teamLeader, colleague, department, team, members };
}
