'use client';

import { useTranslations } from 'next-intl';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { FirstCheckInSwitch } from '#/components/organisation/first-check-in-switch.tsx';
import { NextCheckIn } from '#/components/organisation/next-check-in.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TimeField } from '#/components/ui/fields/time-field.tsx';
import { frequencies } from '#/lib/domain/check-ins/constants.ts';
import { weekdays } from '#/lib/domain/organisation/constants.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';

const dayOptions = weekdays.map(({ id, name }) => ({ value: id, label: name }));
const asNumber = { setValueAs: Number };

/** When a team checks in: frequency, day, time, working days and newcomers of the form around it. */
export function ScheduleFields({ isNew = false }: { isNew?: boolean }) {
  const { register, control: form, formState } = useFormContext<TeamSchedule>();
  const { errors } = formState;
  const words = useTranslations('organisation.checkInDay');
  const frequencyId = Number(useWatch({ control: form, name: 'frequencyId' }));
  return (
    <>
      <div className="grid gap-5 medium:grid-cols-3">
        <Field label="Frequency" error={errors.frequencyId?.message}>
          {(control) => (
            <Select
              {...control}
              {...register('frequencyId', asNumber)}
              options={frequencies.map(({ id: value, name }) => ({ value, label: name }))}
            />
          )}
        </Field>
        <Field
          label="Check-in day"
          help={frequencyId === 1 ? words('daily') : undefined}
          error={errors.checkinDay?.message}
        >
          {(control) => <Select {...control} {...register('checkinDay', asNumber)} options={dayOptions} />}
        </Field>
        <Field label="Send time" error={errors.surveysTimeSend?.message}>
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
            label="Working days"
            error={fieldState.error?.message}
            options={weekdays.map(({ id: value, short }) => ({ value, label: short }))}
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
