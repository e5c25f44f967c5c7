import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { WaitingAnswers } from '#/lib/domain/metrics/publication/close-batches.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { membersSql } from '#/lib/domain/places/places.sql.ts';
import type { PublicationQuery } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Waiting answers with the keys of their rows; factors have none, and move with their feelings. */
export interface WaitingRows extends WaitingAnswers {
  readonly metric: number;
  /** The department of a department's pool; 0 in other pools. */
  readonly holdingPool: number;
}

const waitingRows: z.ZodType<WaitingRows> = z.object({
  metric: z.number(),
  teamId: z.number(),
  pool: z.literal([0, 1, 2]),
  holdingPool: z.number(),
  departmentId: z.number().nullable(),
  isTeamLarge: z.boolean(),
  since: z.iso.date(),
  answers: z.number(),
  persons: z.array(z.number()),
});

interface WaitingFilter {
  companyId: number;
  /** The last day whose answers count. */
  day: LocalDate;
  /** How many members make a team large. */
  k: number;
  /** Only returns answers that wait with this team. */
  teamId?: number;
}

const statement = `
WITH placed AS MATERIALIZED (
  SELECT t.id, t.department_id, ${membersSql('t.id')} >= $3 AS is_large
  FROM teams t WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND $4::int IN (0, t.id)
)
SELECT w.metric, w.team_id AS "teamId", w.pool, w.department_id AS "holdingPool",
  CASE w.pool WHEN 0 THEN t.department_id ELSE d.id END AS "departmentId", coalesce(t.is_large, false) AS "isTeamLarge",
  min(coalesce(w.pooled_on, w.answered_on))::text AS since, sum(w.answers)::int AS answers,
  array_agg(DISTINCT w.user_id) AS "persons"
FROM waiting_answers w LEFT JOIN placed t ON t.id = w.team_id
  LEFT JOIN departments d ON d.id = w.department_id AND d.company_id = $1
WHERE w.company_id = $1 AND w.answered_on <= $2 AND w.metric < ${METRIC.factor} AND ($4 = 0 OR (w.team_id = $4 AND w.pool = 0))
GROUP BY w.metric, w.team_id, w.pool, w.department_id, t.department_id, d.id, t.is_large
ORDER BY w.metric, w.team_id, w.pool, w.department_id`;

/** Returns the answers that wait at the end of a day, by metric, team and pool. */
export async function listWaitingAnswers(query: PublicationQuery, filter: WaitingFilter): Promise<WaitingRows[]> {
  const { companyId, day, k, teamId = 0 } = filter;
  return asRows(waitingRows, await query(statement, [companyId, day, k, teamId]));
}
