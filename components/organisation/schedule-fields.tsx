'use client';

import { useTranslations } from 'next-intl';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { FirstCheckInSwitch, NextCheckIn } from '#/components/organisation/next-check-in.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TimeField } from '#/components/ui/fields/time-field.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { frequencies } from '#/lib/domain/check-ins/constants.ts';
import { weekdays } from '#/lib/domain/organisation/constants.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';

const asNumber = { setValueAs: Number };

/** Shows a team's schedule in the surrounding form: frequency, day, time, working days and newcomers. */
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
      <NextOfForm isNew={isNew} />
    </>
  );
}

function NextOfForm({ isNew }: { isNew: boolean }) {
  const schedule = useWatch<TeamSchedule>() as TeamSchedule;
  return <NextCheckIn schedule={schedule} isNew={isNew} />;
}
