import type { DashboardFilters } from '#/components/dashboards/dashboard-filters.ts';
import { SegmentedControl } from '#/components/ui/segmented-control.tsx';
import { Select } from '#/components/ui/select.tsx';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

export interface DashboardFilterBarProps {
  filters: DashboardFilters;
  /** Empty for those who may not see single members. */
  members: readonly { value: number; label: string }[];
  onChange: (next: Partial<DashboardFilters>) => void;
}

const periodOptions = periods.map(({ name, label }) => ({ value: name, label }));

/** Period and member in one row; the period is a list where the row is narrow. */
export function DashboardFilterBar({ filters, members, onChange }: DashboardFilterBarProps) {
  const setPeriod = (period: PeriodName) => onChange({ period });
  return (
    <search aria-label="Filters" className="@container block">
      <div className="flex flex-wrap items-center gap-3">
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
