'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { labelDate } from '#/components/charts/chart-dates.ts';
import type { CheckInReport } from '#/components/check-in-report/check-in-report.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { DateField } from '#/components/ui/fields/date-field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';
import { addDays, isLocalDate } from '#/lib/domain/calendar/local-date.ts';

/** No team is older. */
const FIRST_DAY = '2000-01-01';

interface ReportDatesProps {
  /** The last one that was loaded, perhaps of another day; undefined before the first. */
  report: CheckInReport | undefined;
  /** The requested day; not the report's while that loads, null for the last check-in while its day is unknown. */
  date: string | null;
  locale: string;
  onChoose: (date: string) => void;
}

/** From day to day: the check-in before and after, those of the month in a list, and any day by the calendar. */
export function ReportDates({ report, date, locale, onChoose }: ReportDatesProps) {
  const dayId = useId();
  const dates = report?.dates ?? [];
  const [before, after] = neighboursOf(report, date);
  const options = dates
    .toReversed()
    .map((day) => ({ value: day.date, label: `${formatDay(day.date, locale)} · ${day.answered} of ${day.due}` }));
  const isListed = dates.some((day) => day.date === date);
  const month = date ? ` of ${labelDate(date, 'month', locale).fullLabel}` : '';
  return (
    <search aria-label="Day of the report" className="flex flex-wrap items-center gap-2">
      <IconButton
        label={before ? `${before.what} before: ${formatDay(before.date, locale)}` : 'No check-in before'}
        icon={<ChevronLeft aria-hidden />}
        disabled={!before}
        onClick={() => before && onChoose(before.date)}
      />
      <Select
        aria-label={`Check-ins${month}`}
        className="min-w-0 max-w-72 grow basis-56"
        value={date && isListed ? date : ''}
        {...(isListed ? {} : { placeholder: date ? formatDay(date, locale) : 'Last check-in' })}
        options={options}
        onChange={(event) => onChoose(event.target.value)}
      />
      <IconButton
        label={after ? `${after.what} after: ${formatDay(after.date, locale)}` : 'No check-in after'}
        icon={<ChevronRight aria-hidden />}
        disabled={!after}
        onClick={() => after && onChoose(after.date)}
      />
      <div className="flex grow basis-48 items-center gap-2 medium:ml-auto medium:grow-0">
        <label htmlFor={dayId} className="whitespace-nowrap text-13 text-muted">
          Go to day
        </label>
        <DateField
          id={dayId}
          className="w-full medium:w-52"
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
  what: 'Check-in' | 'Day';
}

/** Returns the check-ins around a day. While only another day's report is there, its month or the calendar helps. */
function neighboursOf(report: CheckInReport | undefined, date: string | null): (Neighbour | null)[] {
  if (report && (date === null || report.date === date)) {
    return [report.previousDate, report.nextDate].map((day) => (day === null ? null : { date: day, what: 'Check-in' }));
  }
  if (date === null) return [null, null];
  const dates = report?.dates.map((day) => day.date) ?? [];
  const neighbours = [dates.findLast((day) => day < date), dates.find((day) => day > date)];
  return neighbours.map((day, at) =>
    day ? { date: day, what: 'Check-in' } : { date: addDays(date, at === 0 ? -1 : 1), what: 'Day' },
  );
}
