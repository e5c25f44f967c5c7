import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange } from '#/lib/domain/calendar/period.ts';
import {
  leaderships,
  leadershipsColumn,
  namedDaysSql,
  relationColumns,
  teamRelations,
} from '#/lib/domain/places/places.sql.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** One check-in that was due, with its answers; null if not answered or if the question didn't apply. */
const teamAnswer = z.object({
  localDate: z.iso.date(),
  userId: z.number(),
  name: z.string(),
  answeredAt: z.date().nullable(),
  emotionId: z.number().nullable(),
  factorIds: z.array(z.number()).nullable(),
  sentiment: z.number().nullable(),
  productivity: z.number().nullable(),
  motivation: z.number().nullable(),
  motivatorId: z.number().nullable(),
  motivatorAnswer: z.number().nullable(),
  workEnvironmentId: z.number().nullable(),
  norms: z.array(z.tuple([z.number(), z.number()])),
  /** The leaders' ratings of the person that day. */
  ratings: z.array(z.tuple([z.number(), z.number()])),
});
export type TeamAnswer = z.output<typeof teamAnswer>;

export interface AnswersQuery {
  companyId: number;
  /** The reader. */
  userId: number;
  teamId: number;
  from: LocalDate;
  to: LocalDate;
  /** 0 means all. */
  memberId: number;
  /** Where the previous page ended. */
  after: [localDate: LocalDate, userId: number] | null;
  limit: number;
}

/**
 * Returns a page of a team's check-ins by day and person, on days that the reader reads by name. Answers to monthly
 * questions are in no row, because no one reads them by name.
 */
export async function readTeamAnswers(query: AnswersQuery): Promise<TeamAnswer[]> {
  const { companyId, userId, teamId, from, to, memberId, after, limit } = query;
  const rows = asRows(
    teamAnswer,
    await pool().query({
      name: 'team-answers',
      text: `
      SELECT c.local_date::text AS "localDate", c.user_id AS "userId", u.first_name || ' ' || u.last_name AS name,
        a.submitted_at AS "answeredAt", a.emotion_id AS "emotionId", a.factor_ids::int[] AS "factorIds", a.sentiment,
        a.productivity, round(a.motivation) AS motivation, a.motivator_id AS "motivatorId", a.motivator_answer AS "motivatorAnswer",
        a.work_environment_id AS "workEnvironmentId",
        coalesce((SELECT json_agg(json_build_array(n.norm_id, n.value)) FROM norm_answers n WHERE n.check_in_id = c.id), '[]') AS norms,
        coalesce((SELECT json_agg(json_build_array(rater.user_id, r.value)) FROM member_ratings r
          JOIN check_ins rater ON rater.id = r.check_in_id WHERE r.team_id = c.team_id
          AND r.local_date = c.local_date AND r.user_id = c.user_id AND r.value IS NOT NULL), '[]') AS ratings
      FROM teams t CROSS JOIN LATERAL (SELECT ${namedDaysSql('$9')} AS days) named JOIN check_ins c ON c.team_id = t.id
      JOIN users u ON u.id = c.user_id LEFT JOIN check_in_answers a ON a.check_in_id = c.id
      WHERE c.company_id = $1 AND c.team_id = $2 AND c.asks_own AND c.local_date BETWEEN $3 AND $4
        AND c.local_date <@ named.days AND $5 IN (0, c.user_id)
        AND ($6::date IS NULL OR (c.local_date, c.user_id) > ($6::date, $7::int))
      ORDER BY c.local_date, c.user_id LIMIT $8`,
      values: [companyId, teamId, from, to, memberId, after?.[0] ?? null, after?.[1] ?? null, limit, userId],
    }),
  );
  return rows;
}

const person = z.tuple([z.number(), z.string()]);

const teamAndRelation = z.object({
  ...teamRelations.shape,
  name: z.string(),
  members: z.array(person),
  /** Leaders who rated someone in the range. */
  raters: z.array(person),
  /** Norms that someone answered in the range. */
  normIds: z.array(z.number()),
  /** The last day of the range that someone was asked for, YYYY-MM-DD; null if there is none. */
  lastAskedOn: z.string().nullable(),
  leaderships,
});
type TeamAndRelation = z.output<typeof teamAndRelation>;

/**
 * Returns how a person is related to a team, with its members; null if the company has no such team. On the days of a
 * range that the person reads by name, it also has the raters and norms of the team's answers.
 */
export async function readTeamRelation(query: {
  companyId: number;
  userId: number;
  teamId: number;
  range: DateRange;
}): Promise<TeamAndRelation | null> {
  const rows = asRows(
    teamAndRelation,
    await pool().query({
      name: 'team-tie',
      text: `
      SELECT t.name, ${relationColumns('$3')},
        coalesce((SELECT json_agg(json_build_array(u.id, u.first_name || ' ' || u.last_name))
          FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.team_id = t.id), '[]') AS members,
        coalesce((SELECT json_agg(json_build_array(u.id, u.first_name || ' ' || u.last_name) ORDER BY u.id)
          FROM users u WHERE u.id IN (SELECT c.user_id FROM member_ratings r JOIN check_ins c ON c.id = r.check_in_id
            WHERE r.team_id = t.id AND r.local_date BETWEEN $4 AND $5
              AND r.local_date <@ named.days AND r.value IS NOT NULL)), '[]') AS raters,
        ARRAY(SELECT DISTINCT n.norm_id::int FROM norm_answers n
          WHERE n.team_id = t.id AND n.local_date BETWEEN $4 AND $5
            AND n.local_date <@ named.days ORDER BY 1) AS "normIds",
        (SELECT max(c.local_date) FROM check_ins c
          WHERE c.team_id = t.id AND c.asks_own AND c.local_date BETWEEN $4 AND $5
            AND c.local_date <@ named.days) AS "lastAskedOn",
        ${leadershipsColumn('$3')}
      FROM teams t LEFT JOIN departments d ON d.id = t.department_id
      CROSS JOIN LATERAL (SELECT ${namedDaysSql('$3')} AS days) named
      WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`,
      values: [query.teamId, query.companyId, query.userId, query.range.from, query.range.to],
    }),
  );
  return rows[0] ?? null;
}
