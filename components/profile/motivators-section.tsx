'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { MotivatorsForm } from '#/components/profile/motivators-form.tsx';
import { MotivatorsResult } from '#/components/profile/motivators-result.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getMotivatorsContract } from '#/lib/domain/profile/profile.contract.ts';

/** The result once priorities are chosen, and the two steps to choose them. */
export function MotivatorsSection() {
  const [isChanging, setChanging] = useState(false);
  const query = useQuery({
    queryKey: queryKey(getMotivatorsContract, {}),
    queryFn: ({ signal }) => call(getMotivatorsContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting motivators on motivators page">
      {(data) =>
        isChanging || data.userPriorities.length === 0 ? (
          <MotivatorsForm data={data} onSaved={() => setChanging(false)} />
        ) : (
          <MotivatorsResult data={data} onChange={() => setChanging(true)} />
        )
      }
    </SectionState>
  );
}
