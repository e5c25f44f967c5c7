import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { tableRoles } from '#/components/dashboards/heat-map/heat-map-style.ts';
import { pressSort } from '#/components/dashboards/heat-map/teams-overview-sort.ts';
import type { TeamOrder } from '#/lib/domain/dashboards/company/company.constants.ts';

interface HeatMapHeadProps {
  label: string;
  /** Shown in its place if the column is narrow. */
  short?: string;
  /** Without it, the column can't be sorted. */
  sort?: TeamOrder;
  filters: CompanyFilters;
  onChange: ChangeCompanyFilters;
  align?: 'right';
  /** Whether it's only for screen readers. */
  isHidden?: boolean;
  className?: string;
}

/** Shows the heading of a column; pressing it sorts the teams. */
export function HeatMapHead(props: HeatMapHeadProps) {
  const { label, short = label, sort, filters, onChange, align, isHidden = false, className } = props;
  const isLeading = sort !== undefined && filters.sort === sort;
  const Icon = !isLeading ? ChevronsUpDown : filters.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      {...tableRoles.head}
      scope="col"
      aria-sort={isLeading ? (filters.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={clsx(
        'stays top-16 z-10 border-line border-y bg-sunken px-2 py-1 font-medium text-13 text-muted first:pl-5 last:pr-5',
        className,
      )}
    >
      {/* If rows are cards, the heading is only for screen readers, and the filters sort. */}
      <span
        className={clsx(
          isHidden ? 'sr-only' : 'block truncate',
          // Paper repeats headings on each sheet, but no buttons.
          sort && '@min-[640px]:hidden print:block!',
          align === 'right' && 'text-right',
        )}
      >
        <span className="print:hidden">{label}</span>
        <span className="hidden print:inline">{short}</span>
      </span>
      {sort && (
        <button
          type="button"
          aria-label={label}
          onClick={() => onChange(pressSort(filters, sort))}
          className={clsx(
            'group/head @max-[640px]:hidden -mx-1 flex max-w-[calc(100%+0.5rem)] items-center rounded-mark px-1 py-1 font-medium hover:text-ink print:hidden',
            align === 'right' && 'ml-auto flex-row-reverse',
            isLeading && 'text-ink',
          )}
        >
          <span className="@max-[760px]:hidden truncate">{label}</span>
          <span className="@min-[760px]:hidden truncate">{short}</span>
          <Icon
            aria-hidden
            className={clsx(
              'size-3.5 shrink-0',
              // If it has no meaning, it takes no room.
              !isLeading &&
                'w-0 opacity-0 group-hover/head:w-3.5 group-hover/head:opacity-100 group-focus-visible/head:w-3.5 group-focus-visible/head:opacity-100',
            )}
          />
        </button>
      )}
    </th>
  );
}
