'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import type { input, output } from 'zod';
import { leaveOnFailure } from '#/components/frame/pages/leave-on-failure.ts';
import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { PhotoField } from '#/components/profile/photo-field.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { changedFields } from '#/components/ui/fields/changed-fields.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { Select } from '#/components/ui/fields/select.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { zoneHere } from '#/components/ui/zone-here.ts';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getProfileContract, updateProfileContract } from '#/lib/domain/profile/profile.contract.ts';
import type { profileBody } from '#/lib/domain/profile/profile.schema.ts';

type Profile = Output<typeof getProfileContract>['profile'];

const asIdOrNull = { setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)) };

/** Shows the person's fields and photo, filled in before the script loads. Saving opens the dashboard. */
export function EditForm({ profile }: { profile: Profile }) {
  const emailLabel = useTranslations('ui.email')('label');
  const t = useTranslations('profile.edit');
  const queryClient = useQueryClient();
  const form = useForm<input<typeof profileBody>, unknown, output<typeof profileBody>>({
    resolver: lateResolver(async () => (await import('#/lib/domain/profile/profile.schema.ts')).profileBody),
    defaultValues: profile,
  });
  const { errors, isDirty } = form.formState;
  const timeZoneId = Number(useWatch({ control: form.control, name: 'timeZoneId' }));

  const save = useMutation({
    mutationFn: async (fields: output<typeof profileBody>) => {
      const changes = changedFields(fields, profile);
      // A name is always sent: the current one, if it wasn't changed here.
      const { profile: now } = await call(getProfileContract, {});
      const body = { firstName: now.firstName, lastName: now.lastName, ...changes, browserTimeZone: zoneHere() };
      return call(updateProfileContract, { body });
    },
    onSuccess: ({ message }) => {
      queryClient.clear();
      flashMessage(message);
      location.assign('/dashboard');
    },
    onError: leaveOnFailure,
  });

  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((body) => save.mutate(body))}
        className="flex flex-col gap-5"
        aria-label={t('title')}
      >
        <ErrorSummary errors={save.error ? [{ message: save.error.message }] : []} />
        <PhotoField person={profile} />
        <Field label={emailLabel} help={t('emailHelp')}>
          {(control) => <TextInput {...control} value={profile.email} readOnly autoComplete="email" />}
        </Field>
        <div className="grid gap-5 medium:grid-cols-2">
          <Field id="firstName" label={t('firstName')} error={errors.firstName?.message} required>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('firstName')}
                defaultValue={profile.firstName}
                autoComplete="given-name"
              />
            )}
          </Field>
          <Field id="lastName" label={t('lastName')} error={errors.lastName?.message} required>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('lastName')}
                defaultValue={profile.lastName}
                autoComplete="family-name"
              />
            )}
          </Field>
          <Field id="number" label={t('phone')} error={errors.number?.message} optional>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('number')}
                defaultValue={profile.number}
                type="tel"
                autoComplete="tel"
              />
            )}
          </Field>
          <Field id="seniorityId" label={t('seniority')} error={errors.seniorityId?.message} optional>
            {(control) => (
              <Select
                {...control}
                {...form.register('seniorityId', asIdOrNull)}
                defaultValue={profile.seniorityId ?? ''}
                options={[
                  { value: '', label: t('notSet') },
                  ...profile.seniorities.map(({ id: value, name: label }) => ({ value, label })),
                ]}
              />
            )}
          </Field>
        </div>
        <Field
          id="timeZoneId"
          label={t('timeZone')}
          help={
            // The list only has whole hours: days are computed with the zone itself.
            timeZoneId === profile.timeZoneId ? t('timeZoneHelp', { zone: profile.timeZone }) : t('newTimeZoneHelp')
          }
          error={errors.timeZoneId?.message}
          required
        >
          {(control) => (
            <Select
              {...control}
              {...form.register('timeZoneId')}
              defaultValue={profile.timeZoneId}
              options={profile.timeZones.map(({ id: value, name, timeZone }) => ({
                value,
                label: t('zone', { name, city: cityOf(timeZone) }),
              }))}
            />
          )}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" full disabled={!isDirty} loading={save.isPending || save.isSuccess}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');
}
