import type { useTranslations } from 'next-intl';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';

/** The result of a month question; only the eNPS has an interval. */
export type MonthResult = CompanyDashboard['onboarding'] & { interval?: CompanyDashboard['enps']['interval'] };

type MonthWords = ReturnType<typeof useTranslations<'dashboards.month'>>;

/**
 * What the groups of a month belong to, as columns of their table and file: month, people, result, and its interval
 * where shown.
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
