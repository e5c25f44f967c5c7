'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CompanyViewer } from '#/components/dashboards/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company-filters.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/use-company-filters.ts';
import { SegmentedControl } from '#/components/ui/segmented-control.tsx';
import { Select } from '#/components/ui/select.tsx';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

interface CompanyFilterBarProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
  /** With many further filters in the row the time frame is a list everywhere. */
  isDense?: boolean;
  children?: ReactNode;
}

const periodOptions = periods.map(({ name, label }) => ({ value: name, label }));

/** Time frame and department in one row; the time frame is a list where the row is narrow. */
export function CompanyFilterBar({ filters, viewer, onChange, isDense, children }: CompanyFilterBarProps) {
  const { role, departments } = viewer;
  const setPeriod = (period: PeriodName) => onChange({ period });
  // One department cannot stand for all, except where it is only a part of the company.
  const hasDepartments = departments.length > (role === 'Administrator' ? 0 : 1);
  return (
    <search aria-label="Filters" className="@container block">
      <div className="flex flex-wrap items-center gap-3">
        {!isDense && (
          <SegmentedControl
            label="Time frame"
            className="@max-[760px]:hidden"
            options={periodOptions}
            value={filters.period}
            onChange={setPeriod}
          />
        )}
        <Select
          aria-label="Time frame"
          className={clsx('w-40 @max-[560px]:grow @max-[560px]:basis-40', !isDense && '@min-[761px]:hidden')}
          value={filters.period}
          options={periodOptions}
          onChange={(event) => setPeriod(event.target.value as PeriodName)}
        />
        {hasDepartments && (
          <Select
            aria-label="Department"
            className="w-48 @max-[560px]:w-auto @max-[560px]:grow @max-[560px]:basis-40"
            value={departmentOf(filters, viewer)}
            options={departmentOptions(filters, viewer)}
            onChange={(event) => onChange({ department: Number(event.target.value) })}
          />
        )}
        {children}
      </div>
    </search>
  );
}

/** Without a choice a department leader sees their first department, as only one can be shown in the first tab. */
function departmentOf({ tab, department }: CompanyFilters, { role, departments }: CompanyViewer): number {
  const first = role === 'Administrator' || tab === 'teams' ? 0 : (departments[0]?.id ?? 0);
  return department || first;
}

function departmentOptions({ tab }: CompanyFilters, { role, departments }: CompanyViewer) {
  const named = departments.map(({ id, name }) => ({ value: id, label: name || 'N/A' }));
  if (role === 'Administrator') return [{ value: 0, label: 'All departments' }, ...named];
  return tab === 'teams' ? [{ value: 0, label: 'All your departments' }, ...named] : named;
}
