'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { chooseTimeZone } from '#/lib/domain/calendar/choose-time-zone.ts';
import { timeZones } from '#/lib/domain/calendar/time-zones.ts';

interface PersonFieldValues {
  firstName: string;
  lastName: string;
  phone: string;
  timeZoneId: string;
  browserTimeZone?: string | undefined;
}

const zoneOptions = timeZones.map(({ id, name, timeZone }) => ({
  value: id,
  label: `${name} · ${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}`,
}));

/** Shows fields for names, phone and time zone in the surrounding form; the browser's zone is preselected. */
export function PersonFields() {
  const t = useTranslations('accounts.registration');
  const { register, setValue, formState } = useFormContext<PersonFieldValues>();
  const { errors } = formState;
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setValue('browserTimeZone', timeZone);
    // Some browsers name a zone that isn't in the list.
    const zone = chooseTimeZone({ timeZone }, new Date().getFullYear());
    if (zone) setValue('timeZoneId', String(zone.timeZoneId));
  }, [setValue]);

  return (
    <>
      <div className="grid gap-4 medium:grid-cols-2">
        <Field id="firstName" label={t('firstName')} error={errors.firstName?.message} required>
          {(control) => <TextInput {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field id="lastName" label={t('lastName')} error={errors.lastName?.message} required>
          {(control) => <TextInput {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field id="phone" label={t('phone')} error={errors.phone?.message} optional>
        {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field id="timeZoneId" label={t('timeZone')} help={t('timeZoneHelp')} error={errors.timeZoneId?.message} required>
        {(control) => (
          <Select {...control} {...register('timeZoneId')} options={zoneOptions} placeholder={t('chooseTimeZone')} />
        )}
      </Field>
    </>
  );
}
