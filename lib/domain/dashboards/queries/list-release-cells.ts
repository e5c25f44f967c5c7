import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';
import type { HiddenReason } from '#/lib/domain/metrics/minimum-group.ts';
import type { ReleaseScope } from '#/lib/domain/metrics/release-grains.ts';

/** One metric's days or weeks within a period and before it, and the first of all that counts. */
export type CellsRow = [
  scopeId: number,
  metric: 'motivation' | 'productivity' | 'sentiment' | 'participation',
  since: LocalDate | null,
  cells: [cellOn: LocalDate, hiddenReason: HiddenReason | null][],
];

const statement = `
SELECT json_build_array(scope_id, metric, min(cell_on) FILTER (WHERE hidden_reason IS NULL),
  coalesce(json_agg(json_build_array(cell_on, hidden_reason) ORDER BY cell_on) FILTER (WHERE cell_on BETWEEN $3 AND $4), '[]')) AS row
FROM release_cells
WHERE company_id = $1 AND scope = $2 AND cell_on <= $4 AND CASE $2
  WHEN 'department' THEN scope_id IN (SELECT id FROM departments WHERE company_id = $1)
  WHEN 'team' THEN scope_id IN (SELECT id FROM teams WHERE company_id = $1) ELSE true END
GROUP BY scope_id, metric`;

/** Which days or weeks of everything that still exists in a scope count, by metric. */
export async function listReleaseCells(
  query: ReleaseQuery,
  { companyId, scope, spans }: { companyId: number; scope: ReleaseScope; spans: PeriodSpans },
): Promise<CellsRow[]> {
  const { range, previous } = spans;
  const rows = await query<{ row: CellsRow }>(statement, [companyId, scope, previous.from, range.to]);
  return rows.map(({ row }) => row);
}
