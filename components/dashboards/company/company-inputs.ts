import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';

/** Returns the request of the first tab; the page that fills the cache uses the same. */
export function companyInput({ period, department }: CompanyFilters) {
  return { query: { period, departmentId: department } };
}

/**
 * Keeps the previous answer while it's about this department: another department's results below this one's name would
 * be wrong, not just old. Returns nothing for a disabled query.
 */
export function lastOfDepartment(department: number, isAsked = true) {
  return <Answer>(before: Answer | undefined, earlier: { queryKey: readonly unknown[] } | undefined) => {
    const [, input] = (earlier?.queryKey ?? []) as [string?, ReturnType<typeof companyInput>?];
    return isAsked && input?.query.departmentId === department ? before : undefined;
  };
}

/** Returns the request of the list of teams. */
export function overviewInput({ period, department, ...order }: CompanyFilters) {
  const { category, search, sort, direction, grouped, page } = order;
  return { query: { period }, body: { departmentId: department, category, search, sort, direction, grouped, page } };
}

/** Returns the request of the view of one team, which may be in any department. */
export function singleTeamInput({ period, team }: Pick<CompanyFilters, 'period' | 'team'>) {
  return { query: { period }, body: { teamId: team } };
}

/** Returns the second request of the view of one team, for what is published to the team's members. */
export function reasonsInput({ period, team }: Pick<CompanyFilters, 'period' | 'team'>) {
  return { params: { id: team }, query: { period, member: 0, view: 'published' as const } };
}

/** Returns the request of the teams' lines, which have their own pages. */
export function analyticsInput(
  { period, department, metric }: Pick<CompanyFilters, 'period' | 'department'> & { metric: ShownMetric },
  page: number,
) {
  return { body: { period, departmentId: department, metric, page } };
}
