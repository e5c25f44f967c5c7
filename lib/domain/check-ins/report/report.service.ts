import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
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

/** A team, the day of its report, and the nearest days with a check-in that the person reads by name. */
const reportDay = z.object({
  ...teamRelations.shape,
  id: z.number(),
  name: z.string(),
  members: z.number(),
  completedAt: z.date(),
  frequencyId: z.number(),
  checkinDay: z.number(),
  workingDays: z.array(z.number()),
  surveysTimeSend: z.string(),
  companyTimeZone: z.string(),
  leaderships,
  date: z.iso.date().nullable(),
  previousDate: z.iso.date().nullable(),
  nextDate: z.iso.date().nullable(),
  dates: z.array(z.tuple([z.iso.date(), z.number(), z.number()])),
});
export type ReportDay = z.output<typeof reportDay>;

interface ReportQuery {
  companyId: number;
  /** The reader. */
  userId: number;
  teamId: number;
  date: LocalDate | null;
}

const own = 'FROM check_ins c WHERE c.team_id = t.id AND c.asks_own AND c.local_date <@ named.days';

/** Reads the given day, otherwise the last day with a check-in; null if the company doesn't have the team. */
export async function readReportDay({ companyId, userId, teamId, date }: ReportQuery): Promise<ReportDay | null> {
  const rows = asRows(
    reportDay,
    await pool().query({
      name: 'check-in-report-day',
      text: `
      SELECT t.id, t.name, ${relationColumns('$3')},
        ${membersSql('t.id')} AS members,
        t.completed_at AS "completedAt", t.frequency_id AS "frequencyId", t.checkin_day AS "checkinDay",
        t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend",
        (SELECT c.time_zone FROM companies c WHERE c.id = t.company_id) AS "companyTimeZone", ${leadershipsColumn('$3')}, day.date::text,
        (SELECT max(c.local_date)::text ${own} AND c.local_date < day.date) AS "previousDate",
        (SELECT min(c.local_date)::text ${own} AND c.local_date > day.date) AS "nextDate",
        coalesce((
          SELECT json_agg(json_build_array(m.local_date, m.due, m.answered) ORDER BY m.local_date)
          FROM (SELECT c.local_date, count(*) AS due, count(c.answered_at) AS answered ${own}
            AND c.local_date >= date_trunc('month', day.date::timestamp)::date
            AND c.local_date < (date_trunc('month', day.date::timestamp) + interval '1 month')::date
            GROUP BY c.local_date) m
        ), '[]') AS dates
      FROM teams t LEFT JOIN departments d ON d.id = t.department_id
      CROSS JOIN LATERAL (SELECT ${namedDaysSql('$3')} AS days) named
      CROSS JOIN LATERAL (SELECT coalesce($4::date, (SELECT max(c.local_date) ${own})) AS date) day
      WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`,
      values: [teamId, companyId, userId, date],
    }),
  );
  return rows[0] ?? null;
}

/** A person and their check-in of a day; without one, only the first three fields are set. */
const reportPerson = z.object({
  id: z.number(),
  name: z.string(),
  isMember: z.boolean(),
  checkInId: z.number().nullable(),
  closesAt: z.date().nullable(),
  answeredAt: z.date().nullable(),
  motivatorId: z.number().nullable(),
  motivatorType: z.number().nullable(),
  asksNorms: z.boolean().nullable(),
  asksWorkEnvironment: z.boolean().nullable(),
  emotionId: z.number().nullable(),
  factorIds: z.array(z.number()).nullable(),
  elaborate: z.string().nullable(),
  productivity: z.number().nullable(),
  motivatorAnswer: z.number().nullable(),
  workEnvironmentId: z.number().nullable(),
  norms: z.array(z.tuple([z.number(), z.number()])),
  ratings: z.array(z.tuple([z.number(), z.string(), z.number().nullable()])),
  /** Days, whether the person answered, and what they felt; newest last. */
  course: z.array(z.tuple([z.iso.date(), z.boolean(), z.number().nullable()])),
});
export type ReportPerson = z.output<typeof reportPerson>;

/** Enough days to see how it has been going. */
const COURSE_MAX = 10;

/**
 * Reads a team's members and everyone else with a check-in of that day, by name. Returns what they answered, and what
 * they felt in their last check-ins on days that the reader reads by name.
 */
export async function readReportPeople({ companyId, userId, teamId, date }: ReportQuery): Promise<ReportPerson[]> {
  const rows = asRows(
    reportPerson,
    await pool().query({
      name: 'check-in-report-people',
      text: `
      SELECT u.id, u.first_name || ' ' || u.last_name AS name, m.user_id IS NOT NULL AS "isMember", c.id AS "checkInId",
        c.closes_at AS "closesAt", c.answered_at AS "answeredAt", c.motivator_id AS "motivatorId",
        c.motivator_type AS "motivatorType", cardinality(c.norm_ids) > 0 AS "asksNorms",
        c.asks_work_environment AS "asksWorkEnvironment", a.emotion_id AS "emotionId", a.factor_ids::int[] AS "factorIds",
        a.elaborate, a.productivity, a.motivator_answer AS "motivatorAnswer", a.work_environment_id AS "workEnvironmentId",
        coalesce((SELECT json_agg(json_build_array(n.norm_id, n.value) ORDER BY n.norm_id)
          FROM norm_answers n WHERE n.check_in_id = c.id), '[]') AS norms,
        coalesce((SELECT json_agg(json_build_array(l.id, l.first_name || ' ' || l.last_name, r.value) ORDER BY l.id)
          FROM member_ratings r JOIN check_ins rc ON rc.id = r.check_in_id JOIN users l ON l.id = rc.user_id
          WHERE r.team_id = $2 AND r.local_date = $3 AND r.user_id = u.id), '[]') AS ratings,
        coalesce((SELECT json_agg(json_build_array(h.local_date, h.answered_at IS NOT NULL, h.emotion_id) ORDER BY h.local_date)
          FROM (SELECT h.local_date, h.answered_at, e.emotion_id
            FROM check_ins h LEFT JOIN check_in_answers e ON e.check_in_id = h.id
            WHERE h.team_id = $2 AND h.user_id = u.id AND h.asks_own AND h.local_date <= $3
              AND h.local_date <@ named.days
            ORDER BY h.local_date DESC LIMIT ${COURSE_MAX}) h), '[]') AS course
      FROM users u
      CROSS JOIN (SELECT ${namedDaysSql('$4')} AS days FROM teams t WHERE t.id = $2) named
      LEFT JOIN team_members m ON m.team_id = $2 AND m.user_id = u.id
      LEFT JOIN check_ins c ON c.team_id = $2 AND c.user_id = u.id AND c.local_date = $3 AND c.asks_own
      LEFT JOIN check_in_answers a ON a.check_in_id = c.id
      WHERE u.company_id = $1 AND u.id IN (
        SELECT user_id FROM team_members WHERE team_id = $2
        UNION SELECT user_id FROM check_ins WHERE team_id = $2 AND local_date = $3 AND asks_own
      )
      ORDER BY ${personOrder()}`,
      values: [companyId, teamId, date, userId],
    }),
  );
  return rows;
}
