'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Plan } from '#/components/billing/plan-words.ts';
import { refreshBilling as askAgain } from '#/components/billing/refresh-billing.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import { refreshBillingContract } from '#/lib/domain/billing/billing.contract.ts';

const EVERY_MS = 4000;
const PATIENCE_MS = 60_000;

/**
 * Shows the plan after Stripe's pages. After a payment, it asks for the plan for up to a minute until it's paid, and
 * shows the progress; after managing, it asks once. The URL only says where someone comes from: only the server knows
 * what was paid and changed.
 */
export function PaymentReturn({ plan }: { plan: Plan }) {
  const t = useTranslations('billing.membership');
  const router = useRouter();
  const queryClient = useQueryClient();
  const parameters = useSearchParams();
  const isReturn = parameters.has('session_id');
  const isManaged = parameters.has('managed');
  const [isLate, setLate] = useState(false);
  const isPaid = plan.plan === 'unlimited_yearly';
  const isWaiting = isReturn && !isPaid && !isLate;

  useEffect(() => {
    if (!isWaiting) return;
    const startedMs = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const tryNow = async () => {
      // Stripe may be unreachable for a moment: the next try follows a few seconds later.
      const billing = await call(refreshBillingContract, { body: {} }).catch(() => null);
      if (isGone) return;
      if (billing?.plan === 'unlimited_yearly') {
        await askAgain(queryClient);
        router.refresh();
      } else if (performance.now() - startedMs > PATIENCE_MS) setLate(true);
      else timer = setTimeout(() => void tryNow(), EVERY_MS);
    };
    void tryNow();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWaiting, queryClient, router]);

  useEffect(() => {
    if (!isManaged) return;
    // If Stripe is unreachable, its changes arrive later automatically.
    void call(refreshBillingContract, { body: {} }).then(
      async () => {
        await askAgain(queryClient);
        router.refresh();
      },
      () => {},
    );
  }, [isManaged, queryClient, router]);

  if (!isReturn) return null;
  if (isPaid) return <Alert state="good" announce="politely" title={t('confirmed')} />;
  if (isLate) return <Alert state="info" announce="politely" title={t('late')} />;
  return (
    <Alert state="info" announce="politely" title={t('confirming')}>
      {t('confirmingHint')}
    </Alert>
  );
}
