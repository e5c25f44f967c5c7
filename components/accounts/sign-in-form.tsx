'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { openBrowserSession } from '#/components/accounts/open-browser-session.ts';
import { Alert } from '#/components/ui/alert.tsx';
import { Button } from '#/components/ui/button.tsx';
import { Field } from '#/components/ui/field.tsx';
import { PasswordInput } from '#/components/ui/password-input.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';
import { useAction } from '#/components/ui/use-action.ts';
import { call } from '#/lib/api/call.ts';
import { signInContract } from '#/lib/domain/accounts/contract.ts';
import { signInBody } from '#/lib/domain/accounts/schema.ts';
import { joinInvitationContract } from '#/lib/domain/invitations/contract.ts';

/** Sign-in; with an invitation code the invitation is joined right after. */
export function SignInForm({ invitation }: { invitation?: string }) {
  const form = useForm({ resolver: zodResolver(signInBody), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;

  useEffect(() => {
    if (!invitation && localStorage.getItem('token') && localStorage.getItem('role')) location.replace('/dashboard');
  }, [invitation]);

  const signIn = useAction(async (body: { email: string; password: string }) => {
    const { token } = await call(signInContract, { body });
    await openBrowserSession(token);
    if (invitation) await call(joinInvitationContract, { params: { token: invitation }, body: {} });
    location.assign('/dashboard');
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(signIn.run)} className="flex flex-col gap-5">
      {signIn.error && (
        <Alert state="bad" announce="now">
          {signIn.error.message}
        </Alert>
      )}
      <Field label="E-mail" error={errors.email?.message} required>
        {(control) => <TextInput {...control} {...form.register('email')} type="email" autoComplete="username" />}
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" size="large" full="always" loading={signIn.isRunning}>
        Sign in
      </Button>
    </form>
  );
}
