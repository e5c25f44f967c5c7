'use client';

import type { DashboardFilters } from '#/components/dashboards/dashboard-filters.ts';
import { SegmentedControl } from '#/components/ui/segmented-control.tsx';
import { Select } from '#/components/ui/select.tsx';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

export interface DashboardFilterBarProps {
  filters: DashboardFilters;
  teams: readonly { id: number; name: string }[];
  /** Empty for those who may not see single members. */
  members: readonly { value: number; label: string }[];
  onChange: (next: Partial<DashboardFilters>) => void;
}

const periodOptions = periods.map(({ name, label }) => ({ value: name, label }));

/** Team, period and member in one row; the period is a list where the row is narrow. */
export function DashboardFilterBar({ filters, teams, members, onChange }: DashboardFilterBarProps) {
  const setPeriod = (period: PeriodName) => onChange({ period });
  return (
    <search aria-label="Filters" className="@container block">
      <div className="flex flex-wrap items-center gap-3">
        {teams.length > 1 && (
          <Select
            aria-label="Team"
            className="w-52 @max-[560px]:w-full"
            value={filters.team}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => onChange({ team: Number(event.target.value), member: 0 })}
          />
        )}
        <SegmentedControl
          label="Period"
          className="@max-[900px]:hidden"
          options={periodOptions}
          value={filters.period}
          onChange={setPeriod}
        />
        <Select
          aria-label="Period"
          className="@min-[901px]:hidden w-44 @max-[560px]:w-auto @max-[560px]:grow @max-[560px]:basis-40"
          value={filters.period}
          options={periodOptions}
          onChange={(event) => setPeriod(event.target.value as PeriodName)}
        />
        {members.length > 1 && (
          <Select
            aria-label="Team member"
            className="w-52 @max-[560px]:w-auto @max-[560px]:grow @max-[560px]:basis-48"
            value={filters.member}
            options={members}
            onChange={(event) => onChange({ member: Number(event.target.value) })}
          />
        )}
      </div>
    </search>
  );
}
