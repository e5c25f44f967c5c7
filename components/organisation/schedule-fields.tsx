'use client';

import { CalendarClock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { readerLocale } from '#/components/frame/time/reader-locale.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { FirstCheckInSwitch } from '#/components/organisation/first-check-in-switch.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TimeField } from '#/components/ui/fields/time-field.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { zoneHere } from '#/components/ui/zone-here.ts';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';
import { dueDatesIn, type FrequencyId, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { frequencies } from '#/lib/domain/check-ins/constants.ts';
import { weekdays } from '#/lib/domain/organisation/constants.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';

const asNumber = { setValueAs: Number };

/** When a team checks in: frequency, day, time, working days and newcomers of the form around it. */
export function ScheduleFields({ isNew = false }: { isNew?: boolean }) {
  const { register, control: form, formState } = useFormContext<TeamSchedule>();
  const { errors } = formState;
  const t = useTranslations('organisation.checkInDay');
  const labels = useTranslations('organisation.schedule');
  const documented = useDocumented();
  const dayOptions = weekdays.map(({ id, name }) => ({ value: id, label: documented(name) }));
  const frequencyId = Number(useWatch({ control: form, name: 'frequencyId' }));
  return (
    <>
      <div className="grid gap-5 medium:grid-cols-3">
        <Field label={labels('frequency')} error={errors.frequencyId?.message}>
          {(control) => (
            <Select
              {...control}
              {...register('frequencyId', asNumber)}
              options={frequencies.map(({ id: value, name }) => ({ value, label: documented(name) }))}
            />
          )}
        </Field>
        <Field
          label={labels('day')}
          help={frequencyId === 1 ? t('daily') : undefined}
          error={errors.checkinDay?.message}
        >
          {(control) => <Select {...control} {...register('checkinDay', asNumber)} options={dayOptions} />}
        </Field>
        <Field label={labels('time')} error={errors.surveysTimeSend?.message}>
          {(control) => (
            <Controller
              control={form}
              name="surveysTimeSend"
              render={({ field }) => <TimeField {...control} value={field.value} onChange={field.onChange} />}
            />
          )}
        </Field>
      </div>
      <Controller
        control={form}
        name="workingDays"
        render={({ field, fieldState }) => (
          <ChoiceChips
            className="mt-5"
            label={labels('days')}
            error={fieldState.error?.message}
            options={weekdays.map(({ id: value, short }) => ({ value, label: documented(short) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form}
        name="asksOnJoining"
        render={({ field }) => <FirstCheckInSwitch isOn={field.value} onChange={field.onChange} />}
      />
      <NextCheckIn isNew={isNew} />
    </>
  );
}

const never = () => () => undefined;
const YEARLY = 4;
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The next check-in by the settings of the form around it, in the time of the reader. */
function NextCheckIn({ isNew }: { isNew: boolean }) {
  const t = useTranslations('organisation.schedule');
  const language = useLocale();
  const [frequencyId, checkinDay, sendTime, workingDays, asksOnJoining] = useWatch<
    TeamSchedule,
    ['frequencyId', 'checkinDay', 'surveysTimeSend', 'workingDays', 'asksOnJoining']
  >({ name: ['frequencyId', 'checkinDay', 'surveysTimeSend', 'workingDays', 'asksOnJoining'] });
  const timeZone = useSyncExternalStore(never, zoneHere, () => null);
  const now = useNow();
  // A yearly check-in comes in the month in which the team was created.
  if (timeZone === null || Number(frequencyId) === YEARLY || !timeOfDay.test(sendTime)) return null;
  const schedule = {
    frequencyId: Number(frequencyId) as FrequencyId,
    checkinDay: Number(checkinDay),
    workingDays: workingDays.map(Number),
    createdOn: '2000-01-01',
  };
  const sendAt = nextSendAt(schedule, sendTime, timeZone, new Date(now));
  const today = localDateAt(new Date(now), timeZone);
  // A team that begins after the send time is still asked that day.
  const beginsToday = isNew && asksOnJoining && dueDatesIn(schedule, today, today).length > 0;
  const nextDate = beginsToday ? today : sendAt && localDateAt(sendAt, timeZone);
  return (
    <output className="mt-5 flex items-center gap-2 text-13 text-muted">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      {nextDate ? t('next', { day: formatDay(nextDate, readerLocale(language, navigator.language)) }) : t('noNext')}
    </output>
  );
}
