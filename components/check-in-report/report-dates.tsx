'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { labelDate } from '#/components/charts/chart-dates.ts';
import type { CheckInReport } from '#/components/check-in-report/check-in-report.ts';
import { IconButton } from '#/components/ui/icon-button.tsx';
import { Select } from '#/components/ui/select.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';
import { wordDay } from '#/lib/domain/calendar/date-words.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';

interface ReportDatesProps {
  report: CheckInReport;
  /** The day asked for; ahead of the report's while it loads. */
  date: string;
  locale: string;
  onChoose: (date: string) => void;
}

/** From day to day: the check-in before and after, those of the month in a list, and any day by the calendar. */
export function ReportDates({ report, date, locale, onChoose }: ReportDatesProps) {
  const dayId = useId();
  const { dates, previousDate, nextDate } = report;
  const options = dates
    .toReversed()
    .map((day) => ({ value: day.date, label: `${wordDay(day.date, locale)} · ${day.answered} of ${day.due}` }));
  const isListed = dates.some((day) => day.date === date);
  return (
    <search aria-label="Day of the report" className="flex flex-wrap items-center gap-2">
      <IconButton
        label={previousDate ? `Check-in before: ${wordDay(previousDate, locale)}` : 'No check-in before'}
        icon={<ChevronLeft aria-hidden />}
        disabled={previousDate === null}
        onClick={() => previousDate && onChoose(previousDate)}
      />
      <Select
        aria-label={`Check-ins of ${labelDate(date, 'month', locale).fullLabel}`}
        className="min-w-0 max-w-72 grow basis-56"
        value={isListed ? date : ''}
        {...(isListed ? {} : { placeholder: wordDay(date, locale) })}
        options={options}
        onChange={(event) => onChoose(event.target.value)}
      />
      <IconButton
        label={nextDate ? `Check-in after: ${wordDay(nextDate, locale)}` : 'No check-in after'}
        icon={<ChevronRight aria-hidden />}
        disabled={nextDate === null}
        onClick={() => nextDate && onChoose(nextDate)}
      />
      <div className="flex grow basis-48 items-center gap-2 medium:ml-auto medium:grow-0">
        <label htmlFor={dayId} className="whitespace-nowrap text-13 text-muted">
          Go to day
        </label>
        <TextInput
          id={dayId}
          type="date"
          value={date}
          min="2000-01-01"
          onChange={({ target }) => isLocalDate(target.value) && target.value >= '2000-01-01' && onChoose(target.value)}
        />
      </div>
    </search>
  );
}
