'use client';

import { useQuery } from '@tanstack/react-query';
import { EditForm } from '#/components/profile/edit-form.tsx';
import { SectionState } from '#/components/profile/section-state.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getProfileContract } from '#/lib/domain/profile/contract.ts';

export function EditSection() {
  const query = useQuery({
    queryKey: queryKey(getProfileContract, {}),
    queryFn: ({ signal }) => call(getProfileContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="Your profile could not be loaded">
      {({ profile }) => <EditForm profile={profile} />}
    </SectionState>
  );
}
