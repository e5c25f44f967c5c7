'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { leaveSession } from '#/components/frame/session/session-storage.ts';
import type { FieldErrors, OnboardingData } from '#/components/onboarding/onboarding-data.ts';
import { saveTeam } from '#/components/onboarding/save-screen.ts';
import {
  isOvertaken,
  isReachable,
  resumeAt,
  type ScreenKey,
  screenKeys,
  type Way,
} from '#/components/onboarding/screen-order.ts';
import { submissions } from '#/components/onboarding/submissions.ts';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { ApiError, call } from '#/lib/api/call.ts';
import { finishOnboardingContract } from '#/lib/domain/onboarding/onboarding.contract.ts';

function wayOf(data: OnboardingData): Way {
  const { subStep, missing } = data.motivators;
  return {
    steps: data.progress.steps,
    step: data.progress.step,
    isTeamNew: data.team?.team.isNew ?? true,
    subStep,
    isEven: subStep === 5 && missing === null,
    isFilled: (key) => !('errors' in submissions[key](data)),
  };
}

/**
 * The current screen and the answers. The screen is in the address, so that the browser's Back works; typed values
 * stay, and Continue saves them on the server before it moves on.
 */
export function useOnboarding(initial: OnboardingData) {
  const t = useTranslations('onboarding.frame');
  const [data, setData] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** A failure is shown where it happened. */
  const [sentFrom, setSentFrom] = useState<ScreenKey>();
  const [resumed] = useState(() => resumeAt(wayOf(initial)));
  const addressScreen = useSearchParams().get('at') as ScreenKey | null;
  const current = addressScreen && isReachable(wayOf(data), addressScreen) ? addressScreen : resumed;
  const keys = screenKeys(wayOf(data));
  const at = keys.indexOf(current);

  const goTo = (key: ScreenKey | undefined) => {
    setErrors({});
    if (key) window.history.pushState(null, '', `?at=${key}`);
  };
  const change = (part: Partial<OnboardingData>) => {
    setErrors({});
    setData((before) => ({ ...before, ...part }));
  };

  const keep = useAction(async ({ send, next }: { send: () => Promise<Partial<OnboardingData>>; next?: ScreenKey }) => {
    const part = await send().catch(leaveWhenOver);
    if (part.progress && isOvertaken(wayOf(data), current, part.progress.step)) location.reload();
    // Values typed while the call ran stay.
    setData((now) => ({ ...now, ...part }));
    goTo(next ?? screenKeys(wayOf({ ...data, ...part }))[at + 1]);
  });
  const finish = useAction(async (place: '/dashboard' | '/assessment') => {
    await call(finishOnboardingContract, {}).catch(leaveWhenOver);
    flashMessage(t('finished'));
    location.assign(place);
  });
  const isSending = keep.isRunning || finish.isRunning;

  const finishAt = (place: '/dashboard' | '/assessment') => {
    if (isSending) return;
    setSentFrom(current);
    void finish.run(place);
  };

  const goOn = () => {
    if (isSending) return;
    if (current === 'result') return finishAt('/dashboard');
    setSentFrom(current);
    const submission = submissions[current](data);
    if ('errors' in submission) setErrors(submission.errors);
    else void keep.run(submission);
  };
  /** Leaves the team for later, which only some may. */
  const goWithoutTeam = () => {
    setSentFrom(current);
    void keep.run({ send: () => saveTeam(data, {}), next: 'values' });
  };

  return {
    data,
    current,
    errors,
    change,
    goOn,
    finishAt,
    goWithoutTeam,
    goBack: at > 0 ? () => goTo(keys[at - 1]) : undefined,
    share: (at + 1) / keys.length,
    isSending,
    failure: sentFrom === current ? (keep.error ?? finish.error) : null,
  };
}

/** An ended session leads to signing in; progress in another tab or on another device reloads the page. */
function leaveWhenOver(error: unknown): never {
  if (error instanceof ApiError && error.status === 401) leaveSession();
  if (error instanceof ApiError && error.status === 409) location.reload();
  throw error;
}
