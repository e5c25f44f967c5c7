'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AccountPicker } from '#/components/accounts/account-picker.tsx';
import type { Credentials } from '#/components/accounts/check-credentials.ts';
import { CredentialsForm } from '#/components/accounts/credentials-form.tsx';
import { enterProduct } from '#/components/accounts/enter-product.ts';
import { keepInvitation, leaveForProvider, type OfferedProvider } from '#/components/accounts/leave-for-provider.ts';
import { ProviderLogo } from '#/components/accounts/provider-logo.tsx';
import { useSignIn } from '#/components/accounts/use-sign-in.ts';
import { eraseAccount, readVisitedAccounts, refreshVisitedAccounts } from '#/components/accounts/visited-accounts.ts';
import { isSignedIn, keepAskedPage, takeAskedPage } from '#/components/frame/session/asked-page.ts';
import { isSessionStored } from '#/components/frame/session/stored-session.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import type { VisitedAccount } from '#/lib/domain/accounts/accounts.schema.ts';
import { prepareSignInContract, signInContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { verifyCaptchaContract } from '#/lib/domain/registration/registration.contract.ts';

const SecondFactorCodeForm = lazy(() => import('#/components/accounts/second-factor-code-form.tsx'));

export interface SignInFormProps {
  /** The token to join with after signing in. */
  invitation?: string;
  /** The page that was requested without a session. */
  askedPage?: string | undefined;
  providers: readonly OfferedProvider[];
  /** Whether the page says why a sign-in failed: someone who is signed in stays here to read it. */
  isExplained?: boolean;
}

/** Shows the sign-in with a known account, typed credentials or a provider, then with a code if one is required. */
export function SignInForm({ invitation, askedPage, providers, isExplained = false }: SignInFormProps) {
  const t = useTranslations('accounts.signIn');
  const [accounts, setAccounts] = useState<VisitedAccount[]>([]);
  const [picked, setPicked] = useState<VisitedAccount>();
  const [isTyping, setTyping] = useState(false);
  const [isInside, setInside] = useState(false);

  useEffect(() => {
    keepAskedPage(askedPage ?? '', location.hash);
    if (invitation) return void offer(setAccounts);
    if (isExplained) {
      void hasSession().then(setInside);
      void offer(setAccounts);
    } else void leaveWhenSignedIn().then((isLeaving) => (isLeaving ? undefined : offer(setAccounts)));
    // Another tab has signed in.
    const onStorage = () => void leaveWhenSignedIn();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [invitation, askedPage, isExplained]);

  const [captchaRound, setCaptchaRound] = useState(0);
  const signIn = useSignIn(
    async (typed: Credentials) => {
      try {
        return await prove(typed);
      } catch (failure) {
        const isWanted = failure instanceof ApiError && failure.code === 'captcha_required';
        setCaptchaRound((round) => (isWanted || round > 0 ? round + 1 : 0));
        throw failure;
      }
    },
    () => enterProduct(invitation),
  );

  const pick = (account: VisitedAccount) => {
    setPicked(account);
    call(prepareSignInContract, { body: { email: account.email } }).then(
      (details) => setPicked((current) => (current?.email === details.email && details.firstName ? details : current)),
      () => undefined,
    );
  };

  if (signIn.wantsCode)
    return (
      <Suspense>
        <SecondFactorCodeForm action={signIn.enterCode} onBack={signIn.restart} />
      </Suspense>
    );
  const back = () => {
    setPicked(undefined);
    setTyping(false);
  };
  return (
    <>
      {isInside && (
        <p className="text-14">{t.rich('inside', { link: (text) => <TextLink href="/dashboard">{text}</TextLink> })}</p>
      )}
      {accounts.length > 0 && !picked && !isTyping ? (
        <AccountPicker
          accounts={accounts}
          onPick={pick}
          onForget={(email) => void eraseAccount(email).then(setAccounts)}
          onOther={() => setTyping(true)}
        />
      ) : (
        <CredentialsForm
          key={picked?.email}
          account={picked}
          action={signIn.start}
          captchaRound={captchaRound}
          invitation={invitation}
          onBack={accounts.length > 0 ? back : undefined}
        />
      )}
      <ProviderButtons providers={providers} invitation={invitation} />
    </>
  );
}

/** Checks the password, with a pass for the solved captcha if one was required. */
async function prove({ email, password, captcha: response }: Credentials): Promise<{ token: string }> {
  const pass = response ? await call(verifyCaptchaContract, { body: { response } }) : undefined;
  return call(signInContract, { body: { email, password, ...(pass && { captcha: pass.token }) } });
}

/** Returns whether the stored session is still valid: if it has ended, the pages would only lead back here. */
const hasSession = async () => isSessionStored() && isSignedIn();

/** Opens the product if this browser has a session; returns whether it has one. */
async function leaveWhenSignedIn(): Promise<boolean> {
  if (!(await hasSession())) return false;
  location.replace(await takeAskedPage());
  return true;
}

/** Shows the stored accounts, and again once the server has updated them. */
async function offer(show: (accounts: VisitedAccount[]) => void): Promise<void> {
  show(readVisitedAccounts());
  show(await refreshVisitedAccounts());
}

interface ProviderButtonsProps {
  providers: readonly OfferedProvider[];
  /** The token to join with after signing in. */
  invitation: string | undefined;
}

/** Shows other ways to sign in, below the form; nothing if none is offered. */
function ProviderButtons({ providers, invitation }: ProviderButtonsProps) {
  const t = useTranslations('accounts.signIn');
  const leave = useAction(async (provider: OfferedProvider) => {
    keepInvitation(invitation);
    await leaveForProvider(provider.id);
  });
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-4 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <Failure text={leave.error?.message} />
      <ul aria-label={t('others')} className="flex flex-col gap-3">
        {providers.map((provider) => (
          <li key={provider.id}>
            <Button
              variant="secondary"
              size="large"
              full="always"
              icon={<ProviderLogo provider={provider.id} />}
              loading={leave.runningWith?.id === provider.id}
              onClick={() => void leave.run(provider)}
              // On a narrow screen a long name wraps instead of being cut.
              className="h-auto! min-h-12 whitespace-normal! py-2.5"
            >
              {t('provider', { name: provider.name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
