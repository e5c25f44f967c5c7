'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call } from '#/lib/api/call.ts';
import { checkInvitationNoticeContract } from '#/lib/domain/invitations/invite/invite.contract.ts';

/** Shows what an invitation leads to, or why it's no longer valid, above the sign-in that accepts it. */
export function InvitationSentence({ token }: { token: string }) {
  const [sentence, setSentence] = useState<{ text: string; isOpen: boolean }>();
  useEffect(() => {
    call(checkInvitationNoticeContract, { params: { token } }).then(
      ({ notification }) => setSentence({ text: notification, isOpen: true }),
      (failure: Error) => setSentence({ text: failure.message, isOpen: false }),
    );
  }, [token]);
  if (!sentence) return <Skeleton className="h-14 w-full" />;
  return (
    <Alert state={sentence.isOpen ? 'info' : 'bad'} announce={sentence.isOpen ? 'politely' : 'now'}>
      {sentence.text}
      {!sentence.isOpen && <SignInWithout />}
    </Alert>
  );
}

/** Shows where to go if an invitation is no longer valid. */
export function SignInWithout() {
  const t = useTranslations('accounts.invited');
  return (
    <p className="mt-1">
      <TextLink href="/signIn">{t('without')}</TextLink>
    </p>
  );
}
