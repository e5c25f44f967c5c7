'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

interface NewPersonValues {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

const blankAsAbsent = { setValueAs: (value: string | undefined) => (value?.trim() ? value : undefined) };

/** Shows fields for email and names of someone to invite, in the surrounding form. */
export function NewPersonFields({ areNamesOptional = false }: { areNamesOptional?: boolean }) {
  const emailLabel = useTranslations('ui.email')('label');
  const t = useTranslations('organisation.invitations');
  const { register, formState } = useFormContext<NewPersonValues>();
  const { errors } = formState;
  const asNames = areNamesOptional ? blankAsAbsent : {};
  const mark = areNamesOptional ? { optional: true } : { required: true };
  return (
    <div className="flex flex-col gap-5">
      <Field label={emailLabel} error={errors.email?.message} required>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="off" />}
      </Field>
      <div className="grid gap-5 medium:grid-cols-2">
        <Field label={t('firstName')} error={errors.firstName?.message} {...mark}>
          {(control) => <TextInput {...control} {...register('firstName', asNames)} autoComplete="off" />}
        </Field>
        <Field label={t('lastName')} error={errors.lastName?.message} {...mark}>
          {(control) => <TextInput {...control} {...register('lastName', asNames)} autoComplete="off" />}
        </Field>
      </div>
    </div>
  );
}
