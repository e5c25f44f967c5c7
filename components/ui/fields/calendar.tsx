'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DayPicker, type DropdownProps } from 'react-day-picker';
import { Select } from '#/components/ui/fields/select.tsx';
import { zoneHere } from '#/components/ui/zone-here.ts';
import { formatDate, formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import { addMonths } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

interface CalendarProps {
  /** The chosen day; null while there is none. */
  day: string | null;
  opensAt?: string | undefined;
  min: string;
  monthsAhead: number;
  locale: string;
  onChoose: (day: string) => void;
}

const arrow =
  'grid size-8 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-hover hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 [&>svg]:size-4';
const styles = {
  month: 'flex flex-col gap-2',
  month_caption: 'px-9',
  nav: 'absolute inset-x-3 top-3 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  dropdowns: 'flex gap-1 [&>*]:grow',
  month_grid: 'w-full table-fixed text-center text-14 tabular-nums',
  weekday: 'h-8 font-normal text-12 text-muted',
  day: 'p-0',
  day_button:
    'size-10 rounded-control transition-colors hover:bg-hover disabled:cursor-not-allowed disabled:opacity-40',
  outside: 'text-muted',
  today: 'font-semibold text-accent-text',
  selected:
    '[&>button]:bg-accent [&>button]:font-medium [&>button]:text-on-accent [&>button]:hover:bg-accent forced-colors:[&>button]:outline-2',
};

/** Opening a calendar moves the focus into it, as in the date grid of the ARIA practices. */
const focus = { autoFocus: true } as const;

/** Shows the days of a month to choose from, by pointer and keyboard; loaded when a calendar is first opened. */
export default function Calendar({ day, opensAt, min, monthsAhead, locale, onChoose }: CalendarProps) {
  const t = useTranslations('ui.fields');
  const [today] = useState(() => localDateAt(new Date(), zoneHere()));
  const max = addMonths(today, monthsAhead);
  const write = (parts: Intl.DateTimeFormatOptions) => (date: Date) => formatDate(dayOf(date), locale, parts);
  return (
    <DayPicker
      className="relative w-76 p-3"
      classNames={styles}
      components={{ Dropdown, Chevron }}
      mode="single"
      {...focus}
      showOutsideDays
      captionLayout="dropdown"
      reverseYears
      weekStartsOn={firstWeekday(locale)}
      selected={day ? dateOf(day) : undefined}
      today={dateOf(today)}
      defaultMonth={dateOf(day ?? opensAt ?? today)}
      startMonth={dateOf(min)}
      endMonth={dateOf(max)}
      disabled={[{ before: dateOf(min) }, { after: dateOf(max) }]}
      onDayClick={(date) => onChoose(dayOf(date))}
      formatters={{
        formatWeekdayName: (date) => write({ weekday: 'short' })(date).slice(0, 2),
        formatMonthDropdown: write({ month: 'long' }),
      }}
      labels={{
        labelNav: () => t('calendar'),
        labelGrid: write({ month: 'long', year: 'numeric' }),
        labelMonthDropdown: () => t('month'),
        labelYearDropdown: () => t('year'),
        labelPrevious: () => t('monthBefore'),
        labelNext: () => t('monthAfter'),
        labelDayButton: (date) => formatFullDay(dayOf(date), locale),
        labelWeekday: write({ weekday: 'long' }),
      }}
    />
  );
}

function Dropdown({ options = [], value, onChange, 'aria-label': label }: DropdownProps) {
  return <Select size="small" aria-label={label} value={value} options={options} onChange={onChange} />;
}

function Chevron({ orientation }: { orientation?: string | undefined }) {
  return orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />;
}

/** Returns a day as the picker represents it: as its midnight in this device's time zone. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

function dayOf(date: Date): string {
  const [year, month, dayOfMonth] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, ...[month, dayOfMonth].map((part) => String(part).padStart(2, '0'))].join('-');
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the weekday that begins a week in the reader's region; Monday if the browser doesn't know. */
function firstWeekday(locale: string): Weekday {
  const { getWeekInfo } = new Intl.Locale(locale) as { getWeekInfo?: () => { firstDay: number } };
  const firstDay = getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? 1;
  return (firstDay % 7) as Weekday;
}
