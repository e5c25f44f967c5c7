'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PaymentReturn } from '#/components/billing/payment-return.tsx';
import { PlanCards } from '#/components/billing/plan-cards.tsx';
import { PlanState } from '#/components/billing/plan-state.tsx';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getBillingContract } from '#/lib/domain/billing/billing.contract.ts';
import { getMembershipContract } from '#/lib/domain/profile/profile.contract.ts';

/** Shows the company's plan with its actions, and facts about the membership. */
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
          <PlanState plan={plan}>
            <Facts invitedCount={plan.invited} />
          </PlanState>
          {plan.isSetUp && <PlanCards plan={plan} />}
        </div>
      )}
    </SectionState>
  );
}

/** The answer ends with this many lines about the company; those before them repeat the plan. */
const factLines = 3;

/** Shows since when the company is a member, and how many people, open invitations and teams it has. */
function Facts({ invitedCount }: { invitedCount: number }) {
  const t = useTranslations('billing.membership');
  const query = useQuery({
    queryKey: queryKey(getMembershipContract, {}),
    queryFn: ({ signal }) => call(getMembershipContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting info membership">
      {({ text }) => (
        <ul className="flex flex-col gap-1 border-line border-t pt-4">
          {[
            ...text.slice(-factLines),
            ...(invitedCount > 0 ? [t('openInvitations', { invited: invitedCount })] : []),
          ].map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </SectionState>
  );
}
