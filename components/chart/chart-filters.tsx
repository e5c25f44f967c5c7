'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChartFilters, isFiltered } from '#/components/chart/chart-address.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { periods } from '#/lib/domain/calendar/period.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { listDashboardDepartmentsContract } from '#/lib/domain/organisation/departments/department.contract.ts';

interface ChartFilterBarProps {
  filters: ChartFilters;
  onChange: (change: Partial<ChartFilters>) => void;
  onReset: () => void;
}

/** Shows the filters Time Frame, Department and Team of the chart, and a button that resets them. */
export function ChartFilterBar({ filters, onChange, onReset }: ChartFilterBarProps) {
  const t = useTranslations('chart.screen');
  const documented = useTranslations('specification.chart');
  const labels = useTranslations('specification.periods');
  const { data: places } = useQuery({
    queryKey: queryKey(listDashboardDepartmentsContract, {}),
    queryFn: ({ signal }) => call(listDashboardDepartmentsContract, {}, signal),
    placeholderData: keepPreviousData,
  });
  const { data: groups } = useQuery({
    queryKey: queryKey(listDashboardTeamsContract, {}),
    queryFn: ({ signal }) => call(listDashboardTeamsContract, {}, signal),
    placeholderData: keepPreviousData,
  });
  const departments = places?.departments ?? [];
  const department = departments.find(({ id }) => id === filters.department);
  // Teams are filtered by their department's name: two departments rarely have the same name.
  const teams = (groups?.teams ?? []).filter(({ departmentName }) => !department || departmentName === department.name);
  const options = (all: string, placeholder: string, value: number, list: readonly { id: number; name: string }[]) => [
    { value: '', label: value === 0 ? placeholder : all },
    ...list.map(({ id, name }) => ({ value: id, label: shownName(name) })),
  ];
  return (
    <search aria-label={t('filters')} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 medium:flex-1">
      <Select
        aria-label={t('timeFrame')}
        className="w-40 max-medium:w-full"
        value={filters.period}
        options={periods.map(({ name }) => ({ value: name, label: labels(name) }))}
        onChange={({ target }) => onChange({ period: target.value as ChartFilters['period'] })}
      />
      <Select
        aria-label={t('department')}
        className="w-44 max-medium:w-[calc(54%-0.375rem)]"
        value={filters.department || ''}
        options={options(t('allDepartments'), documented('selectDepartment'), filters.department, departments)}
        onChange={({ target }) => onChange({ department: Number(target.value), team: 0 })}
      />
      <Select
        aria-label={t('team')}
        className="w-44 max-medium:w-[calc(46%-0.375rem)]"
        value={filters.team || ''}
        options={options(t('allTeams'), documented('selectTeam'), filters.team, teams)}
        onChange={({ target }) => onChange({ team: Number(target.value) })}
      />
      <Button variant="quiet" icon={<RotateCcw aria-hidden />} disabled={!isFiltered(filters)} onClick={onReset}>
        {documented('reset')}
      </Button>
      <Switch
        label={t('figuresSwitch')}
        checked={filters.figures}
        onChange={({ target }) => onChange({ figures: target.checked })}
      />
    </search>
  );
}
