'use client';

import { useQuery } from '@tanstack/react-query';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { BirthdaysCard } from '#/components/profile/birthdays-card.tsx';
import { EditForm } from '#/components/profile/edit-form.tsx';
import { MailCard } from '#/components/profile/mail-card.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getProfileContract } from '#/lib/domain/profile/profile.contract.ts';

export function EditSection() {
  const query = useQuery({
    queryKey: queryKey(getProfileContract, {}),
    queryFn: ({ signal }) => call(getProfileContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="Your profile could not be loaded">
      {({ profile }) => (
        <div className="flex flex-col gap-6">
          <EditForm profile={profile} />
          <MailCard />
          <BirthdaysCard />
        </div>
      )}
    </SectionState>
  );
}
