'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AccountName } from '#/components/accounts/account-picker.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import type { Action } from '#/components/ui/buttons/use-action.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { PasswordInput } from '#/components/ui/fields/password-input.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { signInBody, type VisitedAccount } from '#/lib/domain/accounts/schema.ts';

interface CredentialsFormProps {
  /** The account that was picked; its password alone is asked for. */
  account: VisitedAccount | undefined;
  action: Action<{ email: string; password: string }>;
  /** Back to the list of accounts, where there is one. */
  onBack: (() => void) | undefined;
}

/** Address and password, or the password of a picked account. */
export function CredentialsForm({ account, action, onBack }: CredentialsFormProps) {
  const form = useForm({
    resolver: zodResolver(signInBody),
    defaultValues: { email: account?.email ?? '', password: '' },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(action.run)} className="flex flex-col gap-5">
      {action.error && (
        <Alert state="bad" announce="now">
          {action.error.message}
        </Alert>
      )}
      {account ? (
        <div className="flex items-center gap-3 rounded-control border border-line bg-surface p-3">
          <AccountName account={account} />
          {/* Password managers look for the address beside the password. */}
          <input {...form.register('email')} type="email" autoComplete="username" hidden readOnly />
        </div>
      ) : (
        <Field label="E-mail" error={errors.email?.message} required>
          {(control) => <TextInput {...control} {...form.register('email')} type="email" autoComplete="username" />}
        </Field>
      )}
      <Field label="Password" error={errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" size="large" full="always" loading={action.isRunning}>
        Sign in
      </Button>
      <div className="flex items-center justify-between gap-4 text-14">
        <TextLink href="/forgotPassword" className="leading-6">
          Forgot your password?
        </TextLink>
        {onBack && (
          <Button variant="quiet" size="small" onClick={onBack}>
            Choose an account
          </Button>
        )}
      </div>
    </form>
  );
}
