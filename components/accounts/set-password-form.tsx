'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NewPasswordField } from '#/components/accounts/new-password-field.tsx';
import SecondFactorCodeForm from '#/components/accounts/second-factor-code-form.tsx';
import { useSignIn } from '#/components/accounts/use-sign-in.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import { checkResetTokenContract, updatePasswordContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';
import { checkPasswordTokenContract, setPasswordContract } from '#/lib/domain/registration/registration.contract.ts';

const kinds = {
  first: {
    check: checkPasswordTokenContract,
    save: setPasswordContract,
  },
  another: {
    check: checkResetTokenContract,
    save: updatePasswordContract,
  },
};

/** Sets a password after opening an emailed link, then signs in; an expired link leads to sign-in. */
export function SetPasswordForm({ token, kind }: { token: string; kind: keyof typeof kinds }) {
  const emailLabel = useTranslations('ui.email')('label');
  const t = useTranslations('accounts.setPassword');
  const [welcome, setWelcome] = useState<{ email: string; message: string }>();
  const form = useForm({
    resolver: lateResolver(async () => (await import('#/lib/domain/accounts/accounts.schema.ts')).setPasswordBody),
    defaultValues: { token, password: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const calls = kinds[kind];

  const check = useAction(async (value: string) => {
    try {
      setWelcome(await call(calls.check, { body: { token: value } }));
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 400) location.replace('/signIn?notice=link');
      else throw failure;
    }
  });
  const { run } = check;
  useEffect(() => void run(token), [run, token]);

  const signIn = useSignIn(
    (input: { email: string; password: string }) => call(calls.save, { body: { token, password: input.password } }),
    async () => location.assign('/dashboard'),
  );

  if (check.error)
    return (
      <Alert state="bad" announce="now">
        {check.error.message}
      </Alert>
    );
  if (!welcome) {
    return (
      <LoadingArea label={t('checking')}>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="mt-5 h-10 w-full" />
        <Skeleton className="mt-5 h-10 w-full" />
      </LoadingArea>
    );
  }
  // The password has been saved: going back leads to signing in with it.
  if (signIn.wantsCode)
    return <SecondFactorCodeForm action={signIn.enterCode} onBack={() => location.assign('/signIn')} />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit(({ password }) => signIn.start.run({ email: welcome.email, password }))}
      className="flex flex-col gap-5"
    >
      <Alert state="good" announce="politely">
        {welcome.message}
      </Alert>
      <Failure text={signIn.start.error?.message} />
      <Field label={emailLabel}>
        {(control) => <TextInput {...control} value={welcome.email} readOnly autoComplete="username" />}
      </Field>
      <NewPasswordField
        label={t(kind)}
        error={form.formState.errors.password?.message}
        length={password.length}
        {...form.register('password')}
      />
      <Button type="submit" size="large" full="always" loading={signIn.start.isRunning}>
        {t('submit')}
      </Button>
    </form>
  );
}
