import * as z from 'zod';
import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { nextAskedAt } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import { seesTeamsFromAbove } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { dashboardTeamsSql } from '#/lib/domain/dashboards/teams/teams.sql.ts';
import { isThereSql } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { nameOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** At most this many teams are searched for the next check-in, and at most this many people are listed. */
const TEAMS_MAX = 50;
const PEOPLE_MAX = 20;
/**
 * After these days, even a company too small for results shows its dashboard, without scores and with one line of this.
 */
const DAYS_MAX = 30;
const DAY_MS = 24 * 3_600_000;
const YEARLY = 4 satisfies FrequencyId;
/** After this time, a check-in is so far away that it needs a reason. */
const FAR_DAYS = 31;

const statement = `
WITH seen AS (SELECT t.*, d.name AS department ${dashboardTeamsSql} AND ($4::int = 0 OR t.id = $4)),
members AS (
  SELECT m.user_id, m.team_id, m.joined_at FROM team_members m JOIN seen ON seen.id = m.team_id WHERE ${isThereSql('m.user_id')}
),
invited AS (
  SELECT i.email, i.first_name, i.last_name, i.created_at FROM invitations i JOIN seen ON seen.id = i.team_id
  WHERE i.kind = 'team_member' AND i.accepted_at IS NULL AND i.revoked_at IS NULL
),
asked AS (
  SELECT c.user_id, c.answered_at, c.sent_at FROM check_ins c JOIN seen ON seen.id = c.team_id
  WHERE c.company_id = $1 AND c.asks_own
)
SELECT
  CASE WHEN $2 = 'Team Leader' THEN EXISTS (SELECT FROM asked WHERE answered_at IS NOT NULL)
    ELSE EXISTS (SELECT FROM company_releases WHERE company_id = $1 AND published_until IS NOT NULL) END AS "hasResults",
  (SELECT count(*)::int FROM seen) AS "teamCount",
  (SELECT count(DISTINCT user_id)::int FROM members) AS "joinedCount",
  (SELECT count(DISTINCT email)::int FROM invited) AS "invitedCount",
  (SELECT min(sent_at) FROM asked) AS "firstSentAt",
  (SELECT count(DISTINCT user_id)::int FROM asked) AS "askedCount",
  (SELECT count(DISTINCT user_id)::int FROM asked WHERE answered_at IS NOT NULL) AS "answeredCount",
  coalesce((SELECT json_agg(s ORDER BY s."completedAt", s.id) FROM (
    SELECT id, name, department AS "departmentName", completed_at AS "completedAt", frequency_id AS "frequencyId",
      checkin_day AS "checkinDay", working_days AS "workingDays", surveys_time_send AS "surveysTimeSend",
      (SELECT time_zone FROM companies WHERE id = $1) AS "companyTimeZone"
    FROM seen ORDER BY completed_at, id LIMIT ${TEAMS_MAX}
  ) s), '[]') AS teams,
  CASE WHEN $2 = 'Team Leader' THEN coalesce((SELECT json_agg(p ORDER BY p.row) FROM (
    SELECT k.*, row_number() OVER (ORDER BY "hasJoined" DESC, name ${nameOrder}) AS row FROM (
      SELECT u.first_name || ' ' || u.last_name AS name, true AS "hasJoined", m.joined_at AS at
      FROM members m JOIN users u ON u.id = m.user_id
      UNION ALL
      SELECT CASE WHEN first_name = '' THEN email ELSE first_name || ' ' || last_name END, false, created_at FROM invited
    ) k LIMIT ${PEOPLE_MAX}
  ) p), '[]') END AS people`;

/** An instant in JSON. */
const instant = z.string();

const beginningRow = z.object({
  hasResults: z.boolean(),
  teamCount: z.number(),
  joinedCount: z.number(),
  invitedCount: z.number(),
  firstSentAt: z.date().nullable(),
  askedCount: z.number(),
  answeredCount: z.number(),
  teams: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      departmentName: z.string().nullable(),
      completedAt: instant,
      frequencyId: z.number(),
      checkinDay: z.number(),
      workingDays: z.array(z.number()),
      surveysTimeSend: z.string(),
      companyTimeZone: z.string(),
    }),
  ),
  people: z.array(z.object({ name: z.string(), hasJoined: z.boolean(), at: instant })).nullable(),
});

export interface Beginning {
  /** Whether the first team started 30 days ago or more. */
  isLate: boolean;
  /** The first to start comes first; at most `TEAMS_MAX`. */
  teams: { id: number; name: string; departmentName: string | null; at: Date }[];
  teamCount: number;
  joinedCount: number;
  invitedCount: number;
  firstSentAt: Date | null;
  nextAt: Date | null;
  /** Whether all of these teams are asked once a year, and next in more than a month. */
  isFar: boolean;
  /**
   * How many of the people who were asked have answered; null if fewer than the minimum group size, and for leaders
   * above a single team, who could subtract it from the whole.
   */
  turnout: { answered: number; asked: number } | null;
  /** People who have joined or are invited, while no one has answered; only for the team's own leaders. */
  people: { name: string; hasJoined: boolean; at: Date }[] | null;
}

/**
 * Returns what to show for the teams a person sees, or one of them, before their first results. Null once there are
 * results: for a team's leaders its first answer, for everyone else the company's first batch.
 */
export async function getBeginning({ company, actor, clock }: UserCtx, teamId = 0): Promise<Beginning | null> {
  const values = [company.id, actor.role, actor.userId, teamId];
  const rows = asRows(beginningRow, await pool().query({ name: 'dashboard-beginning', text: statement, values }));
  const [row] = rows;
  if (!row || row.hasResults) return null;
  const { hasResults: _, askedCount, answeredCount, people, ...counts } = row;
  const teams = row.teams.map((team) => ({ ...team, completedAt: new Date(team.completedAt) }));
  const now = clock.now();
  const [first] = teams;
  if (!first) return null;
  const nextTimes = teams.flatMap(
    (team) => nextAskedAt(team, { asksOwn: true, timeZone: actor.timeZone, now })?.getTime() ?? [],
  );
  const nextAt = nextTimes.length > 0 ? Math.min(...nextTimes) : Number.NaN;
  const isPart = teamId !== 0 && seesTeamsFromAbove(actor);
  return {
    ...counts,
    isLate: now.getTime() - first.completedAt.getTime() >= DAYS_MAX * DAY_MS,
    teams: teams.map(({ id, name, departmentName, completedAt: at }) => ({ id, name, departmentName, at })),
    nextAt: Number.isFinite(nextAt) ? new Date(nextAt) : null,
    isFar: nextAt > now.getTime() + FAR_DAYS * DAY_MS && teams.every(({ frequencyId }) => frequencyId === YEARLY),
    people: people?.map(({ at, ...person }) => ({ ...person, at: new Date(at) })) ?? null,
    turnout:
      !isPart && answeredCount >= company.minimumGroupSize ? { answered: answeredCount, asked: askedCount } : null,
  };
}
