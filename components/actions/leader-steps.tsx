'use client';

import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { type Action, type Cause, causesLeft, isOpen, withShared } from '#/components/actions/actions.ts';
import { useActionChanges, useActions } from '#/components/actions/use-actions.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { OPEN_ACTIONS_MAX } from '#/lib/domain/actions/constants.ts';

const StepForm = dynamic(() => import('#/components/actions/step-form.tsx').then((file) => file.StepForm), {
  loading: () => <Skeleton className="h-72 w-full" />,
});

// Most teams try nothing at the moment, so their leaders don't download these.
const OpenStep = dynamic(() => import('#/components/actions/open-step.tsx').then((file) => file.OpenStep), {
  loading: () => <Skeleton className="h-16 w-full" />,
});
const LookBack = dynamic(() => import('#/components/actions/look-back.tsx').then((file) => file.LookBack), {
  loading: () => <Skeleton className="h-16 w-full" />,
});
const EndStep = dynamic(() => import('#/components/actions/end-step.tsx').then((file) => file.EndStep), {
  ssr: false,
});

/** Which form is open: a new step, with its first cause, or the change of one. */
type Panel = { kind: 'new'; topic: string | undefined } | { kind: 'change'; action: Action } | null;

interface LeaderStepsProps {
  teamId: number;
  /** The causes that were named, most named first. */
  causes: readonly Cause[];
  /** The form is open for this cause at first. */
  first?: string | undefined;
  /** Only shows the form and then its step, because the others are elsewhere on the page. */
  isApart?: boolean;
  /** Whether another card has the page's first act. */
  isSecond?: boolean;
  locale: string;
}

/** Shows what a team tries, with controls to start, change and look back on it; nothing for people who only read. */
export function LeaderSteps({ teamId, causes, first, isApart = false, isSecond = false, locale }: LeaderStepsProps) {
  const t = useTranslations('actions.leader');
  const news = useTranslations('actions.news');
  const { data, isPending, isError, refetch } = useActions(teamId);
  const { move } = useActionChanges(teamId);
  const [panel, setPanel] = useState<Panel>(first === undefined ? null : { kind: 'new', topic: first });
  const [ending, setEnding] = useState<Action | null>(null);
  const starter = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  if (isPending) return null;
  if (isError)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
        {t('failed')}
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </p>
    );
  if (!data.canManage) return null;
  const open = data.actions.filter(isOpen);
  const reasons = withShared(causes, data.share, (topic) => news('shared', { topic }));
  const left = causesLeft(reasons, open);
  const steps = isApart ? open.filter(({ topic }) => topic === first) : open;
  const mayStart = !isApart && open.length < OPEN_ACTIONS_MAX && left.length > 0;
  const takes = t(open.length === 0 ? 'take' : 'another');
  const close = () => {
    setPanel(null);
    setEnding(null);
    (starter.current ?? frame.current)?.focus();
  };

  const start = mayStart && (
    <Button
      ref={starter}
      variant={open.length === 0 && !isSecond ? 'primary' : 'secondary'}
      size={open.length === 0 ? 'medium' : 'small'}
      aria-expanded={panel?.kind === 'new'}
      onClick={() => setPanel(panel?.kind === 'new' ? null : { kind: 'new', topic: undefined })}
    >
      {takes}
      <ChevronDown aria-hidden />
    </Button>
  );
  // In the row of the last step, unless that asks something else.
  const isInRow = steps.at(-1)?.isDue === false;
  const look = 'flex w-full flex-col gap-3 outline-none print:[&_button]:hidden print:[&_form]:hidden';
  return (
    <div ref={frame} tabIndex={-1} className={look}>
      {steps.length > 0 && (
        <ul aria-label={t('label')} className="flex flex-col gap-2">
          {steps.map((action, at) => (
            <li key={action.id} className="rounded-control bg-sunken p-3 forced-colors:border">
              {action.isDue ? (
                <LookBack
                  action={action}
                  locale={locale}
                  isMoving={move.isPending}
                  onEnd={() => setEnding(action)}
                  onKeep={(state) => {
                    const onSuccess = () =>
                      state === 'replaced' && setPanel({ kind: 'new', topic: action.topic ?? undefined });
                    move.mutate({ id: action.id, state }, { onSuccess });
                  }}
                />
              ) : (
                <OpenStep
                  action={action}
                  locale={locale}
                  isMoving={move.isPending}
                  onChange={() => setPanel({ kind: 'change', action })}
                  onDone={() => move.mutate({ id: action.id, state: 'done' })}
                  onUndo={() => move.mutate({ id: action.id, state: 'doing' })}
                  onEnd={() => setEnding(action)}
                  more={isInRow && at === steps.length - 1 && start}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayStart && !isInRow && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          {start}
          {open.length === 0 && <p className="text-13 text-muted">{t('hint')}</p>}
        </div>
      )}
      {ending && <EndStep action={ending} teamId={teamId} onEnded={close} onClose={() => setEnding(null)} />}
      {panel && (
        <StepForm
          key={panel.kind === 'change' ? panel.action.id : (panel.topic ?? 'new')}
          teamId={teamId}
          today={data.today}
          causes={left}
          first={panel.kind === 'new' ? panel.topic : undefined}
          title={takes}
          action={panel.kind === 'change' ? panel.action : null}
          locale={locale}
          onClose={close}
        />
      )}
    </div>
  );
}
