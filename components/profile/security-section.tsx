'use client';

import { useQuery } from '@tanstack/react-query';
import { IdentitiesCard } from '#/components/accounts/identities-card.tsx';
import { SecondFactorCard } from '#/components/accounts/second-factor-card.tsx';
import { SessionsCard } from '#/components/accounts/sessions-card.tsx';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { PasswordCard } from '#/components/profile/password-card.tsx';
import { RemoveAccountCard } from '#/components/profile/remove-account-card.tsx';
import { Card } from '#/components/ui/card.tsx';
import { emailLabel } from '#/components/ui/fields/email-label.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getEmailContract } from '#/lib/domain/profile/profile.contract.ts';

/** The address, password, second factor and other ways in, the sessions, and the end of the account. */
export function SecuritySection() {
  const query = useQuery({
    queryKey: queryKey(getEmailContract, {}),
    queryFn: ({ signal }) => call(getEmailContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting email">
      {({ email }) => (
        <div className="flex flex-col gap-6">
          <Card title={emailLabel}>
            <p className="wrap-anywhere">{email}</p>
          </Card>
          <PasswordCard email={email} />
          <SecondFactorCard />
          <IdentitiesCard />
          <SessionsCard />
          <RemoveAccountCard email={email} />
        </div>
      )}
    </SectionState>
  );
}
