import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { namedDaysSql } from '#/lib/domain/places/places.sql.ts';
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
