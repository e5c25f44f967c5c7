'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import type { output } from 'zod';
import { IdentitiesCard } from '#/components/accounts/identities-card.tsx';
import { NewPasswordField } from '#/components/accounts/new-password-field.tsx';
import { SecondFactorCard } from '#/components/accounts/second-factor-card.tsx';
import { SessionsCard } from '#/components/accounts/sessions-card.tsx';
import { leaveOnFailure } from '#/components/frame/pages/leave-on-failure.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { OwnDataCard } from '#/components/profile/own-data-card.tsx';
import { RemoveAccountCard } from '#/components/profile/remove-account-card.tsx';
import { DeviceCard } from '#/components/push/device-card.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { PasswordInput } from '#/components/ui/fields/password-input.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { changePasswordContract, getEmailContract } from '#/lib/domain/profile/profile.contract.ts';
import type { changePasswordBody } from '#/lib/domain/profile/profile.schema.ts';

/**
 * Shows the email address, password, second factor and other ways to sign in, the sessions, notifications on devices,
 * the download of one's data, and the account's deletion.
 */
export function SecuritySection() {
  const emailLabel = useTranslations('ui.email')('label');
  const query = useQuery({
    queryKey: queryKey(getEmailContract, {}),
    queryFn: ({ signal }) => call(getEmailContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting email">
      {({ email }) => (
        <div className="flex flex-col gap-6">
          <Card title={emailLabel}>
            <p className="wrap-anywhere">{email}</p>
          </Card>
          <PasswordCard email={email} />
          <SecondFactorCard />
          <IdentitiesCard />
          <SessionsCard />
          <DeviceCard />
          <OwnDataCard />
          <RemoveAccountCard email={email} />
        </div>
      )}
    </SectionState>
  );
}

const empty = { currentPassword: '', newPassword: '' };

/** Changes the password; every other session ends, this one stays. */
function PasswordCard({ email }: { email: string }) {
  const t = useTranslations('profile.password');
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: lateResolver(async () => (await import('#/lib/domain/profile/profile.schema.ts')).changePasswordBody),
    defaultValues: empty,
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (body: output<typeof changePasswordBody>) => call(changePasswordContract, { body }),
    onSuccess: async ({ message }) => {
      form.reset(empty);
      showMessage({ kind: 'good', text: message });
      await queryClient.invalidateQueries();
    },
    onError: leaveOnFailure,
  });

  return (
    <Card title={t('title')} description={t('about')}>
      <form
        method="post"
        noValidate
        aria-label={t('form')}
        onSubmit={form.handleSubmit((body) => change.mutate(body))}
        className="flex flex-col gap-5"
      >
        <ErrorSummary errors={change.error ? [{ message: change.error.message }] : []} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-5 medium:grid-cols-2">
          <Field id="currentPassword" label={t('current')} error={errors.currentPassword?.message} required>
            {(control) => (
              <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
            )}
          </Field>
          <NewPasswordField
            id="newPassword"
            label={t('new')}
            error={errors.newPassword?.message}
            length={newPassword.length}
            {...form.register('newPassword')}
          />
        </div>
        <div className="flex justify-end">
          <Button type="submit" full loading={change.isPending}>
            {t('change')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
