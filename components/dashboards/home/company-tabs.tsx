'use client';

import { type CompanyFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';

const labels = {
  Administrator: { overview: 'Overview of Company', teams: 'Overview of Teams' },
  'Department Leader': { overview: 'Overview of Department', teams: 'Overview of Teams' },
} as const;

interface CompanyTabsProps {
  role: keyof typeof labels;
  filters: CompanyFilters;
}

/** The two parts of the dashboard above team level; time frame and department go along. */
export function CompanyTabs({ role, filters }: CompanyTabsProps) {
  const tabs = (['overview', 'teams'] as const).map((tab) => ({
    href: companyAddress({ ...filters, tab, team: 0 }),
    label: labels[role][tab],
    isCurrent: tab === filters.tab,
    tour: `tab-${tab}`,
  }));
  return <LinkTabs label="Dashboard" tabs={tabs} />;
}
