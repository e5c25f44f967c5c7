'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PaymentReturn } from '#/components/billing/payment-return.tsx';
import { PlanCards } from '#/components/billing/plan-cards.tsx';
import { PlanState } from '#/components/billing/plan-state.tsx';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Card } from '#/components/ui/card.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getBillingContract } from '#/lib/domain/billing/billing.contract.ts';
import { getMembershipContract } from '#/lib/domain/profile/profile.contract.ts';

/** Shows the company's plan with its actions, and notes about the membership. */
export function MembershipSection() {
  const billing = useQuery({
    queryKey: queryKey(getBillingContract, {}),
    queryFn: ({ signal }) => call(getBillingContract, {}, signal),
  });
  return (
    <SectionState query={billing} failure="wrong getting info membership">
      {(plan) => (
        <div className="flex flex-col gap-6">
          <PaymentReturn plan={plan} />
          <PlanState plan={plan} />
          {plan.isSetUp && <PlanCards plan={plan} />}
          <Facts />
        </div>
      )}
    </SectionState>
  );
}

function Facts() {
  const t = useTranslations('billing.membership');
  const query = useQuery({
    queryKey: queryKey(getMembershipContract, {}),
    queryFn: ({ signal }) => call(getMembershipContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting info membership">
      {({ text }) => (
        <Card title={t('facts')}>
          <ul className="flex flex-col gap-3">
            {text.map((line) => (
              <li key={line} className="wrap-anywhere border-line border-b pb-3 last:border-b-0 last:pb-0">
                {line}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </SectionState>
  );
}
