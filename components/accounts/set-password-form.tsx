'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { openBrowserSession } from '#/components/accounts/open-browser-session.ts';
import { Alert } from '#/components/ui/alert.tsx';
import { Button } from '#/components/ui/button.tsx';
import { Field } from '#/components/ui/field.tsx';
import { LoadingArea } from '#/components/ui/loading-area.tsx';
import { PasswordInput } from '#/components/ui/password-input.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';
import { useAction } from '#/components/ui/use-action.ts';
import { ApiError, call } from '#/lib/api/call.ts';
import { passwordLength } from '#/lib/domain/accounts/constants.ts';
import { checkPasswordTokenContract, setPasswordContract } from '#/lib/domain/accounts/contract.ts';
import { setPasswordBody } from '#/lib/domain/accounts/schema.ts';

/** Chooses the first password behind a mailed link, then signs in; a link that is over leads to sign-in. */
export function SetPasswordForm({ token }: { token: string }) {
  const [email, setEmail] = useState<string>();
  const form = useForm({ resolver: zodResolver(setPasswordBody), defaultValues: { token, password: '' } });

  const check = useAction(async (value: string) => {
    try {
      setEmail((await call(checkPasswordTokenContract, { body: { token: value } })).email);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 400) location.replace('/signIn?notice=link');
      else throw failure;
    }
  });
  const { run } = check;
  useEffect(() => void run(token), [run, token]);

  const save = useAction(async (body: { token: string; password: string }) => {
    const ticket = await call(setPasswordContract, { body });
    await openBrowserSession(ticket.token);
    location.assign('/dashboard');
  });

  if (check.error)
    return (
      <Alert state="bad" announce="now">
        {check.error.message}
      </Alert>
    );
  if (!email) {
    return (
      <LoadingArea label="Checking your link">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="mt-5 h-10 w-full" />
        <Skeleton className="mt-5 h-10 w-full" />
      </LoadingArea>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(save.run)} className="flex flex-col gap-5">
      <Alert state="good" announce="politely">
        Perfect! Now create a password and log in.
      </Alert>
      {save.error && (
        <Alert state="bad" announce="now">
          {save.error.message}
        </Alert>
      )}
      <Field label="E-mail">
        {(control) => <TextInput {...control} value={email} readOnly autoComplete="username" />}
      </Field>
      <Field
        label="Password"
        help={`At least ${passwordLength.min} characters. A few words in a row are easy to remember and hard to guess.`}
        error={form.formState.errors.password?.message}
        required
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="large" full="always" loading={save.isRunning}>
        Save and log in
      </Button>
    </form>
  );
}
