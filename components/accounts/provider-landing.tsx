'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { enterProduct } from '#/components/accounts/enter-product.ts';
import { takeInvitation } from '#/components/accounts/leave-for-provider.ts';
import { useSignIn } from '#/components/accounts/use-sign-in.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call } from '#/lib/api/call.ts';
import { takeProviderTicketContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

const SecondFactorCodeForm = lazy(() => import('#/components/accounts/second-factor-code-form.tsx'));

/** Shows the page after signing in at a provider: opens a session with the ticket, after a code if one is required. */
export function ProviderLanding() {
  const t = useTranslations('accounts.landing');
  const signIn = useSignIn(
    () => call(takeProviderTicketContract, { body: {} }),
    () => enterProduct(takeInvitation()),
  );
  const { run, error } = signIn.start;
  // The ticket can be used once, and React may run effects twice.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void run({ email: '' });
  }, [run]);

  if (signIn.wantsCode)
    return (
      <Suspense>
        <SecondFactorCodeForm action={signIn.enterCode} onBack={() => location.assign('/signIn')} />
      </Suspense>
    );
  if (error)
    return (
      <>
        <Alert state="bad" announce="now">
          {error.message}
        </Alert>
        <LinkButton href="/signIn" variant="secondary" className="self-start">
          {t('back')}
        </LinkButton>
      </>
    );
  return (
    <LoadingArea label={t('loading')}>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="mt-5 h-12 w-full" />
    </LoadingArea>
  );
}
