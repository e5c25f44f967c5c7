import * as z from 'zod';
import { type CategoryId, computeCategory } from '#/lib/domain/metrics/category.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { wholePoints } from '#/lib/domain/metrics/published-figure.ts';
import { GRAIN, METRIC, type Scope } from '#/lib/domain/metrics/published-metrics.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/published-spans.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const averages = z.object({ averages: z.array(z.tuple([z.number(), z.number(), z.number()])) });

const statement = `
SELECT coalesce(json_agg(json_build_array(scope_id, metric, avg)), '[]') AS averages FROM (
  SELECT scope_id, metric, sum(total) / sum(answers) AS avg FROM published_sums
  WHERE company_id = $1 AND scope = $2 AND scope_id = ANY ($3) AND metric = ANY ($4)
    AND grain = $5 AND begins_on BETWEEN $6 AND $7 GROUP BY scope_id, metric
) AS sums`;

interface GroupFigures {
  categoryId: CategoryId;
  /** In whole percent; null where nothing is published. */
  participation: number | null;
}

/** The category and the participation of many teams or departments over a period, as their dashboards show them. */
export async function readGroupFigures(wanted: {
  companyId: number;
  scope: Scope;
  ids: readonly number[];
  range: PublishedSpans['range'];
}): Promise<(id: number) => GroupFigures> {
  const { companyId, scope, ids, range } = wanted;
  const metrics = [METRIC.productivity, METRIC.sentiment, METRIC.participation];
  // Half a year and a year begin with a month.
  const grain = range.bucket === 'day' ? GRAIN.day : GRAIN.month;
  const values = [companyId, scope, ids, metrics, grain, range.from, range.to];
  const rows = asRows(averages, await pool().query({ name: 'group-figures', text: statement, values }));
  const byGroup = groupRows(rows[0]?.averages ?? [], ([id]) => id);
  return (id) => {
    const avgOf = (metric: number) => wholePoints(byGroup.get(id)?.find(([, of]) => of === metric)?.[2] ?? null);
    const participation = avgOf(METRIC.participation);
    const [productivity, sentiment] = [avgOf(METRIC.productivity), avgOf(METRIC.sentiment)];
    // Each average rests on at least as many, or is null.
    const categoryId = computeCategory({ productivity, sentiment, participation, persons: K_ANON_MIN });
    return { categoryId, participation };
  };
}
