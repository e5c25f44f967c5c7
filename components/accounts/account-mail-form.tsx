'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { storeSentTo } from '#/components/accounts/sent-to.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { reconfirmContract, requestResetContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';

const kinds = {
  reset: requestResetContract,
  confirmation: reconfirmContract,
};

/** Asks for an email address and has a link emailed to it. The answer is the same whether or not it has an account. */
export function AccountMailForm({ kind }: { kind: keyof typeof kinds }) {
  const emailLabel = useTranslations('ui.email')('label');
  const t = useTranslations('accounts.mailedLink');
  const form = useForm({
    resolver: lateResolver(async () => (await import('#/lib/domain/accounts/accounts.schema.ts')).emailOnlyBody),
    defaultValues: { email: '' },
  });
  const send = useAction(async (body: { email: string }) => {
    await call(kinds[kind], { body });
    storeSentTo(body.email);
    location.assign(`/checkEmail?for=${kind}`);
  });
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(send.run)} className="flex flex-col gap-5">
      <ErrorSummary errors={send.error ? [{ message: send.error.message }] : []} />
      <Field label={emailLabel} error={form.formState.errors.email?.message} required>
        {(control) => <TextInput {...control} {...form.register('email')} type="email" autoComplete="username" />}
      </Field>
      <Button type="submit" size="large" full="always" loading={send.isRunning}>
        {t(kind)}
      </Button>
    </form>
  );
}
