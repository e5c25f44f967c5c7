'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import type { CheckInReport } from '#/components/check-in-report/check-in-report.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { DateField } from '#/components/ui/fields/date-field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { formatDate, formatDay } from '#/lib/domain/calendar/date-words.ts';
import { addDays, isLocalDate } from '#/lib/domain/calendar/local-date.ts';

/** No team is older than this. */
const FIRST_DAY = '2000-01-01';
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
/** Elements where arrow keys have a use of their own. */
const ownsArrows = 'input, select, textarea, nav, dialog, [role=dialog], [role=menu], [contenteditable]';

interface ReportDatesProps {
  /** The last report that was loaded, perhaps another day's; undefined before the first. */
  report: CheckInReport | undefined;
  /** The requested day, not the report's while it loads; null for the last check-in until its day is known. */
  date: string | null;
  locale: string;
  onChoose: (date: string) => void;
}

/** Shows navigation between days: previous and next, also by arrow keys, the month's as a list, any in a calendar. */
export function ReportDates({ report, date, locale, onChoose }: ReportDatesProps) {
  const t = useTranslations('check-in-report.dates');
  const dayId = useId();
  const dates = report?.dates ?? [];
  const [before, after] = neighboursOf(report, date);
  const options = dates.toReversed().map(({ date: value, ...counts }) => ({
    value,
    // Short, so that it fits a phone; the report's title has the whole day.
    label: t('option', { ...counts, day: formatDate(value, locale, shortDay) }),
  }));
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : null;
      const isTaken = event.target instanceof Element && event.target.closest(ownsArrows);
      if (!to || isTaken || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      onChoose(to.date);
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [before, after, onChoose]);
  const isListed = dates.some((day) => day.date === date);
  return (
    <search aria-label={t('label')} className="flex flex-wrap items-center gap-2">
      <IconButton
        label={
          before
            ? t(before.isCheckIn ? 'before' : 'dayBefore', { day: formatDay(before.date, locale) })
            : t('noneBefore')
        }
        icon={<ChevronLeft aria-hidden />}
        disabled={!before}
        onClick={() => before && onChoose(before.date)}
      />
      <Select
        aria-label={
          date ? t('ofMonth', { month: formatDate(date, locale, { month: 'long', year: 'numeric' }) }) : t('checkIns')
        }
        className="min-w-0 max-w-72 grow basis-56 max-medium:basis-36"
        value={date && isListed ? date : ''}
        {...(isListed ? {} : { placeholder: date ? formatDay(date, locale) : t('last') })}
        options={options}
        onChange={(event) => onChoose(event.target.value)}
      />
      <IconButton
        label={
          after ? t(after.isCheckIn ? 'after' : 'dayAfter', { day: formatDay(after.date, locale) }) : t('noneAfter')
        }
        icon={<ChevronRight aria-hidden />}
        disabled={!after}
        onClick={() => after && onChoose(after.date)}
      />
      {/* On phones only the calendar's icon: the list beside it already has the day. */}
      <div className="flex items-center gap-2 medium:ml-auto medium:basis-48">
        <label htmlFor={dayId} className="whitespace-nowrap text-13 text-muted max-medium:hidden">
          {t('goTo')}
        </label>
        <DateField
          id={dayId}
          className="medium:w-52 max-medium:size-12 max-medium:[&_button]:inset-0 max-medium:[&_button]:size-12 max-medium:[&_button]:translate-y-0 max-medium:[&_input]:hidden"
          value={date ?? ''}
          min={FIRST_DAY}
          locale={locale}
          onChange={(day) => isLocalDate(day) && day >= FIRST_DAY && onChoose(day)}
        />
      </div>
    </search>
  );
}

interface Neighbour {
  date: string;
  isCheckIn: boolean;
}

/** Returns the check-ins around a day. While the report is still another day's, its month or the calendar is used. */
function neighboursOf(report: CheckInReport | undefined, date: string | null): (Neighbour | null)[] {
  if (report && (date === null || report.date === date)) {
    return [report.previousDate, report.nextDate].map((day) => (day === null ? null : { date: day, isCheckIn: true }));
  }
  if (date === null) return [null, null];
  const dates = report?.dates.map((day) => day.date) ?? [];
  const neighbours = [dates.findLast((day) => day < date), dates.find((day) => day > date)];
  return neighbours.map((day, at) =>
    day ? { date: day, isCheckIn: true } : { date: addDays(date, at === 0 ? -1 : 1), isCheckIn: false },
  );
}
