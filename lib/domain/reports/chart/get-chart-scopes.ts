import { type ChartPart, type ChartStructure, readStructure } from '#/lib/domain/chart/read-structure.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Returns what this person sees of a part of the chart, and the scopes all of which somebody else must lead to see it
 * as well. Throws `not_found` for an empty or unknown part, `forbidden` for one that this person may not see.
 */
export async function getChartScopes(ctx: UserCtx, part: ChartPart) {
  const structure = await readStructure(ctx, part);
  const { departments, teams } = structure;
  const isPart = part.departmentId !== null || part.teamId !== null;
  if (isPart && departments.length + teams.length === 0) throw notFound();
  const company = { kind: 'company' as const, id: ctx.company.id, name: structure.companyName };
  const isWhole = departments.length === 0 || (!isPart && ctx.actor.role === 'Administrator');
  const scopes: ReportScope[] = isWhole
    ? [company]
    : departments.map(({ id, name }) => ({ kind: 'department', id, name }));
  return { structure, scopes, name: nameOf(structure, part) };
}

function nameOf({ companyName, departments, teams }: ChartStructure, { departmentId, teamId }: ChartPart): string {
  if (teamId !== null) return teams[0]?.name ?? companyName;
  return (departmentId !== null ? departments[0]?.name : undefined) ?? companyName;
}
