import type { Team, User } from '#/generated/prisma/client.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { GRAIN, METRIC, SCOPE, type Scope } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

/** The last finished day: a Monday, after which a team that checks in on Mondays gets its trends. */
export const lastDay = '2026-11-16';

const TWO_MONTHS = 62;

/** Averages of last month and this one, by metric. */
export type Course = Partial<
  Record<'sentiment' | 'productivity' | 'motivation' | 'participation', readonly [number, number]>
>;

const steady: Required<Course> = {
  sentiment: [60, 60],
  productivity: [60, 60],
  motivation: [60, 60],
  participation: [80, 80],
};

export interface CoachedTeam {
  team: Team;
  leader: User;
  members: User[];
}

interface CoachedTeamFields {
  companyId?: number;
  name?: string;
  /** Six by default. */
  size?: number;
  /** The last day with a batch and the days before it; two months by default. */
  days?: number;
}

/** Creates a team, of six by default, with results published for two months, each day with a batch of eight answers. */
export async function buildCoachedTeam(course: Course = {}, fields: CoachedTeamFields = {}): Promise<CoachedTeam> {
  const db = prisma();
  const { size = 6, days = TWO_MONTHS, name } = fields;
  const companyId = fields.companyId ?? (await buildCompany(db, { minimumGroupSize: 5 })).id;
  const leader = await buildUser(db, { companyId });
  const team = await buildTeam(db, { companyId, leaderId: leader.id, ...(name ? { name } : {}) });
  const members = await Promise.all(Array.from({ length: size }, () => buildMember(db, { team })));
  await publishCourse({ companyId, scope: SCOPE.team, scopeId: team.id, days }, course);
  await releaseUntil(companyId, lastDay);
  return { team, leader, members };
}

/** Stores the last day that the company has published results for, and how many people its run needed. */
export async function releaseUntil(companyId: number, day: LocalDate, personsMin?: number): Promise<void> {
  const released = { releasedUntil: new Date(day), publishedUntil: new Date(day), personsMin };
  const at = { countedUntil: new Date(`${day}T23:59:00Z`), publishedAt: new Date(`${day}T23:59:00Z`) };
  await prisma().companyRelease.upsert({
    where: { companyId },
    create: { companyId, ...released, ...at },
    update: released,
  });
}

/** Publishes the rest of the last day's week like that day, but with this sentiment. */
export async function publishWeek(companyId: number, sentiment: number): Promise<void> {
  await pool().query(
    `INSERT INTO published_sums
     SELECT company_id, scope, scope_id, metric, grain, begins_on + at, persons, answers,
       CASE metric WHEN ${METRIC.sentiment} THEN answers * $3 ELSE total END, high, low
     FROM published_sums, generate_series(1, 6) AS at WHERE company_id = $1 AND begins_on = $2`,
    [companyId, lastDay, sentiment],
  );
  await releaseUntil(companyId, addDays(lastDay, 6));
}

interface CourseGroup {
  companyId: number;
  scope: Scope;
  scopeId: number;
  days?: number;
}

/** Publishes results of a team, a department or the company, each day with a batch of eight answers. */
export async function publishCourse(
  { companyId, scope, scopeId, days = TWO_MONTHS }: CourseGroup,
  course: Course,
): Promise<void> {
  const rows = Object.entries({ ...steady, ...course }).flatMap(([name, [before, now]]) =>
    Array.from({ length: days }, (_, at) => addDays(lastDay, at + 1 - days)).map((day) => {
      const avg = day > addDays(lastDay, -28) ? now : before;
      return { metric: METRIC[name as keyof Course], day, total: 8 * avg };
    }),
  );
  await pool().query(
    `INSERT INTO published_sums (company_id, scope, scope_id, metric, grain, begins_on, persons, answers, total, high, low)
     SELECT $1, $2, $3, metric, ${GRAIN.day}, day, 6, 8, total, 0, 0
     FROM json_to_recordset($4::json) AS row (metric int, day date, total float8)`,
    [companyId, scope, scopeId, JSON.stringify(rows)],
  );
}
