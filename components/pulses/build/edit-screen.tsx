'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Builder } from '#/components/pulses/build/builder.tsx';
import { draftOf, languageOf } from '#/components/pulses/build/pulse-draft.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { PulseTabs } from '#/components/pulses/pulse-tabs.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getPulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

/** Changes a stored pulse. */
export function EditScreen({ id, viewer }: { id: number; viewer: PulseViewer }) {
  const t = useTranslations('pulses.build');
  const input = { params: { id } };
  const query = useQuery({
    queryKey: queryKey(getPulseContract, input),
    queryFn: ({ signal }) => call(getPulseContract, input, signal),
  });
  return (
    <div className="flex flex-col gap-6">
      <PulseTabs current="edit" editHref={`/edit-digitalPulse/${id}`} />
      <SectionState query={query} failure={t('failure')}>
        {(storedPulse) => <StoredBuilder storedPulse={storedPulse} viewer={viewer} />}
      </SectionState>
    </div>
  );
}

/** Keeps what was loaded first: other people's changes must not overwrite what is being written. */
function StoredBuilder({ storedPulse, viewer }: { storedPulse: Output<typeof getPulseContract>; viewer: PulseViewer }) {
  const t = useTranslations('pulses.build');
  const [{ first, pulse }] = useState(() => ({ ...storedPulse, first: draftOf(storedPulse, languageOf(viewer)) }));
  return (
    <>
      {pulse.phase === 'open' && <Alert state="info">{t('openRound')}</Alert>}
      <Builder
        first={first}
        origin={{ kind: 'stored', id: pulse.id, updatedAt: pulse.updatedAt }}
        hasAsked={pulse.opensAt !== null}
        isActive={pulse.status === 'Active'}
        viewer={viewer}
      />
    </>
  );
}
