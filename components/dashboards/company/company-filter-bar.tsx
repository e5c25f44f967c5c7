'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { FilterBar, FilterSelect } from '#/components/dashboards/filter-bar.tsx';
import type { DateRange } from '#/lib/domain/calendar/period.ts';

interface CompanyFilterBarProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
  /** The days that are shown; missing while they load. */
  range?: DateRange | undefined;
  /** Has many further filters. */
  isDense?: boolean;
  children?: ReactNode;
}

/** Time frame, department and what a tab adds to them. */
export function CompanyFilterBar({
  filters,
  viewer,
  onChange,
  range,
  isDense = false,
  children,
}: CompanyFilterBarProps) {
  const t = useTranslations('dashboards.company');
  const { role, departments, locale } = viewer;
  // One department cannot stand for all, except where it is only a part of the company.
  const hasDepartments = departments.length > (role === 'Administrator' ? 0 : 1);
  return (
    <FilterBar
      period={filters.period}
      onPeriod={(period) => onChange({ period })}
      days={{ range, locale }}
      isDense={isDense}
    >
      {hasDepartments && (
        <FilterSelect
          label={t('department')}
          value={departmentOf(filters, viewer)}
          options={departmentOptions(filters, viewer, t)}
          onChange={(department) => onChange({ department })}
        />
      )}
      {children}
    </FilterBar>
  );
}

/** Without a choice a department leader sees their first department, as only one can be shown in the first tab. */
function departmentOf({ tab, department }: CompanyFilters, { role, departments }: CompanyViewer): number {
  const first = role === 'Administrator' || tab === 'teams' ? 0 : (departments[0]?.id ?? 0);
  return department || first;
}

function departmentOptions(
  { tab }: CompanyFilters,
  { role, departments }: CompanyViewer,
  t: ReturnType<typeof useTranslations<'dashboards.company'>>,
) {
  const options = departments.map(({ id, name }) => ({ value: id, label: name || 'N/A' }));
  if (role === 'Administrator') return [{ value: 0, label: t('allDepartments') }, ...options];
  return tab === 'teams' ? [{ value: 0, label: t('allYours') }, ...options] : options;
}
