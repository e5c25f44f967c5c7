'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endGaps } from '#/components/pulses/build/check-draft.ts';
import { bodyOf, type PulseDraft } from '#/components/pulses/build/pulse-draft.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { planPulseContract } from '#/lib/domain/pulses/schedule/plan.contract.ts';

const PAUSE_MS = 400;

/** Returns what a new or stored pulse would do now: who is asked, when, and where results would stay hidden. */
export function usePlan(draft: PulseDraft, id?: number) {
  const isLegible = (draft.startsNow || isLocalDate(draft.startDate)) && endGaps(draft.endDate, '').length === 0;
  // The wording of questions doesn't matter for it.
  const { questions: _, name: __, ...settings } = bodyOf(draft);
  const settingsText = JSON.stringify({ ...settings, id });
  const [body, setBody] = useState(settingsText);
  useEffect(() => {
    const timer = setTimeout(() => setBody(settingsText), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settingsText]);
  const input = { body: JSON.parse(body) };
  return useQuery({
    queryKey: queryKey(planPulseContract, input),
    queryFn: ({ signal }) => call(planPulseContract, input, signal),
    enabled: isLegible && draft.teams?.length !== 0,
    placeholderData: keepPreviousData,
  });
}
