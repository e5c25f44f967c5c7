'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { filterNames, type PulseFilters } from '#/components/pulses/manage/pulse-filters.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { DateField } from '#/components/ui/fields/date-field.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { pulseStatuses } from '#/lib/domain/pulses/constants.ts';

interface PulseFilterBarProps {
  filters: PulseFilters;
  /** The people who have created pulses. */
  users: readonly { id: number; name: string }[];
  locale: string;
  onChange: (parts: Record<string, string | undefined>) => void;
}

/** The earliest day to filter by. */
const FIRST_DAY = '2020-01-01';
const MONTHS_AHEAD = 1;

/** Filters the list by status, by creator, and by a day when people were asked. */
export function PulseFilterBar({ filters, users, locale, onChange }: PulseFilterBarProps) {
  const t = useTranslations('pulses.filters');
  const documented = useDocumented();
  const clear = () => onChange(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  return (
    <search className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-4 max-medium:gap-2 max-medium:[&_label]:sr-only medium:grid-cols-3 large:grid-cols-[repeat(3,minmax(0,15rem))]">
        <Field label={t('status')}>
          {(control) => (
            <Select
              {...control}
              value={filters.status ?? ''}
              options={[
                { value: '', label: t('anyStatus') },
                ...pulseStatuses.map((value) => ({ value, label: documented(value) })),
              ]}
              onChange={({ target }) => onChange({ status: target.value })}
            />
          )}
        </Field>
        <Field label={t('user')}>
          {(control) => (
            <Select
              {...control}
              value={filters.user ?? ''}
              options={[
                { value: '', label: t('anyone') },
                ...users.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => onChange({ user: target.value })}
            />
          )}
        </Field>
        <Field label={t('date')} className="max-medium:col-span-2">
          {(control) => (
            <DateField
              {...control}
              min={FIRST_DAY}
              monthsAhead={MONTHS_AHEAD}
              locale={locale}
              placeholder={t('anyDay')}
              value={filters.date ?? ''}
              onChange={(date) => (date === '' || isLocalDate(date)) && onChange({ date })}
            />
          )}
        </Field>
      </div>
      {Object.keys(filters).length > 0 && (
        <div>
          <Button variant="quiet" size="small" icon={<X aria-hidden />} onClick={clear}>
            {t('clear')}
          </Button>
        </div>
      )}
    </search>
  );
}
