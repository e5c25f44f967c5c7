import * as z from 'zod';
import { GRAIN, mainMetrics, SCOPE, type Scope } from '#/lib/domain/metrics/published-metrics.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/published-spans.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Team, metric, and its average over the period and over the one before, not rounded. */
const averageRow = z.tuple([z.number(), z.number(), z.number().nullable(), z.number().nullable()]);
const found = z.object({ averages: z.array(averageRow) });
export type TeamAverage = z.output<typeof averageRow>;

const statement = `
WITH placed AS MATERIALIZED (
  SELECT id FROM teams
  WHERE company_id = $1 AND completed_at IS NOT NULL AND ($2::int = ${SCOPE.company} OR department_id = $3)
)
SELECT coalesce((SELECT json_agg(json_build_array(scope_id, metric, now, before)) FROM (
  SELECT scope_id, metric, sum(total) FILTER (WHERE begins_on >= $5) / sum(answers) FILTER (WHERE begins_on >= $5) AS now,
    sum(total) FILTER (WHERE begins_on < $5) / sum(answers) FILTER (WHERE begins_on < $5) AS before
  FROM published_sums
  WHERE company_id = $1 AND scope = ${SCOPE.team} AND scope_id = ANY (ARRAY(SELECT id FROM placed)) AND metric = ANY ($7)
    AND grain = $8 AND begins_on BETWEEN $4 AND $6 GROUP BY scope_id, metric
) AS sums), '[]') AS averages`;

export interface AveragesWanted {
  companyId: number;
  scope: Scope;
  scopeId: number;
  spans: PublishedSpans;
}

/**
 * Reads the averages of all teams of the company or a department, over a period and the one before: enough to tell which
 * of them to look at closer.
 */
export async function readTeamAverages({ companyId, scope, scopeId, spans }: AveragesWanted): Promise<TeamAverage[]> {
  const { range, previous } = spans;
  const grain = range.bucket === 'day' ? GRAIN.day : GRAIN.month;
  const values = [companyId, scope, scopeId, previous.from, range.from, range.to, mainMetrics, grain];
  const rows = asRows(found, await pool().query({ name: 'team-averages', text: statement, values }));
  return rows[0]?.averages ?? [];
}
