'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { Action } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

/** Shows the second step of signing in, for people with a second factor. */
export default function SecondFactorCodeForm({ action, onBack }: { action: Action<string>; onBack: () => void }) {
  const t = useTranslations('accounts.code');
  const form = useForm({
    resolver: lateResolver(async () => (await import('#/lib/domain/accounts/accounts.schema.ts')).secondFactorCodeBody),
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  // The previous step was removed together with the focused control.
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit(({ code }) => action.run(code))}
      className="flex flex-col gap-5"
    >
      <Failure text={action.error?.message} />
      <Field label={t('label')} help={t('help')} error={form.formState.errors.code?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" size="large" full="always" loading={action.isRunning}>
        {t('submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
