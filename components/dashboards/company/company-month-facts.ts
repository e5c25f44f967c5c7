import type { useTranslations } from 'next-intl';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';

/** The result of a monthly question; only the eNPS has an interval. */
export type MonthResult = CompanyDashboard['onboarding'] & { interval?: CompanyDashboard['enps']['interval'] };

type MonthWords = ReturnType<typeof useTranslations<'dashboards.month'>>;

/**
 * Returns columns for the table and file of a month's groups: month, people, result, and its interval if there is one.
 */
export function listMonthFacts({ month, personsBand, avg, interval }: MonthResult, t: MonthWords) {
  const number = (name: string, value: number | null) => ({ name, value: String(value ?? ''), record: value });
  return [
    { name: t('facts.month'), value: month?.slice(0, 7) ?? '' },
    { name: t('facts.people'), value: personsBand ?? '' },
    number(t('facts.result'), avg),
    ...(interval ? [number(t('facts.least'), interval.low), number(t('facts.most'), interval.high)] : []),
  ];
}
