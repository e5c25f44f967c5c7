'use client';

import { useMutation } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import dynamic from 'next/dynamic';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { homes } from '#/components/frame/links/navigation.ts';
import { beginTour, changeTour, readTour, useTourState } from '#/components/frame/session/tour-state.ts';
import { isAtAddress, nextStep } from '#/components/tour/step-order.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import { completeTourContract } from '#/lib/domain/tour/tour.contract.ts';
import type { WordedStep } from '#/lib/domain/tour/tour.service.ts';

// Only loaded for the tour.
const GuidedTour = dynamic(() => import('#/components/tour/guided-tour.tsx'), { ssr: false });

export interface TourHostProps {
  role: RoleName;
  /** Whether the person has never finished it. */
  isDue: boolean;
  steps: readonly WordedStep[];
}

/** Starts the tour when it's due, goes from page to page, and ends it; once closed, it can be resumed. */
export function TourHost({ role, isDue, steps }: TourHostProps) {
  const t = useTranslations('tour.helper');
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const { status, role: startedAs, step: at, isMoving, isBack, leftOut } = useTourState();
  const isMine = startedAs === role;
  const step = isMine ? steps[at] : undefined;
  const isHere = step !== undefined && isAtAddress(step.href, path, search);

  const goTo = (index: number, change: { isBack?: boolean; leftOut?: readonly string[] } = {}) => {
    const next = steps[index];
    if (!next) return;
    const isMovingOn = !isAtAddress(next.href, path, search);
    changeTour({ ...change, status: 'open', role, step: index, sample: next.sample ?? null, isMoving: isMovingOn });
    if (isMovingOn) router.push(next.href);
  };
  const end = useMutation({
    mutationFn: () => call(completeTourContract, { body: {} }),
    onSuccess: () => {
      changeTour({ status: 'done', sample: null });
      router.push(homes[role]);
    },
    onError: () => showMessage({ kind: 'bad', text: t('failed') }),
  });
  const follow = (back: boolean, unseenIds = leftOut) => {
    const next = nextStep(steps, { from: at, leftOut: unseenIds, isBack: back });
    if (next !== undefined) goTo(next, { isBack: back, leftOut: unseenIds });
    else if (!back) end.mutate();
  };

  // Only on the role's home without parameters, because links lead to something else; and not over an open dialog.
  const mayBegin = isDue && path === homes[role] && search.size === 0;
  useEffect(() => {
    if (!mayBegin || document.querySelector('[role=dialog]')) return;
    const tour = readTour();
    // Someone who has closed it and then gets another role doesn't see a second tour in the same visit.
    if (tour.status === 'idle') beginTour(role, false);
  }, [mayBegin, role]);
  useEffect(() => {
    if (status === 'open' && !isMine) changeTour({ status: 'closed', sample: null });
  }, [status, isMine]);
  useEffect(() => {
    if (isHere && isMoving) changeTour({ isMoving: false });
  }, [isHere, isMoving]);

  if (!step || status === 'idle' || status === 'done') return null;
  if (status === 'open' && isHere)
    return (
      <GuidedTour
        key={step.id}
        target={step.target}
        title={step.title}
        text={step.text}
        number={steps.slice(0, at + 1).filter(({ id }) => !leftOut.includes(id)).length}
        count={steps.filter(({ id }) => !leftOut.includes(id)).length}
        onMissing={step.needsTarget ? () => follow(isBack, [...leftOut, step.id]) : undefined}
        isEnding={end.isPending}
        onNext={() => follow(false)}
        onPrevious={() => follow(true)}
        onSkip={() => end.mutate()}
        onClose={() => changeTour({ status: 'closed' })}
      />
    );
  if (isMoving) return null;
  return (
    <Button
      variant="secondary"
      icon={<Compass aria-hidden />}
      className="low:static! fixed! right-4 bottom-18 z-40 rounded-full shadow-floating"
      onClick={() => goTo(at)}
    >
      {t('resume')}
    </Button>
  );
}
