'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { clampDay, dayAfterKey, weeksOfMonth } from '#/components/ui/fields/calendar-days.ts';
import { Select } from '#/components/ui/fields/select.tsx';
import { zoneHere } from '#/components/ui/zone-here.ts';
import { formatDate, formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import { addMonths, firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
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

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** A table whose cells take the focus one by one is a grid. */
const grid = { role: 'grid' } as const;
const cell = (isChosen: boolean) => ({ role: 'gridcell', 'aria-selected': isChosen }) as const;

/** The days of a month to choose from, by pointer and keyboard; loaded when a calendar is first opened. */
export default function Calendar({ day, opensAt, min, monthsAhead, locale, onChoose }: CalendarProps) {
  const t = useTranslations('ui.fields');
  const [today] = useState(() => localDateAt(new Date(), zoneHere()));
  const max = addMonths(today, monthsAhead);
  const [at, setAt] = useState(() => clampDay(day ?? opensAt ?? today, min, max));
  const table = useRef<HTMLTableElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    follows.current = false;
  }, [at]);

  const move = (next: string) => setAt(clampDay(next, min, max));
  const walk = (event: KeyboardEvent) => {
    const next = dayAfterKey(at, event);
    if (next === null) return;
    event.preventDefault();
    follows.current = true;
    move(next);
  };
  const [year = '', month = ''] = at.split('-');
  const weeks = weeksOfMonth(at);
  const years = Array.from({ length: Number(max.slice(0, 4)) - Number(min.slice(0, 4)) + 1 }, (_, back) =>
    String(Number(max.slice(0, 4)) - back),
  );
  return (
    <div className="flex w-76 flex-col gap-2 p-3">
      <div className="flex items-center gap-1">
        <IconButton
          size="small"
          label={t('monthBefore')}
          icon={<ChevronLeft aria-hidden />}
          disabled={firstOfMonth(at) <= min}
          onClick={() => move(addMonths(at, -1))}
        />
        <Select
          size="small"
          aria-label={t('month')}
          className="grow [&>select]:pr-7"
          value={month}
          options={monthNumbers.map((value) => ({
            value,
            label: formatDate(`2026-${value}-01`, locale, { month: 'long' }),
          }))}
          onChange={({ target }) => move(addMonths(at, Number(target.value) - Number(month)))}
        />
        <Select
          size="small"
          aria-label={t('year')}
          className="w-20 [&>select]:pr-7"
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={({ target }) => move(addMonths(at, 12 * (Number(target.value) - Number(year))))}
        />
        <IconButton
          size="small"
          label={t('monthAfter')}
          icon={<ChevronRight aria-hidden />}
          disabled={firstOfMonth(addMonths(at, 1)) > max}
          onClick={() => move(addMonths(at, 1))}
        />
      </div>
      <table
        ref={table}
        {...grid}
        aria-label={formatDate(at, locale, { month: 'long', year: 'numeric' })}
        className="w-full table-fixed text-center text-14 tabular-nums"
      >
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th
                key={one}
                scope="col"
                abbr={formatDate(one, locale, { weekday: 'long' })}
                className="h-8 font-normal text-12 text-muted"
              >
                {formatDate(one, locale, { weekday: 'short' }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} {...cell(one === day)} className="p-0">
                  <button
                    type="button"
                    data-day={one}
                    tabIndex={one === at ? 0 : -1}
                    disabled={one < min || one > max}
                    aria-label={formatFullDay(one, locale)}
                    aria-current={one === today ? 'date' : undefined}
                    onClick={() => onChoose(one)}
                    onKeyDown={walk}
                    className={clsx(
                      'size-10 rounded-control transition-colors disabled:cursor-not-allowed disabled:opacity-40',
                      one === day
                        ? 'bg-accent font-medium text-on-accent'
                        : 'hover:bg-hover aria-[current=date]:font-semibold aria-[current=date]:text-accent-text',
                      one !== day && one.slice(0, 7) !== at.slice(0, 7) && 'text-muted',
                    )}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
