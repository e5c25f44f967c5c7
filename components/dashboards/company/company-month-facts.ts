import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';

/** The result of a month question; only the eNPS has an interval. */
export type MonthResult = CompanyDashboard['onboarding'] & { interval?: CompanyDashboard['enps']['interval'] };

/**
 * What the groups of a month belong to, as columns of their table and file: month, people, result, and its interval
 * where shown.
 */
export function listMonthFacts({ month, personsBand, avg, interval }: MonthResult) {
  const number = (name: string, value: number | null) => ({ name, value: String(value ?? ''), record: value });
  return [
    { name: 'Month', value: month?.slice(0, 7) ?? '' },
    { name: 'People', value: personsBand ?? '' },
    number('Result', avg),
    ...(interval ? [number('Result: at least', interval.low), number('Result: at most', interval.high)] : []),
  ];
}
