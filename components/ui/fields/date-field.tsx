'use client';

import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { controlStyle } from '#/components/ui/fields/control-style.ts';
import type { FieldControl } from '#/components/ui/fields/field.tsx';
import { useTextEntry } from '#/components/ui/fields/use-text-entry.ts';
import { Popover } from '#/components/ui/popover.tsx';
import { zoneHere } from '#/components/ui/zone-here.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { readDate } from '#/lib/domain/calendar/read-date-time.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

const Calendar = dynamic(() => import('#/components/ui/fields/calendar.tsx'), {
  ssr: false,
  loading: () => <Skeleton className="h-80 w-72" />,
});

export interface DateFieldProps extends Partial<FieldControl> {
  /** YYYY-MM-DD, empty, or typed text that isn't a date. */
  value: string;
  onChange: (value: string) => void;
  /** The first day that the calendar offers. */
  min: string;
  /** The number of months after today that it offers; without it, none. */
  monthsAhead?: number;
  /** The day when an empty calendar opens; defaults to today. With it, the example is a date of birth. */
  opensAt?: string;
  /** The BCP 47 tag for the date. */
  locale: string;
  autoComplete?: string;
  /** Shown while it's empty, instead of an example. */
  placeholder?: string;
  className?: string;
}

/** Shows a field for a day, typed in any common form or picked from a calendar, and written in the product's form. */
export function DateField(props: DateFieldProps) {
  const t = useTranslations('ui.fields');
  const { value, onChange, min, monthsAhead = 0, opensAt, locale, placeholder, className, ...control } = props;
  const [isOpen, setOpen] = useState(false);
  const [today] = useState(() => localDateAt(new Date(), zoneHere()));
  const inputProps = useTextEntry({
    value,
    write: (day) => formatDay(day, locale),
    read: (text) => readDate(text, locale),
    onChange,
  });
  const day = isLocalDate(value) ? value : null;
  return (
    <span className={clsx('relative block', className)}>
      <input
        {...control}
        {...inputProps}
        type="text"
        placeholder={placeholder ?? formatDay(opensAt ? '1990-05-31' : today, locale)}
        className={clsx(controlStyle, 'h-10 pr-11 placeholder:text-muted max-medium:h-12')}
      />
      <Popover
        label={t('calendar')}
        align="end"
        open={{ isOpen, onChange: setOpen }}
        // The calendar focuses its day.
        keepsFocus
        trigger={
          <IconButton
            size="small"
            label={day ? t('chooseAnotherDay', { day: formatDay(day, locale) }) : t('chooseDay')}
            icon={<CalendarDays aria-hidden />}
            className="-translate-y-1/2 absolute top-1/2 right-1.5"
          />
        }
      >
        <Calendar
          day={day}
          opensAt={opensAt}
          min={min}
          monthsAhead={monthsAhead}
          locale={locale}
          onChoose={(date) => {
            setOpen(false);
            onChange(date);
          }}
        />
      </Popover>
    </span>
  );
}

function formatDay(value: string, locale: string): string {
  return isLocalDate(value) ? formatDate(value, locale, { day: 'numeric', month: 'long', year: 'numeric' }) : value;
}
