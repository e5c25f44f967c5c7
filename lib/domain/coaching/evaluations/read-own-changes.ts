import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { OwnChange } from '#/lib/domain/coaching/rules/own-trends.ts';
import { RULES } from '#/lib/domain/coaching/rules/rules.constants.ts';
import type { Connection } from '#/lib/domain/dashboards/published/read-published.ts';
import { TREND_RULES } from '#/lib/domain/metrics/constants.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const metrics = ['productivity', 'motivation', 'sentiment'] as const;

const ownChange = z.object({
  teamId: z.number(),
  userId: z.number(),
  metric: z.enum(metrics),
  persons: z.number(),
  delta: z.number(),
  deviation: z.number(),
  avg: z.number(),
});

/** One member's change in one team; what it is made of is seen by nobody but that member. */
export type MemberChange = OwnChange & { teamId: number; userId: number };

const twoWeeks = TREND_RULES.productivity.windowDays;
const fourWeeks = TREND_RULES.motivation.windowDays;

/** The answer before each on the same weekday of the same cycle: a join of the answers with themselves may be planned badly. */
const statement = `
WITH lately AS (
  SELECT a.team_id, a.user_id, a.local_date, a.productivity, a.motivation, a.sentiment,
    lag(a.local_date) OVER two AS two_on, lag(a.productivity) OVER two AS productivity_before,
    lag(a.sentiment) OVER two AS sentiment_before, lag(a.local_date) OVER four AS four_on,
    lag(a.motivation) OVER four AS motivation_before
  FROM check_in_answers a JOIN team_members m ON m.team_id = a.team_id AND m.user_id = a.user_id
  WHERE a.team_id = ANY ($1) AND a.local_date BETWEEN $2::date - ${2 * fourWeeks - 1} AND $2::date
  WINDOW two AS (PARTITION BY a.team_id, a.user_id, ($2::date - a.local_date) % ${twoWeeks} ORDER BY a.local_date),
    four AS (PARTITION BY a.team_id, a.user_id, ($2::date - a.local_date) % ${fourWeeks} ORDER BY a.local_date)
)
SELECT team_id AS "teamId", user_id AS "userId", metric, count(*)::int AS persons, avg(now - before)::float8 AS delta,
  stddev_samp(now - before)::float8 AS deviation, avg(now)::float8 AS avg
FROM lately CROSS JOIN LATERAL (VALUES
  ('productivity', productivity::float8, productivity_before::float8, two_on, ${twoWeeks}),
  ('sentiment', sentiment, sentiment_before, two_on, ${twoWeeks}),
  ('motivation', motivation, motivation_before, four_on, ${fourWeeks})
) AS pair (metric, now, before, before_on, days)
WHERE local_date > $2::date - days AND before_on = local_date - days AND now IS NOT NULL AND before IS NOT NULL
GROUP BY team_id, user_id, metric HAVING count(*) >= ${RULES.ownDays}`;

/** Reads how the answers of the members of some teams changed up to a day, each compared with their own. */
export async function readOwnChanges(
  on: Connection,
  { teamIds, asOf }: { teamIds: readonly number[]; asOf: LocalDate },
): Promise<MemberChange[]> {
  return asRows(ownChange, await on.query({ name: 'coach-own-changes', text: statement, values: [teamIds, asOf] }));
}
