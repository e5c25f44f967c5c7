'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { PasswordInput } from '#/components/ui/fields/password-input.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { renewRecoveryCodesContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';

interface RenewRecoveryCodesFormProps {
  onRenewed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Asks for the password and a current code, and then shows new recovery codes. */
export function RenewRecoveryCodesForm({ onRenewed, onCancel }: RenewRecoveryCodesFormProps) {
  const t = useTranslations('accounts.factor');
  const confirm = useTranslations('accounts.confirm');
  const form = useForm({
    resolver: lateResolver(
      async () => (await import('#/lib/domain/accounts/accounts.schema.ts')).renewRecoveryCodesBody,
    ),
    defaultValues: { password: '', code: '' },
  });
  const { errors } = form.formState;
  const renew = useAction(async (body: { password: string; code: string }) => {
    const { recoveryCodes } = await call(renewRecoveryCodesContract, { body });
    onRenewed(recoveryCodes);
  });
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(renew.run)} className="flex max-w-md flex-col gap-4">
      <Failure text={renew.error?.message} />
      <p className="text-14">{t('renewAbout')}</p>
      <Field label={confirm('password')} error={errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Field label={confirm('code')} help={confirm('codeHelp')} error={errors.code?.message} required>
        {(control) => (
          <TextInput {...control} {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" loading={renew.isRunning}>
          {t('getCodes')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {confirm('cancel')}
        </Button>
      </div>
    </form>
  );
}
