import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

/** A company with one person per role, their team, and a team of other people. */
export interface WorldCompany {
  company: Company;
  department: Department;
  team: Team;
  otherTeam: Team;
  persons: Record<RoleName, User>;
}

export interface World {
  own: WorldCompany;
  foreign: WorldCompany;
}

export async function buildWorld(): Promise<World> {
  return { own: await buildWorldCompany(), foreign: await buildWorldCompany() };
}

async function buildWorldCompany(): Promise<WorldCompany> {
  const db = prisma();
  const company = await buildCompany(db);
  const companyId = company.id;
  const [leader, departmentLeader] = [await buildUser(db, { companyId }), await buildUser(db, { companyId })];
  const department = await buildDepartment(db, { companyId, leaderId: departmentLeader.id });
  const team = await buildTeam(db, { companyId, departmentId: department.id, leaderId: leader.id });
  const otherTeam = await buildTeam(db, { companyId });
  await buildMember(db, { team: otherTeam });
  const persons = {
    Administrator: await buildAdministrator(db, { companyId }),
    'Team Leader': leader,
    'Department Leader': departmentLeader,
    Member: await buildMember(db, { team }),
  };
  return { company, department, team, otherTeam, persons };
}

/**
 * Returns the headers of a program signed in as this person, with a new session, because some calls end the session.
 */
export async function asProgram(user: User): Promise<Record<string, string>> {
  return (await signInAs(prisma(), user, { kind: 'api' })).headers;
}

/** Creates an open check-in. */
export async function openCheckIn({ team, persons }: WorldCompany) {
  const sentAt = new Date(Date.now() - 60_000);
  // Each on another day, because there is one per person, team and day.
  const days = await prisma().checkIn.count({ where: { teamId: team.id } });
  const localDate = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
  return buildCheckIn(prisma(), { team, userId: persons.Member.id, localDate, sentAt });
}
