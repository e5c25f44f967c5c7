'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { confirmSecondFactorContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';

interface SecondFactorSetUpProps {
  secret: string;
  /** The data URL of the QR code. */
  qrCode: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret to scan or type into an app, and the code that proves that the app has it. */
export function SecondFactorSetUp({ secret, qrCode, onConfirmed, onCancel }: SecondFactorSetUpProps) {
  const t = useTranslations('accounts.factor');
  const labels = useTranslations('accounts.confirm');
  const form = useForm({
    resolver: lateResolver(async () => (await import('#/lib/domain/accounts/accounts.schema.ts')).secondFactorCodeBody),
    defaultValues: { code: '' },
  });
  const confirm = useAction(async (body: { code: string }) => {
    const { recoveryCodes } = await call(confirmSecondFactorContract, { body });
    onConfirmed(recoveryCodes);
  });
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(confirm.run)} className="flex max-w-md flex-col gap-4">
      <Failure text={confirm.error?.message} />
      <p className="text-14">{t('scan')}</p>
      <figure
        aria-label={t('qrCode')}
        className="size-48 rounded-control border border-line bg-white"
        style={{ background: `center / contain no-repeat url(${JSON.stringify(qrCode)})` }}
      />
      <p className="text-14">
        {t.rich('key', {
          secret,
          code: () => (
            <code className="inline-flex flex-wrap gap-x-2 font-medium">
              {secret.match(/.{1,4}/g)?.map((group, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one key stay where they are
                <span key={at}>{group}</span>
              ))}
            </code>
          ),
        })}
      </p>
      <Field label={labels('code')} help={labels('codeHelp')} error={form.formState.errors.code?.message} required>
        {(control) => (
          <TextInput {...control} {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" />
        )}
      </Field>
      <div className="flex flex-row-reverse gap-2 max-medium:flex-col">
        <Button type="submit" full loading={confirm.isRunning}>
          {t('turnOn')}
        </Button>
        <Button variant="quiet" full onClick={onCancel}>
          {labels('cancel')}
        </Button>
      </div>
    </form>
  );
}
