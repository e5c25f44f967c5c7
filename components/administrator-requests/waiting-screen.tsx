'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { takeFlashMessage } from '#/components/frame/sending/flash-message.ts';
import { createQueryClient } from '#/components/frame/session/query-client.ts';
import { adoptSession, leaveSession } from '#/components/frame/session/session-storage.ts';
import { signOut } from '#/components/frame/session/sign-out.ts';
import { RemoveAccountButton } from '#/components/profile/remove-account-card.tsx';
import { useLiveConnection } from '#/components/shell/use-live-connection.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';

/** For answers that arrive before the live connection is open, or while it's down. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Shows the only page for someone who has asked to become an administrator: it opens the product once they're approved.
 */
export function WaitingScreen({ email, companyName }: { email: string; companyName: string }) {
  const t = useTranslations('administrator-requests.waiting');
  const [queryClient] = useState(createQueryClient);
  const router = useRouter();
  useLiveConnection(queryClient, 'Member');
  useEffect(() => {
    if (!adoptSession().token) return leaveSession();
    // This page shows the message itself.
    takeFlashMessage();
    const timer = setInterval(() => router.refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [router]);
  const leave = useAction(signOut);
  return (
    <QueryClientProvider client={queryClient}>
      <OpenShell title={t('title')} description={t('description', { company: companyName })}>
        <p>{t('text', { email })}</p>
        <Failure text={leave.error?.message} />
        <Button variant="secondary" full="always" loading={leave.isRunning} onClick={() => leave.run(undefined)}>
          {t('signOut')}
        </Button>
        <RemoveAccountButton email={email} variant="quiet" full="always" />
      </OpenShell>
    </QueryClientProvider>
  );
}
