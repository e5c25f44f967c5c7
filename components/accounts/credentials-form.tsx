'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, lazy, Suspense, useCallback, useState } from 'react';
import { AccountName } from '#/components/accounts/account-picker.tsx';
import type { Credentials, TypedField } from '#/components/accounts/check-credentials.ts';
import { CompanyWay, useCompanyWay } from '#/components/accounts/company-way.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import type { Action } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { PasswordInput } from '#/components/ui/fields/password-input.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import type { VisitedAccount } from '#/lib/domain/accounts/accounts.schema.ts';

interface CredentialsFormProps {
  /** The chosen account, which only needs its password. */
  account: VisitedAccount | undefined;
  action: Action<Credentials>;
  /** Counts the captchas asked for, because each is valid for one try; 0 while none is required. */
  captchaRound: number;
  /** The token to join with after signing in. */
  invitation: string | undefined;
  /** Back to the list of accounts, if there is one. */
  onBack: (() => void) | undefined;
}

/** Only loaded for the few who need it. */
const Captcha = lazy(() => import('#/components/accounts/captcha.tsx').then((module) => ({ default: module.Captcha })));

/** Loads the code that checks the fields, which is large, once the first field is entered. */
const loadCheck = () => import('#/components/accounts/check-credentials.ts');
const loadAhead = () => void loadCheck().catch(() => undefined);

/** Shows fields for email address and password, or only for the password of a chosen account. */
export function CredentialsForm({ account, action, captchaRound, invitation, onBack }: CredentialsFormProps) {
  const emailLabel = useTranslations('ui.email')('label');
  const t = useTranslations('accounts.signIn');
  const [problems, setProblems] = useState<Partial<Record<TypedField, string>>>({});
  const [solution, setSolution] = useState({ round: 0, captcha: '' });
  const onSolution = useCallback((captcha: string) => setSolution({ round: captchaRound, captcha }), [captchaRound]);
  const captcha = solution.round === captchaRound ? solution.captcha : '';
  const company = useCompanyWay(account?.email);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = valuesOf(form);
    // Someone who has only typed the email address may have another way to sign in.
    if (typed.password === '' && (await company.find(typed.email))) return;
    // Without a connection the call fails with a message of its own.
    const checked = await loadCheck().then(
      ({ checkCredentials }) => checkCredentials(typed),
      () => ({ credentials: typed }),
    );
    if ('credentials' in checked) {
      setProblems({});
      await action.run({ ...checked.credentials, ...(captcha && { captcha }) });
      return;
    }
    setProblems(checked.problems);
    const [first] = Object.keys(checked.problems);
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const clear = (field: TypedField) => () =>
    setProblems((said) => Object.fromEntries(Object.entries(said).filter(([name]) => name !== field)));
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Failure text={action.error?.message} />
      {account ? (
        <div className="flex items-center gap-3 rounded-control border border-line bg-surface p-3">
          <AccountName account={account} />
          {/* Password managers look for the email address next to the password. */}
          <input name="email" defaultValue={account.email} type="email" autoComplete="username" hidden readOnly />
        </div>
      ) : (
        <Field label={emailLabel} error={problems.email} required>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              onFocus={loadAhead}
              onBlur={({ target }) => void company.find(target.value)}
              onChange={clear('email')}
            />
          )}
        </Field>
      )}
      {company.way && (
        <CompanyWay
          key={company.way.email}
          way={company.way}
          invitation={invitation}
          onPassword={company.choosePassword}
        />
      )}
      <div hidden={company.isOnly} className={company.isOnly ? undefined : 'contents'}>
        <Field label={t('password')} error={problems.password} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              onFocus={loadAhead}
              onChange={clear('password')}
            />
          )}
        </Field>
        {captchaRound > 0 && (
          <Suspense>
            <Captcha key={captchaRound} onSolution={onSolution} />
          </Suspense>
        )}
        <Button
          type="submit"
          variant={company.way && !company.wantsPassword ? 'secondary' : 'primary'}
          size="large"
          full="always"
          loading={action.isRunning}
        >
          {t('submit')}
        </Button>
        <p className="-mt-2 text-pretty text-13 text-muted">{t('howLong')}</p>
      </div>
      <div className="flex items-center justify-between gap-4 text-14">
        <TextLink href="/forgotPassword" className="leading-6">
          {t('forgot')}
        </TextLink>
        {onBack && (
          <Button variant="quiet" size="small" onClick={onBack}>
            {t('pick')}
          </Button>
        )}
      </div>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): Record<TypedField, string> {
  const values = new FormData(form);
  const textOf = (field: TypedField) => {
    const value = values.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { email: textOf('email'), password: textOf('password') };
}
