import * as z from 'zod';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import type { NormRow } from '#/lib/domain/metrics/scores/norm-scores.ts';
import {
  type DayRow,
  type FigureRows,
  type MonthRow,
  unpackDays,
  unpackMonths,
} from '#/lib/domain/metrics/series/figure-rows.ts';
import {
  leaderships,
  leadershipsColumn,
  membersSql,
  namedDaysSql,
  relationColumns,
  teamRelations,
} from '#/lib/domain/places/places.sql.ts';
import { pool } from '#/lib/platform/db.ts';
import { personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const number = z.number();
const figure = number.nullable();
const dayRow: z.ZodType<DayRow> = z.tuple([number, number, z.boolean(), figure, figure, figure]);
const counts = [number, number, number, number, number, number, number, number, number] as const;
const monthRow: z.ZodType<MonthRow> = z.tuple([number, z.iso.date(), ...counts]);
const normRow: z.ZodType<NormRow> = z.tuple([number, number, number, number]);
/** How often, and by how many people, a reason was named with a feeling worth 100, 50 or 0. */
const factorRow: z.ZodType<FactorRow> = z.tuple([number, number, number, number]);
export type FactorRow = [factorId: number, sentiment: number, checkIns: number, persons: number];

/** A team for each of its dashboards. */
export const dashboardTeam = z.object({
  ...teamRelations.shape,
  id: z.number(),
  name: z.string(),
  leader: z.string().nullable(),
  departmentName: z.string().nullable(),
  completedAt: z.date(),
  frequencyId: z.number(),
  checkinDay: z.number(),
  workingDays: z.array(z.number()),
  surveysTimeSend: z.string(),
  companyTimeZone: z.string(),
});
export type DashboardTeam = z.output<typeof dashboardTeam>;

const figuresRow = <Row extends z.ZodType>(row: Row) =>
  z.object({
    ...dashboardTeam.shape,
    /** Members whose answers the reader can look at. */
    members: z.array(z.tuple([z.number(), z.string()])),
    /** Without suspended people. */
    membersCount: z.number(),
    hasMotivation: z.boolean(),
    leaderships,
    norms: z.array(normRow),
    factors: z.array(factorRow),
    rows: z.array(row),
  });
const figuresByDay = figuresRow(dayRow);
const figuresByMonth = figuresRow(monthRow);

/** A team and its check-ins. */
export type TeamFigures = Omit<z.output<typeof figuresByDay>, 'rows'> & { rows: FigureRows };

/** What to read: a team, the days that this person reads by name, and one member; 0 for all. */
export interface FiguresQuery {
  companyId: number;
  userId: number;
  teamId: number;
  /** Months are read from the roll-up, everything else day by day. */
  range: PeriodRange;
  /** The first shown day; earlier days are only for comparison. */
  shownFrom: string;
  memberId: number;
}

const dayRows = `
  SELECT json_agg(json_build_array(c.user_id, c.local_date - $4::date, a.check_in_id IS NOT NULL, a.sentiment, a.productivity,
    round(a.motivation)) ORDER BY c.local_date)
  FROM check_ins c LEFT JOIN check_in_answers a ON a.check_in_id = c.id
  WHERE c.team_id = t.id AND c.asks_own AND c.local_date BETWEEN $4 AND $5 AND c.local_date <@ named.days
    AND $6 IN (0, c.user_id)`;

/** From the roll-up if all days are read by name, otherwise from the check-ins of the days that are. */
const monthRows = `CASE WHEN named.days @> daterange($4::date, NULL) THEN (
  SELECT json_agg(json_build_array(p.user_id, p.month, p.due_count, p.answer_count, p.good_count, p.meh_count, p.bad_count,
    p.productivity_sum, p.productivity_count, round(p.motivation_sum), p.motivation_count) ORDER BY p.month)
  FROM person_months p
  WHERE p.team_id = t.id AND p.month BETWEEN $4 AND $5 AND $6 IN (0, p.user_id)
) ELSE (
  SELECT json_agg(json_build_array(p.user_id, p.month, p.due, p.answers, p.good, p.meh, p.bad,
    p.productivity_sum, p.productivity_count, p.motivation_sum, p.motivation_count) ORDER BY p.month)
  FROM (SELECT c.user_id, date_trunc('month', c.local_date::timestamp)::date AS month, count(*) AS due,
      count(a.check_in_id) AS answers, count(*) FILTER (WHERE a.sentiment = 100) AS good,
      count(*) FILTER (WHERE a.sentiment = 50) AS meh, count(*) FILTER (WHERE a.sentiment = 0) AS bad,
      coalesce(sum(a.productivity), 0) AS productivity_sum, count(a.productivity) AS productivity_count,
      round(coalesce(sum(a.motivation::float8), 0)) AS motivation_sum, count(a.motivation) AS motivation_count
    FROM check_ins c LEFT JOIN check_in_answers a ON a.check_in_id = c.id
    WHERE c.team_id = t.id AND c.asks_own AND c.local_date BETWEEN $4 AND $5 AND c.local_date <@ named.days
      AND $6 IN (0, c.user_id)
    GROUP BY c.user_id, month) p
) END`;

/** Sums per person and level are enough for an average that weighs people equally. */
const normRows = `
  SELECT json_agg(json_build_array(user_id, norm_id, level_sum, answers) ORDER BY norm_id, user_id)
  FROM (SELECT user_id, norm_id, sum(value) AS level_sum, count(*) AS answers FROM norm_answers
    WHERE team_id = t.id AND local_date BETWEEN $7 AND $5 AND local_date <@ named.days AND $6 IN (0, user_id) GROUP BY user_id, norm_id) asked`;

const factorRows = `
  SELECT json_agg(json_build_array(factor_id, sentiment, check_ins, persons) ORDER BY factor_id, sentiment)
  FROM (SELECT factor_id, a.sentiment, count(*) AS check_ins, count(DISTINCT a.user_id) AS persons
    FROM check_in_answers a CROSS JOIN LATERAL unnest(a.factor_ids) AS factor_id
    WHERE a.team_id = t.id AND a.local_date BETWEEN $7 AND $5 AND a.local_date <@ named.days AND $6 IN (0, a.user_id)
      AND a.sentiment IS NOT NULL
    GROUP BY factor_id, a.sentiment) named`;

/** The columns of a team and of the reader's ($3) relation to it, for statements about `teamTables`. */
export const teamColumns = `t.id, t.name, l.first_name || ' ' || l.last_name AS leader,
  d.name AS "departmentName", ${relationColumns('$3')},
  t.completed_at AS "completedAt", t.frequency_id AS "frequencyId", t.checkin_day AS "checkinDay",
  t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend",
  (SELECT c.time_zone FROM companies c WHERE c.id = t.company_id) AS "companyTimeZone"`;

/** A team `t` with its leader `l` and its department `d`. */
export const teamTables =
  'teams t LEFT JOIN users l ON l.id = t.leader_id LEFT JOIN departments d ON d.id = t.department_id';

/** Returns the query for everything a team's dashboard needs in one round trip, with rows as packed arrays. */
const queryFor = (rows: string) => `
SELECT ${teamColumns},
  coalesce((SELECT json_agg(json_build_array(u.id, u.first_name || ' ' || u.last_name) ORDER BY ${personOrder()})
    FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.team_id = t.id), '[]') AS members,
  ${membersSql('t.id')} AS "membersCount",
  EXISTS (SELECT FROM person_months p WHERE p.team_id = t.id AND p.motivation_count > 0) AS "hasMotivation",
  ${leadershipsColumn('$3')}, coalesce((${normRows}), '[]') AS norms, coalesce((${factorRows}), '[]') AS factors,
  coalesce((${rows}), '[]') AS rows
FROM ${teamTables} CROSS JOIN LATERAL (SELECT ${namedDaysSql('$3')} AS days) named
WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`;

const byDay = queryFor(dayRows);
const byMonth = queryFor(monthRows);

/** Returns the team and its check-ins over the range, or null if the company has no such team. */
export async function readTeamFigures(query: FiguresQuery): Promise<TeamFigures | null> {
  if (query.range.bucket === 'month') {
    const team = await read(figuresByMonth, { name: 'team-figures-by-month', text: byMonth }, query);
    return team && { ...team, rows: unpackMonths(team.rows) };
  }
  const team = await read(figuresByDay, { name: 'team-figures-by-day', text: byDay }, query);
  return team && { ...team, rows: unpackDays(team.rows, query.range.from) };
}

async function read<Figures>(
  shape: z.ZodType<Figures>,
  statement: { name: string; text: string },
  query: FiguresQuery,
) {
  const { companyId, userId, teamId, range, shownFrom, memberId } = query;
  const values = [teamId, companyId, userId, range.from, range.to, memberId, shownFrom];
  const rows = asRows(shape, await pool().query({ ...statement, values }));
  return rows[0] ?? null;
}
