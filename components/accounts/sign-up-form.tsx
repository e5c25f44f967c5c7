'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { output } from 'zod';
import { CaptchaField } from '#/components/accounts/captcha.tsx';
import { PersonFields } from '#/components/accounts/person-fields.tsx';
import { storeSentTo } from '#/components/accounts/sent-to.ts';
import { useCaptchaPass } from '#/components/accounts/use-captcha-pass.ts';
import { isSessionStored } from '#/components/frame/session/stored-session.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { registerCompanyContract } from '#/lib/domain/registration/registration.contract.ts';
import type { signUpForm } from '#/lib/domain/registration/registration.schema.ts';

const empty = { companyName: '', firstName: '', lastName: '', email: '', phone: '', timeZoneId: '', captcha: '' };

/** Signs a company up; the link to continue is emailed. */
export function SignUpForm() {
  const t = useTranslations('accounts.registration');
  const form = useForm({
    resolver: lateResolver(async () => (await import('#/lib/domain/registration/registration.schema.ts')).signUpForm),
    defaultValues: empty,
  });
  const { errors } = form.formState;

  useEffect(() => {
    if (isSessionStored()) location.replace('/dashboard');
  }, []);

  const buyPass = useCaptchaPass();
  const signUp = useAction(async (values: output<typeof signUpForm>) => {
    await call(registerCompanyContract, { body: { ...values, captcha: await buyPass(values.captcha) } });
    storeSentTo(values.email);
    location.assign('/checkEmail');
  });

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={form.handleSubmit(signUp.run)} className="flex flex-col gap-4">
        <ErrorSummary errors={signUp.error ? [{ message: signUp.error.message }] : []} />
        <Field id="companyName" label={t('company')} error={errors.companyName?.message} required>
          {(control) => <TextInput {...control} {...form.register('companyName')} autoComplete="organization" />}
        </Field>
        <Field id="email" label={t('email')} error={errors.email?.message} required>
          {(control) => <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <PersonFields />
        <CaptchaField />
        <Button type="submit" size="large" full="always" loading={signUp.isRunning}>
          {t('signUp')}
        </Button>
      </form>
    </FormProvider>
  );
}
