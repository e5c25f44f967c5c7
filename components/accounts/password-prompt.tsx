'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { PasswordInput } from '#/components/ui/fields/password-input.tsx';

interface PasswordPromptProps {
  label: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks a signed-in person for their password again, and shows why the server refused it. */
export function PasswordPrompt({ label, onPassword, onCancel }: PasswordPromptProps) {
  const t = useTranslations('accounts.confirm');
  const form = useForm({
    resolver: lateResolver(async () => (await import('#/lib/domain/accounts/accounts.schema.ts')).passwordOnlyBody),
    defaultValues: { password: '' },
  });
  const send = useAction(({ password }: { password: string }) => onPassword(password));
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(send.run)} className="flex max-w-md flex-col gap-4">
      <Failure text={send.error?.message} />
      <Field label={t('password')} error={form.formState.errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <div className="flex flex-row-reverse gap-2 max-medium:flex-col">
        <Button type="submit" full loading={send.isRunning}>
          {label}
        </Button>
        <Button variant="quiet" full onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
