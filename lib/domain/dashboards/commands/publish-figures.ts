import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import { listReleaseCells } from '#/lib/domain/dashboards/queries/list-release-cells.ts';
import { readReleasedFigures } from '#/lib/domain/dashboards/queries/read-released-figures.ts';
import { presentReleasedScope } from '#/lib/domain/dashboards/released-present.ts';
import type { CategoryId } from '#/lib/domain/metrics/category.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { grainOf, type ReleaseScope, releaseScopes } from '#/lib/domain/metrics/release-grains.ts';
import { releaseSpans, teamReleaseSpans } from '#/lib/domain/metrics/release-spans.ts';

interface Publication {
  readonly companyId: number;
  readonly until: LocalDate;
  readonly k: number;
}

/** Makes the figures of every scope and period anew from what is released; those of groups without any go. */
export async function publishFigures(query: ReleaseQuery, publication: Publication): Promise<void> {
  const { companyId, until } = publication;
  for (const scope of releaseScopes) {
    const spansOf = scope === 'team' ? teamReleaseSpans : releaseSpans;
    for (const { name: period } of periods) {
      await publishPeriod(query, { ...publication, scope, period, spans: spansOf(period, until) });
    }
  }
  await query('DELETE FROM published_figures WHERE company_id = $1 AND as_of < $2', [companyId, until]);
}

interface PeriodPublication extends Publication {
  readonly scope: ReleaseScope;
  readonly period: PeriodName;
  readonly spans: PeriodSpans;
}

async function publishPeriod(
  query: ReleaseQuery,
  { companyId, until, k, scope, period, spans }: PeriodPublication,
): Promise<void> {
  const cells = groupRows(await listReleaseCells(query, { companyId, scope, spans }), ([scopeId]) => scopeId);
  if (cells.size === 0) return;
  const read = await readReleasedFigures(query, { companyId, scope, grain: grainOf(scope, period), spans });
  const points = byScope(read.points);
  const totals = byScope(read.totals);
  const participation = byScope(read.participation);
  const changes = byScope(read.changes);
  const categories = await listCategories(query, { companyId, scope, period });
  const rows = [...cells].map(([id, scopeCells]) => {
    const figures = { points: points(id), totals: totals(id), participation: participation(id), changes: changes(id) };
    const previousCategory = categories.get(id) ?? 0;
    const presented = presentReleasedScope({ cells: scopeCells, figures, spans, k, previousCategory });
    const { motivation, productivity, sentiment, categoryId } = presented;
    return [id, motivation.avg, productivity.avg, sentiment.avg, categoryId, JSON.stringify(presented)] as const;
  });
  const columns = [0, 1, 2, 3, 4, 5].map((index) => rows.map((row) => row[index]));
  await query(upsert, [companyId, scope, period, until, ...columns]);
}

/** Sorts rows by the company, department or team they begin with; none for one that is not there. */
function byScope<Row extends readonly [number, ...unknown[]]>(rows: readonly Row[]): (scopeId: number) => Row[] {
  const groups = groupRows(rows, ([scopeId]) => scopeId);
  return (scopeId) => groups.get(scopeId) ?? [];
}

const upsert = `
INSERT INTO published_figures (company_id, scope, scope_id, period, as_of, motivation, productivity, sentiment, category_id, figures)
SELECT $1, $2, scope_id, $3, $4, motivation, productivity, sentiment, category_id, figures
FROM unnest($5::int[], $6::float8[], $7::float8[], $8::float8[], $9::int[], $10::jsonb[])
  AS made (scope_id, motivation, productivity, sentiment, category_id, figures)
ON CONFLICT (company_id, scope, scope_id, period) DO UPDATE SET as_of = excluded.as_of, motivation = excluded.motivation,
  productivity = excluded.productivity, sentiment = excluded.sentiment, category_id = excluded.category_id,
  figures = excluded.figures`;

/** The categories of the last publication: a new one needs more than a hair's breadth. */
async function listCategories(
  query: ReleaseQuery,
  { companyId, scope, period }: { companyId: number; scope: ReleaseScope; period: PeriodName },
): Promise<Map<number, CategoryId>> {
  const rows = await query<{ id: number; category: CategoryId }>(
    `SELECT scope_id AS id, category_id AS category FROM published_figures
     WHERE company_id = $1 AND scope = $2 AND period = $3`,
    [companyId, scope, period],
  );
  return new Map(rows.map(({ id, category }) => [id, category]));
}
