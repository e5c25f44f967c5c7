import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';

/** What the first tab asks for; the page that fills the cache asks the same. */
export function companyInput({ period, department }: CompanyFilters) {
  return { query: { period, departmentId: department } };
}

/**
 * Gives the answer before for as long as it is about this department: another one's figures below this one's name would
 * be wrong, not just old. For a query that is asked now.
 */
export function lastOfDepartment(department: number, isAsked = true) {
  return <Answer>(before: Answer | undefined, earlier: { queryKey: readonly unknown[] } | undefined) => {
    const [, input] = (earlier?.queryKey ?? []) as [string?, ReturnType<typeof companyInput>?];
    return isAsked && input?.query.departmentId === department ? before : undefined;
  };
}

/** What the list of teams asks for. */
export function overviewInput({ period, department, ...order }: CompanyFilters) {
  const { category, search, sort, direction, grouped, page } = order;
  return { query: { period }, body: { departmentId: department, category, search, sort, direction, grouped, page } };
}

/** What the view of one team asks for; it may be in any department. */
export function singleTeamInput({ period, team }: Pick<CompanyFilters, 'period' | 'team'>) {
  return { query: { period }, body: { teamId: team } };
}

/** What the view of one team asks for beside its figures: what is published to the team's members. */
export function reasonsInput({ period, team }: Pick<CompanyFilters, 'period' | 'team'>) {
  return { params: { id: team }, query: { period, member: 0, view: 'published' as const } };
}

/** What the lines of the teams ask for; they have pages of their own. */
export function analyticsInput({ period, department, metric }: CompanyFilters, page: number) {
  return { body: { period, departmentId: department, metric, page } };
}
