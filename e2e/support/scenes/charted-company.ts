import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/**
 * Creates a company of about thirty people: two led departments with three teams, and one team outside. It has a leader
 * with two positions, a secondary leader, someone new, and names longer than cards.
 */
export async function buildChartedCompany() {
  const db = prisma();
  const company = await buildCompany(db, { name: 'Lantern Works' });
  const { id: companyId } = company;
  const administrator = await buildAdministrator(db, { companyId, firstName: 'Ada', lastName: 'Admin' });
  const head = await buildUser(db, { companyId, firstName: 'Bartholomew', lastName: 'Featherstone' });
  const second = await buildUser(db, { companyId, firstName: 'Sara', lastName: 'Second' });
  const sales = await buildDepartment(db, { companyId, name: 'Sales', leaderId: head.id });
  const designer = await buildUser(db, { companyId, firstName: 'Dora', lastName: 'Designer' });
  const design = await buildDepartment(db, { companyId, name: 'Design', leaderId: designer.id });
  const inSales = { companyId, departmentId: sales.id };
  const rockets = await buildTeam(db, {
    ...inSales,
    name: 'Rockets',
    leaderId: head.id,
    secondaryLeaderId: second.id,
  });
  const teams = [
    rockets,
    await buildTeam(db, { ...inSales, name: 'Comets' }),
    await buildTeam(db, { companyId, departmentId: design.id, name: 'Pencils' }),
    await buildTeam(db, { companyId, name: 'Drifters' }),
  ];
  for (const team of teams)
    for (let at = 1; at <= 6; at++)
      await buildMember(db, { team, user: { firstName: `${team.name.slice(0, -1)}`, lastName: `Number${at}` } });
  await buildMember(db, { team: rockets, user: { firstName: 'Nora', lastName: 'Newcomer' }, joinedAt: new Date() });
  return { company, administrator, designer, sales };
}

const PORTION = 500;

/** Adds this many people to a company, in teams of ten in departments. */
export async function addManyPeople(companyId: number, people: number): Promise<void> {
  const db = prisma();
  const word = uniqueWord();
  const dates = { companyId, createdAt: longAgo, completedAt: longAgo };
  // Never asked, because thousands of check-ins would delay those that other journeys wait for.
  const neverAsked = { frequencyId: 1, workingDays: [] };
  const departments = await db.department.createManyAndReturn({
    data: Array.from({ length: Math.ceil(people / 100) }, (_, at) => ({ ...dates, name: `Area ${at + 1}` })),
  });
  const teams = await db.team.createManyAndReturn({
    data: Array.from({ length: Math.ceil(people / 10) }, (_, at) => ({
      ...dates,
      name: `Crew ${at + 1}`,
      departmentId: departments[at % departments.length]?.id ?? null,
      ...neverAsked,
    })),
  });
  // In portions, because thousands of rows on a busy machine would take longer than a statement may.
  for (let from = 0; from < people; from += PORTION) {
    const users = await db.user.createManyAndReturn({
      data: Array.from({ length: Math.min(PORTION, people - from) }, (_, at) => ({
        companyId,
        email: `${word}.${from + at}@example.com`,
        firstName: 'Person',
        lastName: `Of${from + at}`,
        timeZoneId: 11,
        timeZone: 'Europe/London',
        confirmedAt: longAgo,
        onboardingCompletedAt: longAgo,
        onboardingStepsDone: [1, 5, 6],
        createdAt: longAgo,
      })),
    });
    await db.teamMember.createMany({
      data: users.flatMap(({ id: userId }, at) => {
        const team = teams[(from + at) % teams.length];
        return team ? [{ userId, companyId, teamId: team.id, joinedAt: longAgo }] : [];
      }),
    });
  }
}
