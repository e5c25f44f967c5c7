'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChartFilters, isFiltered } from '#/components/chart/chart-address.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
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
    <search
      aria-label={t('filters')}
      className="w-full grid-cols-2 items-center gap-2 max-medium:hidden max-medium:group-data-open/bar:grid medium:contents"
    >
      <Select
        aria-label={t('timeFrame')}
        // On paper, a time says nothing without results.
        className={clsx('w-36 max-medium:col-span-2 max-medium:w-full', !filters.figures && 'print:hidden')}
        value={filters.period}
        options={periods.map(({ name }) => ({ value: name, label: labels(name) }))}
        onChange={({ target }) => onChange({ period: target.value as ChartFilters['period'] })}
      />
      <Select
        aria-label={t('department')}
        className="w-44 max-medium:w-full"
        value={filters.department || ''}
        options={options(t('allDepartments'), documented('selectDepartment'), filters.department, departments)}
        onChange={({ target }) => onChange({ department: Number(target.value), team: 0 })}
      />
      <Select
        aria-label={t('team')}
        className="w-36 max-medium:w-full"
        value={filters.team || ''}
        options={options(t('allTeams'), documented('selectTeam'), filters.team, teams)}
        onChange={({ target }) => onChange({ team: Number(target.value) })}
      />
      <Switch
        label={t('figuresSwitch')}
        checked={filters.figures}
        onChange={({ target }) => onChange({ figures: target.checked })}
      />
      <IconButton
        label={documented('reset')}
        icon={<RotateCcw aria-hidden />}
        className="max-medium:justify-self-end"
        disabled={!isFiltered(filters)}
        onClick={onReset}
      />
    </search>
  );
}
