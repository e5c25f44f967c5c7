'use client';

import { useCallback } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { output } from 'zod';
import { Captcha } from '#/components/accounts/captcha.tsx';
import { PersonFields } from '#/components/accounts/person-fields.tsx';
import { storeSentTo } from '#/components/accounts/sent-to.ts';
import { useCaptchaPass } from '#/components/accounts/use-captcha-pass.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { registerInvitedContract } from '#/lib/domain/registration/registration.contract.ts';
import type { sharedSignUpForm } from '#/lib/domain/registration/registration.schema.ts';

const empty = { firstName: '', lastName: '', email: '', phone: '', timeZoneId: '', captcha: '' };

/** Signs somebody up by a share link, which proves no address: the link to continue comes by mail. */
export function SharedSignUpForm({ token }: { token: string }) {
  const form = useForm({
    resolver: lateResolver(
      async () => (await import('#/lib/domain/registration/registration.schema.ts')).sharedSignUpForm,
    ),
    defaultValues: { token, ...empty },
  });
  const { errors } = form.formState;
  const { setValue } = form;
  const onSolution = useCallback(
    (solution: string) => setValue('captcha', solution, { shouldValidate: solution !== '' }),
    [setValue],
  );
  const buyPass = useCaptchaPass();
  const signUp = useAction(async (values: output<typeof sharedSignUpForm>) => {
    const body = { ...values, captcha: await buyPass(values.captcha) };
    const answer = await call(registerInvitedContract, { body });
    storeSentTo(values.email);
    location.assign(answer.emailSent ? '/checkEmail' : `/setPassword/${answer.token}`);
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(signUp.run)} className="flex flex-col gap-5">
        <ErrorSummary errors={signUp.error ? [{ message: signUp.error.message }] : []} />
        <Field id="email" label="Work email" error={errors.email?.message} required>
          {(control) => <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <PersonFields />
        <Captcha onSolution={onSolution} error={errors.captcha?.message} />
        <Button type="submit" size="large" full="always" loading={signUp.isRunning}>
          Continue
        </Button>
      </form>
    </FormProvider>
  );
}
