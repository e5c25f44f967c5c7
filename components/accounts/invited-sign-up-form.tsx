'use client';

import { FormProvider, useForm } from 'react-hook-form';
import { PersonFields } from '#/components/accounts/person-fields.tsx';
import { storeSentTo } from '#/components/accounts/sent-to.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { emailLabel } from '#/components/ui/fields/email-label.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { registerInvitedContract } from '#/lib/domain/registration/registration.contract.ts';

interface InvitedSignUpFormProps {
  token: string;
  email: string;
  /** As the inviter typed them, to be corrected; they may be empty. */
  firstName: string;
  lastName: string;
}

/** Signs an invited person up; the invitation proves the address, so choosing a password comes next. */
export function InvitedSignUpForm({ token, email, firstName, lastName }: InvitedSignUpFormProps) {
  const form = useForm({
    resolver: lateResolver(
      async () => (await import('#/lib/domain/registration/registration.schema.ts')).invitedSignUpForm,
    ),
    defaultValues: { token, firstName, lastName, phone: '', timeZoneId: '' },
  });
  const signUp = useAction(async (body: Parameters<Parameters<typeof form.handleSubmit>[0]>[0]) => {
    const answer = await call(registerInvitedContract, { body });
    storeSentTo(email);
    location.assign(answer.emailSent ? '/checkEmail' : `/setPassword/${answer.token}`);
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(signUp.run)} className="flex flex-col gap-5">
        <ErrorSummary errors={signUp.error ? [{ message: signUp.error.message }] : []} />
        <Field label={emailLabel} help="The invitation is for this address.">
          {(control) => <TextInput {...control} value={email} readOnly autoComplete="username" />}
        </Field>
        <PersonFields />
        <Button type="submit" size="large" full="always" loading={signUp.isRunning}>
          Continue
        </Button>
      </form>
    </FormProvider>
  );
}
