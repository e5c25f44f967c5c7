import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';

/** True when the results of the months make a line: two of them at least. */
export function hasMonths({ data }: Pick<CompanyDashboard['onboarding'], 'data'>): boolean {
  return data.filter(({ record }) => record !== null).length > 1;
}
