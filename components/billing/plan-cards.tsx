'use client';

import { useMutation } from '@tanstack/react-query';
import { Check, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Plan } from '#/components/billing/plan-words.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import { createCheckoutSessionContract, createPortalSessionContract } from '#/lib/domain/billing/billing.contract.ts';

/** Shows the two plans, the current one marked, with links to Stripe's pages. */
export function PlanCards({ plan }: { plan: Plan }) {
  const t = useTranslations('billing.membership');
  const failed = useTranslations('specification.billing');
  const go = useMutation({
    mutationFn: (to: 'checkout' | 'portal') =>
      to === 'checkout'
        ? call(createCheckoutSessionContract, { body: {} })
        : call(createPortalSessionContract, { body: {} }),
    onSuccess: ({ url }) => location.assign(url),
  });
  // Until the other page opens.
  const isLeaving = go.isPending || go.isSuccess;
  const isPaid = plan.plan === 'unlimited_yearly';
  const manage = plan.canManage && (
    <Button
      variant={plan.hasSubscription ? 'primary' : 'secondary'}
      full
      loading={isLeaving && go.variables === 'portal'}
      icon={<ExternalLink aria-hidden />}
      onClick={() => isLeaving || go.mutate('portal')}
    >
      {t('manage')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {go.error && (
        <Alert state="bad" announce="now" title={failed('checkoutFailed')}>
          {go.error.message}
        </Alert>
      )}
      <div className="grid gap-4 medium:grid-cols-2">
        <PlanCard
          name={t('free.name')}
          isCurrent={!isPaid}
          price={t('free.price')}
          priceNote={t('free.priceNote')}
          points={[t('free.people', { max: plan.freeUsers }), t('free.all')]}
        />
        <PlanCard
          name={t('unlimited.name')}
          isCurrent={isPaid}
          price={plan.price}
          priceNote={plan.price ? t('unlimited.priceNote') : t('unlimited.noPrice')}
          points={[t('unlimited.people'), t('unlimited.all')]}
        >
          {!plan.hasSubscription && (
            <Button
              full
              loading={isLeaving && go.variables === 'checkout'}
              onClick={() => isLeaving || go.mutate('checkout')}
            >
              {t('choose')}
            </Button>
          )}
          {manage}
          {manage && <p className="text-13 text-muted">{t('manageHint')}</p>}
        </PlanCard>
      </div>
    </div>
  );
}

interface PlanCardProps {
  name: string;
  isCurrent: boolean;
  price: string | null;
  priceNote: string;
  points: readonly string[];
  children?: ReactNode;
}

function PlanCard({ name, isCurrent, price, priceNote, points, children }: PlanCardProps) {
  const t = useTranslations('billing.membership');
  return (
    <Card
      as="article"
      title={name}
      actions={isCurrent && <Badge look="accent">{t('current')}</Badge>}
      className={isCurrent ? 'border-accent! inset-ring inset-ring-accent forced-colors:outline-2' : ''}
    >
      <div className="flex flex-1 flex-col gap-4">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {price && <span className="font-semibold text-24 tabular-nums">{price}</span>}
          <span className="text-muted">{priceNote}</span>
        </p>
        <ul className="flex flex-1 flex-col gap-2">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              {point}
            </li>
          ))}
        </ul>
        {children && <div className="flex flex-col gap-2">{children}</div>}
      </div>
    </Card>
  );
}
