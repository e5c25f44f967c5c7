'use client';

import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { FilterBar, FilterSelect } from '#/components/dashboards/filter-bar.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { Popover } from '#/components/ui/popover.tsx';
import { type DateRange, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

// Only the list of teams needs it.
const TeamFields = dynamic(
  () => import('#/components/dashboards/teams-overview/teams-overview-filter-bar.tsx').then((file) => file.TeamFields),
  { loading: () => <Skeleton className="h-44 w-full medium:hidden" /> },
);

interface CompanyFilterBarProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
  /** The days that are shown; missing while they load. */
  range?: DateRange | undefined;
  /** Whether there are many further filters, or little room. */
  isDense?: boolean;
  children?: ReactNode;
}

/** Shows the filters for time frame and department, and a tab's further filters. */
export function CompanyFilterBar(props: CompanyFilterBarProps) {
  const { filters, viewer, onChange, range, isDense = false, children } = props;
  const { locale } = viewer;
  return (
    <FilterBar
      period={filters.period}
      onPeriod={(period) => onChange({ period })}
      {...(isDense && !range ? {} : { days: { range, locale } })}
      isDense={isDense}
    >
      <DepartmentSelect filters={filters} viewer={viewer} onChange={onChange} />
      {children}
    </FilterBar>
  );
}

/** Shows only the filter for the department; nothing if there is no choice. */
export function DepartmentSelect({
  filters,
  viewer,
  onChange,
}: Pick<CompanyFilterBarProps, 'filters' | 'viewer' | 'onChange'>) {
  const t = useTranslations('dashboards.company');
  if (!hasDepartments(viewer)) return null;
  return (
    <div data-tour="filters">
      <FilterSelect
        label={t('department')}
        isLong
        value={departmentOf(filters, viewer)}
        options={departmentOptions(filters, viewer, t)}
        onChange={(department) => onChange({ department })}
      />
    </div>
  );
}

/** Shows the filters on a phone: one button that says what is chosen and opens the choices. */
export function CompanyFilterButton({ filters, viewer, onChange }: Omit<CompanyFilterBarProps, 'range' | 'isDense'>) {
  const t = useTranslations('dashboards.company');
  const frame = useTranslations('dashboards.frame');
  const labels = useTranslations('specification.periods');
  const { period, tab } = filters;
  const department = departmentOf(filters, viewer);
  const name = viewer.departments.find(({ id }) => id === department)?.name;
  const place = name ?? t(viewer.role === 'Administrator' ? 'ofAll' : 'ofAllYours');
  return (
    <div data-tour="filters">
      <Popover
        label={frame('filters')}
        className="w-[min(22rem,calc(100vw-1.5rem))]"
        trigger={
          <button
            type="button"
            className={clsx(buttonStyle({ variant: 'secondary', full: 'always' }), 'justify-start max-[360px]:px-2!')}
          >
            <SlidersHorizontal aria-hidden className="shrink-0 text-muted" />
            <span className="min-w-0 truncate">
              {hasDepartments(viewer) ? t('chosen', { period: labels(period), place }) : labels(period)}
            </span>
          </button>
        }
      >
        {/* At 400 %, a low window shows both at once. */}
        <search className="grid gap-4 p-4 [@media(max-height:320px)]:grid-cols-2 [@media(max-height:320px)]:gap-2 [@media(max-height:320px)]:p-2">
          <Field label={frame('timeFrame')}>
            {(control) => (
              <Select
                {...control}
                value={period}
                options={periods.map(({ name }) => ({ value: name, label: labels(name) }))}
                onChange={({ target }) => onChange({ period: target.value as PeriodName })}
              />
            )}
          </Field>
          {hasDepartments(viewer) && (
            <Field label={t('department')}>
              {(control) => (
                <Select
                  {...control}
                  value={department}
                  options={departmentOptions({ tab }, viewer, t)}
                  onChange={({ target }) => onChange({ department: Number(target.value) })}
                />
              )}
            </Field>
          )}
          {tab === 'teams' && <TeamFields filters={filters} viewer={viewer} onChange={onChange} />}
        </search>
      </Popover>
    </div>
  );
}

/** Returns whether there is a choice: for administrators even with one department, because they see the company. */
export function hasDepartments({ role, departments }: CompanyViewer): boolean {
  return departments.length > (role === 'Administrator' ? 0 : 1);
}

/** Returns the department to show. Without a choice, the first tab shows department leaders their first one. */
function departmentOf({ tab, department }: CompanyFilters, { role, departments }: CompanyViewer): number {
  const first = role === 'Administrator' || tab !== 'overview' ? 0 : (departments[0]?.id ?? 0);
  return department || first;
}

function departmentOptions(
  { tab }: Pick<CompanyFilters, 'tab'>,
  { role, departments }: CompanyViewer,
  t: ReturnType<typeof useTranslations<'dashboards.company'>>,
) {
  const options = departments.map(({ id, name }) => ({ value: id, label: name || 'N/A' }));
  if (role === 'Administrator') return [{ value: 0, label: t('allDepartments') }, ...options];
  return tab !== 'overview' ? [{ value: 0, label: t('allYours') }, ...options] : options;
}
