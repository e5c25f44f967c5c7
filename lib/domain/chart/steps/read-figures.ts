import * as z from 'zod';
import type { ChartStructure } from '#/lib/domain/chart/steps/read-structure.ts';
import { presentAverages } from '#/lib/domain/dashboards/averages-present.ts';
import { whyNothing } from '#/lib/domain/dashboards/published-present.ts';
import { readAverages } from '#/lib/domain/dashboards/steps/read-averages.ts';
import { minimumInForce } from '#/lib/domain/metrics/minimum-group.ts';
import { SCOPE } from '#/lib/domain/metrics/published-metrics.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/published-spans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const counted = z.object({ id: z.number(), members: z.number() });

const statement = `
SELECT t.department_id AS id, count(DISTINCT m.user_id)::int AS members
FROM teams t JOIN team_members m ON m.team_id = t.id
WHERE t.company_id = $1 AND t.department_id = ANY ($2) AND t.completed_at IS NOT NULL GROUP BY 1`;

/** What is published of the teams and departments of a chart, and why it is nothing where it is; null where it was not asked for. */
export type ChartFigures = Awaited<ReturnType<typeof readFigures>> | null;

/** Reads it by the rule of the dashboards: from published sums alone. */
export async function readFigures(
  ctx: UserCtx,
  { departments, teams, publishedUntil, personsMin }: ChartStructure,
  spans: PublishedSpans,
) {
  const companyId = ctx.company.id;
  const [departmentIds, teamIds] = [departments, teams].map((groups) => groups.map(({ id }) => id)) as [
    number[],
    number[],
  ];
  const wanted = { companyId, range: spans.range };
  const [departmentAverages, teamAverages, members] = await Promise.all([
    readAverages({ ...wanted, scope: SCOPE.department, ids: departmentIds }),
    readAverages({ ...wanted, scope: SCOPE.team, ids: teamIds }),
    pool().query({ name: 'chart-department-members', text: statement, values: [companyId, departmentIds] }),
  ]);
  const [ofDepartment, ofTeam] = [presentAverages(departmentAverages), presentAverages(teamAverages)];
  const inDepartment = new Map(asRows(counted, members).map((row) => [row.id, row.members]));
  const k = minimumInForce(ctx.company.minimumGroupSize, personsMin);
  const shown = ({ categoryId, participation }: ReturnType<typeof ofTeam>, size: number) => ({
    category_id: categoryId,
    participation,
    hiddenReason: participation === null ? whyNothing(size < k, publishedUntil !== null) : null,
  });
  return {
    ofDepartment: (id: number) => shown(ofDepartment(id), inDepartment.get(id) ?? 0),
    ofTeam: (id: number, size: number) => shown(ofTeam(id), size),
  };
}
