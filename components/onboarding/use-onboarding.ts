'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { leaveSession } from '#/components/frame/session/session-storage.ts';
import type { FieldErrors, OnboardingData } from '#/components/onboarding/onboarding-data.ts';
import {
  canBeLeft,
  isFoundingWalk,
  isOvertaken,
  isReachable,
  neededAhead,
  reaching,
  resumeAt,
  type ScreenKey,
  screenKeys,
  stageOf,
  type Way,
} from '#/components/onboarding/screen-order.ts';
import { blanks, submissions } from '#/components/onboarding/submissions.ts';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { ApiError, call } from '#/lib/api/call.ts';
import { finishOnboardingContract } from '#/lib/domain/onboarding/onboarding.contract.ts';

type Place = '/dashboard' | '/assessment' | '/teamCreate';

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
 * Returns the current screen and the answers. The screen is in the URL, so that the browser's Back works; typed values
 * are kept, and Continue saves them on the server before it moves on.
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
  const isFounding = isFoundingWalk(data.progress);

  const goTo = (key: ScreenKey | undefined) => {
    setErrors({});
    if (key) window.history.pushState(null, '', `?at=${key}`);
  };
  const change = (part: Partial<OnboardingData>) => {
    setErrors({});
    setData((before) => ({ ...before, ...part }));
  };

  const leave = async ({ place, later }: { place: Place; later: boolean }) => {
    await call(finishOnboardingContract, { query: { later } }).catch(leaveWhenOver);
    flashMessage(t(place === '/teamCreate' ? 'founded' : later ? 'left' : 'finished'));
    location.assign(place);
  };
  const keep = useAction(async ({ send, next }: { send: () => Promise<Partial<OnboardingData>>; next?: ScreenKey }) => {
    const part = await send().catch(leaveWhenOver);
    if (part.progress && isOvertaken(wayOf(data), current, part.progress.step)) location.reload();
    const keysNow = screenKeys(wayOf({ ...data, ...part }));
    const nextKey = next && keysNow.includes(next) ? next : keysNow[at + 1];
    // Values that were typed during the call stay.
    setData((now) => ({ ...now, ...part, progress: reaching(part.progress ?? now.progress, nextKey) }));
    if (nextKey) goTo(nextKey);
    else await leave({ place: isFounding ? '/teamCreate' : '/dashboard', later: true });
  });
  const finish = useAction(leave);
  const isSending = keep.isRunning || finish.isRunning;

  const finishAt = (place: Place, later = false) => {
    if (isSending) return;
    setSentFrom(current);
    void finish.run({ place, later });
  };

  const goOn = () => {
    if (isSending) return;
    if (current === 'result') return finishAt('/dashboard');
    setSentFrom(current);
    const submission = submissions[current](data);
    if ('errors' in submission) setErrors(submission.errors);
    else void keep.run(submission);
  };
  /** Postpones this screen, or all questions about the person. */
  const goLater = () => {
    if (isSending) return;
    if (current === 'company-values') return goTo(keys[at + 1]);
    const blank = blanks[current];
    const left = neededAhead(data.progress);
    const [first] = left;
    if (!blank && first === undefined) return finishAt('/dashboard', true);
    setSentFrom(current);
    if (blank) return void keep.run(blank(data));
    const progress = { ...data.progress, steps: left, step: first ?? 7 };
    setData({ ...data, progress });
    goTo(screenKeys(wayOf({ ...data, progress }))[0]);
  };

  return {
    data,
    current,
    errors,
    change,
    goOn,
    finishAt,
    later: canBeLeft(current, data.team?.team.isOptional) ? goLater : undefined,
    goBack: at > 0 ? () => goTo(keys[at - 1]) : undefined,
    share: (at + 1) / (keys.length + (isFounding ? 1 : 0)),
    stage: stageOf(data.progress, keys, current),
    isSending,
    failure: sentFrom === current ? (keep.error ?? finish.error) : null,
  };
}

/** Leads to signing in if the session has ended, and reloads after progress in another tab; rethrows the error. */
function leaveWhenOver(error: unknown): never {
  if (error instanceof ApiError && error.status === 401) leaveSession();
  if (error instanceof ApiError && error.status === 409) location.reload();
  throw error;
}
