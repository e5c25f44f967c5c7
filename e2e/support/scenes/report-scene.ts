import { beforeAll } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { publishCompany } from '#/e2e/support/scenes/publish-company.ts';
import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import { addDays, weekday } from '#/lib/domain/calendar/local-date.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const TODAY = '2026-03-18';
/** When people request the reports of the scene. */
export const reportNow = `${TODAY}T15:00:00Z`;

/** A company with two teams, one of them in a department, and everyone who may lead one of them. */
interface ReportScene {
  company: Company;
  administrator: User;
  departmentLeader: User;
  teamLeader: User;
  otherLeader: User;
  department: Department;
  team: Team;
  otherTeam: Team;
}

/** Builds the scene, without answers, for the tests of the calling file. Its properties exist once the tests run. */
export function openReportScene(): ReportScene {
  const scene = {} as ReportScene;
  openQueue();
  beforeAll(async () => {
    Object.assign(scene, await buildReportScene());
  });
  return scene;
}

async function buildReportScene(): Promise<ReportScene> {
  const db = prisma();
  const company = await buildCompany(db, { createdAt: new Date('2026-02-01T00:00:00Z') });
  const companyId = company.id;
  const administrator = await buildAdministrator(db, { companyId, firstName: 'Ada', lastName: 'Boss' });
  const departmentLeader = await buildUser(db, { companyId, firstName: 'Dee', lastName: 'Head' });
  const teamLeader = await buildUser(db, { companyId, firstName: 'Tom', lastName: 'Lead' });
  const otherLeader = await buildUser(db, { companyId, firstName: 'Oli', lastName: 'Lead' });
  const department = await buildDepartment(db, { companyId, leaderId: departmentLeader.id });
  const team = await buildTeam(db, { companyId, departmentId: department.id, leaderId: teamLeader.id });
  const otherTeam = await buildTeam(db, { companyId, leaderId: otherLeader.id });
  return { company, administrator, departmentLeader, teamLeader, otherLeader, department, team, otherTeam };
}

/** Adds members to a team, who all answer on each working day of five weeks. */
export async function fillTeam(team: Team, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const member = await buildMember(prisma(), { team, user: { lastName: `Secret${at}` } });
    for (let date = '2026-02-09'; date < TODAY; date = addDays(date, 1)) {
      if (weekday(date) > 5) continue;
      const checkIn = await buildCheckIn(prisma(), { team, userId: member.id, localDate: date });
      await buildAnswer(prisma(), { checkIn, productivity: 50 + 5 * at, motivation: 40 + 3 * at });
    }
  }
}

/** Publishes the company's results, as the previous night would have. */
export async function publishFigures({ id: companyId }: Company): Promise<void> {
  await publishCompany(companyId, new Date(reportNow));
}

/** Returns the context of a person at the time of the reports. */
export function asUser(user: User, role?: UserCtx['actor']['role']): Promise<UserCtx> {
  return userCtx(user, { now: reportNow, ...(role ? { role } : {}) });
}

/** Returns the context of the worker at the time of the reports. */
export const reportJob = () => jobCtx({ now: reportNow });

/** Returns the code of a refused call; any other error or the answer unchanged. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.catch((thrown: unknown) => thrown);
  return isProblem(error) ? error.code : error;
}
