import * as z from 'zod';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { PARTICIPATION_MIN } from '#/lib/domain/metrics/constants.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { GRAIN, METRIC, SCOPE, type Scope } from '#/lib/domain/metrics/published-metrics.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/published-spans.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Team, metric, and its average over the period and over the one before. */
const averageRow = z.tuple([z.number(), z.number(), z.number().nullable(), z.number().nullable()]);
const found = z.object({ averages: z.array(averageRow) });

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

const ranked = [METRIC.sentiment, METRIC.productivity, METRIC.motivation];
/** More than are shown, because a large change is not yet one beyond chance. */
const EACH = 4;

interface Notable {
  companyId: number;
  scope: Scope;
  scopeId: number;
  spans: Pick<PublishedSpans, 'previous'> & { range: PeriodRange };
}

/**
 * Returns the ids of teams of the company or a department that may stand out, some thirty at most: the highest and
 * lowest sentiments, the lowest performances, the largest moves, and the fewest answers.
 */
export async function findNotableTeams({ companyId, scope, scopeId, spans }: Notable): Promise<number[]> {
  const { range, previous } = spans;
  const grain = range.bucket === 'day' ? GRAIN.day : GRAIN.month;
  const span = [previous.from, range.from, range.to];
  const values = [companyId, scope, scopeId, ...span, [...ranked, METRIC.participation], grain];
  const rows = asRows(found, await pool().query({ name: 'notable-teams', text: statement, values }));
  const ofMetric = groupRows(rows[0]?.averages ?? [], ([, metric]) => metric);
  const now = (metric: number) =>
    (ofMetric.get(metric) ?? []).flatMap(([id, , avg]) => (avg === null ? [] : [{ id, by: avg }]));
  const moves = (metric: number) =>
    (ofMetric.get(metric) ?? []).flatMap(([id, , avg, before]) =>
      avg === null || before === null ? [] : [{ id, by: avg - before }],
    );
  const few = now(METRIC.participation).filter(({ by }) => by < PARTICIPATION_MIN);
  const lists = [
    lowest(now(METRIC.sentiment)),
    highest(now(METRIC.sentiment)),
    lowest(now(METRIC.productivity)),
    lowest(few),
    ...ranked.flatMap((metric) => [lowest(moves(metric)), highest(moves(metric))]),
  ];
  return [...new Set(lists.flat().map(({ id }) => id))];
}

interface Ranked {
  readonly id: number;
  readonly by: number;
}

function lowest(teams: readonly Ranked[]): Ranked[] {
  return teams.toSorted((a, b) => a.by - b.by).slice(0, EACH);
}

function highest(teams: readonly Ranked[]): Ranked[] {
  return teams.toSorted((a, b) => b.by - a.by).slice(0, EACH);
}
