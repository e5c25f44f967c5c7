'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { isLeavingSession } from '#/components/frame/session/session-storage.ts';
import { bodyOf, type PulseDraft } from '#/components/pulses/build/pulse-draft.ts';
import { refreshPulses } from '#/components/pulses/refresh-pulses.ts';
import { newUuid } from '#/components/ui/new-uuid.ts';
import { call } from '#/lib/api/call.ts';
import { activatePulseContract } from '#/lib/domain/pulses/activation/activation.contract.ts';
import {
  createPulseContract,
  createReadyPulseContract,
  updatePulseContract,
} from '#/lib/domain/pulses/manage/manage.contract.ts';

/** The origin of a form: nothing, a ready-made survey, or a stored pulse. */
export type PulseOrigin =
  | { kind: 'new' }
  | { kind: 'survey'; id: number }
  | { kind: 'stored'; id: number; updatedAt: string };

interface Saving {
  draft: PulseDraft;
  /** What happens next: a draft that can be edited further, or people are asked. */
  next: 'keep' | 'activate';
}

/** Stores the content of the builder. A pulse that was stored but couldn't be activated isn't stored a second time. */
export function useSavePulse(origin: PulseOrigin) {
  const queryClient = useQueryClient();
  const latestOrigin = useRef(origin);
  const submissionId = useRef<string>(undefined);
  const save = async ({ draft, next }: Saving) => {
    // A form that is sent again because the answer was lost creates no second pulse.
    submissionId.current ??= newUuid();
    const answer = await store(latestOrigin.current, draft, submissionId.current);
    latestOrigin.current = { kind: 'stored', id: answer.pulse.id, updatedAt: answer.pulse.updatedAt };
    if (next === 'keep') return answer.message;
    const { pulse, message } = await call(activatePulseContract, { params: { id: answer.pulse.id } });
    latestOrigin.current = { ...latestOrigin.current, updatedAt: pulse.updatedAt };
    return message;
  };
  return useMutation({
    mutationFn: save,
    onSuccess: (message) => {
      flashMessage(message);
      // As documented, the page is shown again.
      window.location.assign('/digitalPulse');
    },
    onError: () => refreshPulses(queryClient),
  });
}

function store(origin: PulseOrigin, draft: PulseDraft, submissionId: string) {
  const body = bodyOf(draft);
  if (origin.kind === 'stored') {
    const { id, updatedAt: unchangedSince } = origin;
    return call(updatePulseContract, { params: { id }, body: { ...body, unchangedSince } });
  }
  // No one is asked before it's activated, and a pulse that can't be activated is kept as a draft.
  const created = { ...body, isDraft: true, submissionId };
  if (origin.kind === 'new') return call(createPulseContract, { body: created });
  return call(createReadyPulseContract, { params: { id: origin.id }, body: created });
}

/** Lets the browser warn before someone leaves the page and loses changes. */
export function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => {
      // In that case they are restored after the next sign-in.
      if (!isLeavingSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
