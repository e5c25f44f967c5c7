import { type ChartPart, type ChartStructure, readStructure } from '#/lib/domain/chart/steps/read-structure.ts';
import type { ReportScope } from '#/lib/domain/reports/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * What a part of the chart shows, as far as this person sees it, and the scopes that somebody else must lead all of to
 * see it as well. Throws `not_found` where the part is empty or unknown, `forbidden` where it is not theirs to see.
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
