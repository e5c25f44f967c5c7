import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { pool } from '#/lib/platform/db.ts';
import { personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** A person and their check-in of a day; without one, only the first three are set. */
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
});
export type ReportPerson = z.output<typeof reportPerson>;

interface ReportPeopleQuery {
  companyId: number;
  teamId: number;
  date: LocalDate | null;
}

/** Reads a team's members and everybody else with a check-in of that day, by name, with what they answered. */
export async function readReportPeople({ companyId, teamId, date }: ReportPeopleQuery): Promise<ReportPerson[]> {
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
          WHERE r.team_id = $2 AND r.local_date = $3 AND r.user_id = u.id), '[]') AS ratings
      FROM users u
      LEFT JOIN team_members m ON m.team_id = $2 AND m.user_id = u.id
      LEFT JOIN check_ins c ON c.team_id = $2 AND c.user_id = u.id AND c.local_date = $3 AND c.asks_own
      LEFT JOIN check_in_answers a ON a.check_in_id = c.id
      WHERE u.company_id = $1 AND u.id IN (
        SELECT user_id FROM team_members WHERE team_id = $2
        UNION SELECT user_id FROM check_ins WHERE team_id = $2 AND local_date = $3 AND asks_own
      )
      ORDER BY ${personOrder()}`,
      values: [companyId, teamId, date],
    }),
  );
  return rows;
}
