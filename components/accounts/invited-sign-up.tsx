'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { output } from 'zod';
import { CaptchaField } from '#/components/accounts/captcha.tsx';
import { SignInWithout } from '#/components/accounts/invitation-sentence.tsx';
import { PersonFields } from '#/components/accounts/person-fields.tsx';
import { storeSentTo } from '#/components/accounts/sent-to.ts';
import { useCaptchaPass } from '#/components/accounts/use-captcha-pass.ts';
import { readSession } from '#/components/frame/session/stored-session.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { checkInvitationContract, registerInvitedContract } from '#/lib/domain/registration/registration.contract.ts';
import type { sharedSignUpForm } from '#/lib/domain/registration/registration.schema.ts';

interface InvitedSignUpProps {
  token: string;
  /** Whether the signed-in person wants another account nevertheless. */
  isForNewAccount: boolean;
}

/** Shows the invitation in words and, once it's known to be valid, the form that accepts it. */
export function InvitedSignUp({ token, isForNewAccount }: InvitedSignUpProps) {
  const [invitation, setInvitation] = useState<Invitation>();
  useEffect(() => {
    // Colleagues forward share links: a signed-in person joins with their account.
    const isJoining = invitation?.email === null && !isForNewAccount;
    if (isJoining && readSession().token) location.replace(`/signIn/${encodeURIComponent(token)}`);
  }, [invitation, isForNewAccount, token]);
  return (
    <>
      <InvitationNote token={token} onOpen={setInvitation} />
      {invitation && <Form token={token} {...invitation} />}
    </>
  );
}

function Form({ token, email, firstName, lastName }: Invitation & { token: string }) {
  // A share link contains no email address.
  if (email === null) return <SharedSignUpForm token={token} />;
  return <InvitedSignUpForm token={token} email={email} firstName={firstName} lastName={lastName} />;
}

type Invitation = Output<typeof checkInvitationContract>;

/** Says who invites to what, and passes the invitation on so that a form can follow. */
function InvitationNote({ token, onOpen }: { token: string; onOpen?: (invitation: Invitation) => void }) {
  const [invitation, setInvitation] = useState<Invitation>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    call(checkInvitationContract, { body: { token } }).then(
      (answer) => {
        setInvitation(answer);
        onOpen?.(answer);
      },
      (failure: Error) => setProblem(failure.message),
    );
  }, [token, onOpen]);

  if (problem)
    return (
      <Alert state="bad" announce="now">
        {problem}
        <SignInWithout />
      </Alert>
    );
  if (!invitation) return <Skeleton className="h-14 w-full" />;
  return <Alert state="info">{invitation.notification}</Alert>;
}

interface InvitedSignUpFormProps {
  token: string;
  email: string;
  /** As the inviter typed them, to be corrected; they may be empty. */
  firstName: string;
  lastName: string;
}

/** Signs an invited person up; the invitation proves the email address, so the password comes next. */
function InvitedSignUpForm({ token, email, firstName, lastName }: InvitedSignUpFormProps) {
  const emailLabel = useTranslations('ui.email')('label');
  const t = useTranslations('accounts.registration');
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
      <form method="post" noValidate onSubmit={form.handleSubmit(signUp.run)} className="flex flex-col gap-5">
        <ErrorSummary errors={signUp.error ? [{ message: signUp.error.message }] : []} />
        <Field label={emailLabel} help={t('emailHelp')}>
          {(control) => <TextInput {...control} value={email} readOnly autoComplete="username" />}
        </Field>
        <PersonFields />
        <Button type="submit" size="large" full="always" loading={signUp.isRunning}>
          {t('continue')}
        </Button>
      </form>
    </FormProvider>
  );
}

const empty = { firstName: '', lastName: '', email: '', phone: '', timeZoneId: '', captcha: '' };

/** Signs someone up by a share link, which proves no email address: the link to continue is emailed. */
function SharedSignUpForm({ token }: { token: string }) {
  const t = useTranslations('accounts.registration');
  const form = useForm({
    resolver: lateResolver(
      async () => (await import('#/lib/domain/registration/registration.schema.ts')).sharedSignUpForm,
    ),
    defaultValues: { token, ...empty },
  });
  const { errors } = form.formState;
  const buyPass = useCaptchaPass();
  const signUp = useAction(async (values: output<typeof sharedSignUpForm>) => {
    const body = { ...values, captcha: await buyPass(values.captcha) };
    const answer = await call(registerInvitedContract, { body });
    storeSentTo(values.email);
    location.assign(answer.emailSent ? '/checkEmail' : `/setPassword/${answer.token}`);
  });

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={form.handleSubmit(signUp.run)} className="flex flex-col gap-5">
        <ErrorSummary errors={signUp.error ? [{ message: signUp.error.message }] : []} />
        <Field id="email" label={t('email')} error={errors.email?.message} required>
          {(control) => <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <PersonFields />
        <CaptchaField />
        <Button type="submit" size="large" full="always" loading={signUp.isRunning}>
          {t('continue')}
        </Button>
      </form>
    </FormProvider>
  );
}
