'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { formatShortRange } from '#/lib/domain/calendar/date-words.ts';
import { type DateRange, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

interface FilterBarProps {
  period: PeriodName;
  onPeriod: (period: PeriodName) => void;
  /** The days that are shown, written next to the time frame if there is room; missing while they load. */
  days?: { range: DateRange | undefined; locale: string };
  /** If the row has many further filters, the time frame is a list everywhere. */
  isDense?: boolean;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * Shows the time frame and further filters of a dashboard in one row; the time frame is a list if the row is narrow.
 */
export function FilterBar({ period, onPeriod, days, isDense = false, actions, children }: FilterBarProps) {
  const t = useTranslations('dashboards.frame');
  const labels = useTranslations('specification.periods');
  const options = periods.map(({ name }) => ({ value: name, label: labels(name) }));
  return (
    <search aria-label={t('filters')} data-tour="filters" className="@container block">
      <div className="flex flex-wrap items-center @max-[560px]:gap-1.5 @max-[760px]:gap-2 gap-3">
        {!isDense && (
          <SegmentedControl
            label={t('timeFrame')}
            className="@max-[760px]:hidden"
            options={options}
            value={period}
            onChange={onPeriod}
          />
        )}
        <FilterSelect
          label={t('timeFrame')}
          className={clsx('@min-[561px]:w-40', !isDense && '@min-[761px]:hidden')}
          value={period}
          options={options}
          onChange={onPeriod}
        />
        {children}
        {days && (
          <p
            aria-live="polite"
            className={clsx(
              'min-h-5 whitespace-nowrap text-13 text-muted tabular-nums',
              // On a phone, the filters and the buttons share one line; at 400 % zoom, there is no room for a second.
              actions ? '@max-[560px]:order-last @max-[560px]:basis-full low:@max-[560px]:hidden' : '@max-[560px]:grow',
            )}
          >
            {days.range && formatShortRange(days.range.from, days.range.to, days.locale)}
          </p>
        )}
        {actions && <div className="@min-[561px]:ml-auto flex flex-wrap gap-2">{actions}</div>}
      </div>
    </search>
  );
}

interface FilterSelectProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Whether its words are longer than its neighbour's on a phone. */
  isLong?: boolean;
  className?: string;
}

/** Shows one filter of the row; on a phone two share a line. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, value, options: choices, onChange, isLong = false, className } = props;
  return (
    <Select
      aria-label={label}
      className={clsx(
        // On a phone, “Last 6 months” and “All team members” fit next to a menu.
        'print:hidden @max-[560px]:grow @max-[560px]:[&>select]:pr-7.5 @max-[560px]:[&>select]:pl-2.5',
        // At 400 % zoom, all share one line.
        'low:@max-[560px]:[&>select]:h-10 low:@max-[560px]:[&>select]:text-13',
        isLong ? '@max-[560px]:basis-43 low:@max-[560px]:basis-0' : '@max-[560px]:basis-35 low:@max-[560px]:basis-0',
        className ?? '@min-[561px]:w-48',
      )}
      value={value}
      options={choices}
      onChange={({ target }) => {
        const option = choices.find((choice) => String(choice.value) === target.value);
        if (option) onChange(option.value);
      }}
    />
  );
}
