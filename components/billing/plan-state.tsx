'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Plan, planDay } from '#/components/billing/plan-words.ts';
import { refreshBilling as askAgain } from '#/components/billing/refresh-billing.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { State } from '#/components/ui/feedback/state-icon.tsx';
import { call } from '#/lib/api/call.ts';
import { refreshBillingContract } from '#/lib/domain/billing/billing.contract.ts';

/** Shows the seats in use, the plan's next event (a renewal, an end, a missing payment), and further facts. */
export function PlanState({ plan, children }: { plan: Plan; children?: ReactNode }) {
  const t = useTranslations('billing.membership');
  const router = useRouter();
  const queryClient = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => call(refreshBillingContract, { body: {} }),
    onSuccess: async () => {
      await askAgain(queryClient);
      router.refresh();
      showMessage({ kind: 'good', text: t('refreshed') });
    },
  });
  const { isSetUp, plan: id, people, invited: invitedCount, freeUsers } = plan;
  const seatCount = people + invitedCount;
  const isLimited = isSetUp && id === 'free';
  const seats = isLimited ? t('seats', { taken: seatCount, max: freeUsers }) : t('seatsUnlimited');
  return (
    <Card
      title={t('title')}
      actions={
        plan.canManage && (
          <Button
            variant="secondary"
            size="small"
            loading={refresh.isPending}
            icon={<RotateCw aria-hidden />}
            onClick={() => refresh.mutate()}
          >
            {t('refresh')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {refresh.error && (
          <Alert state="bad" announce="now" title={t('failedRefresh')}>
            {refresh.error.message}
          </Alert>
        )}
        <div className="flex flex-col gap-2">
          <p className="font-medium">{seats}</p>
          {isLimited && <ProgressBar label={seats} hideText value={seatCount} max={freeUsers} />}
        </div>
        <PlanNote plan={plan} />
        {children}
      </div>
    </Card>
  );
}

function PlanNote({ plan }: { plan: Plan }) {
  const t = useTranslations('billing.membership');
  const locale = useLocale();
  const day = planDay(plan.until, locale);
  if (!plan.isSetUp) return <p className="text-muted">{t('notSetUp')}</p>;
  if (plan.isFull) return <Note state="neutral" text={t('overNow')} />;
  if (plan.refusesFrom)
    return <Note state="neutral" text={t('overUntil', { day: planDay(plan.refusesFrom, locale) })} />;
  if (plan.state === 'active') return plan.until && <p className="text-muted">{t('renews', { day })}</p>;
  if (plan.state === 'cancels') return <Note state="neutral" text={t('cancels', { day })} />;
  if (plan.state === 'past_due') return <Note state="bad" text={t('pastDue', { day })} />;
  return plan.state === 'ended' && <Note state="neutral" text={t('ended')} />;
}

function Note({ state, text }: { state: State; text: string }) {
  return <Alert state={state}>{text}</Alert>;
}
