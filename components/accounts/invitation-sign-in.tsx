'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { join } from '#/components/accounts/enter-product.ts';
import { InvitationSentence } from '#/components/accounts/invitation-sentence.tsx';
import { SignInForm, type SignInFormProps } from '#/components/accounts/sign-in-form.tsx';
import { useSessionStored } from '#/components/frame/session/use-session-stored.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { ApiError } from '#/lib/api/call.ts';

/** Accepts an invitation or a share link: with this browser's session if there is one, otherwise by signing in. */
export function InvitationSignIn({ token, providers }: { token: string } & Pick<SignInFormProps, 'providers'>) {
  const t = useTranslations('accounts.invited');
  const hasSession = useSessionStored();
  const [isSigningIn, setSigningIn] = useState(false);
  const joining = useAction(async () => {
    try {
      await join(token);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 401) throw failure;
      return setSigningIn(true);
    }
    location.assign('/dashboard');
  });

  return (
    <>
      <InvitationSentence token={token} />
      {hasSession === undefined && <Skeleton className="h-40 w-full" />}
      {(isSigningIn || hasSession === false) && <SignInForm invitation={token} providers={providers} />}
      {hasSession && !isSigningIn && (
        <div className="flex flex-col gap-4">
          <Failure text={joining.error?.message} />
          <Button size="large" full="always" loading={joining.isRunning} onClick={() => joining.run(undefined)}>
            {t('join')}
          </Button>
          <Button variant="quiet" full="always" onClick={() => setSigningIn(true)}>
            {t('other')}
          </Button>
        </div>
      )}
    </>
  );
}
