'use client';

import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Action, isOpen, writeDay } from '#/components/actions/actions.ts';
import { HelpedNote, SinceThen } from '#/components/actions/helped.tsx';
import { useActions } from '#/components/actions/use-actions.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface OpenStepProps {
  action: Action;
  locale: string;
  isMoving: boolean;
  onChange: () => void;
  onDone: () => void;
  /** Called if the step isn't done after all. */
  onUndo: () => void;
  onEnd: () => void;
  /** A further act in its row. */
  more?: ReactNode;
}

/** Shows a step that is being tried: its cause, when it began, and when it's looked back on. */
export function OpenStep({ action, locale, isMoving, onChange, onDone, onUndo, onEnd, more }: OpenStepProps) {
  const t = useTranslations('actions.leader');
  const { doneOn } = action;
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @max-[860px]:flex-col @max-[860px]:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <StepLine action={action} locale={locale} />
          {/* As wide as the flag and its gap. */}
          <div className="flex flex-col gap-1 pl-6 empty:hidden">
            <HelpedNote action={action} locale={locale} />
            <SinceThen action={action} locale={locale} />
          </div>
        </div>
        {/* In a narrow box below the text. */}
        <span className="flex flex-wrap gap-2 @max-[480px]:gap-1 @max-[860px]:pl-6 @max-[480px]:[&>button]:px-2 @max-[290px]:[&>[aria-expanded]]:w-full">
          {more}
          <Button variant="quiet" size="small" onClick={onChange}>
            {t('change')}
          </Button>
          {doneOn === null ? (
            <Button variant="secondary" size="small" loading={isMoving} onClick={onDone}>
              {t('done')}
            </Button>
          ) : (
            <>
              <Button variant="quiet" size="small" loading={isMoving} onClick={onUndo}>
                {t('notDone')}
              </Button>
              <Button variant="secondary" size="small" onClick={onEnd}>
                {t('end')}
              </Button>
            </>
          )}
        </span>
      </div>
    </div>
  );
}

type StepLineProps = Pick<OpenStepProps, 'action' | 'locale'>;

/** Shows what is tried and since when, its cause, and the day to look back, or that it's time. */
function StepLine({ action: { said, will, promisedOn, doneOn, dueOn, isDue }, locale }: StepLineProps) {
  const t = useTranslations('actions.leader');
  const back = useTranslations('actions.lookBack');
  // A number at the end of a line would lose its month.
  const write = (date: LocalDate) => writeDay(date, locale).replaceAll(' ', '\u00A0');
  return (
    <p className="wrap-anywhere flex items-start gap-2 text-14">
      <Flag aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
      <span>
        {t(doneOn === null ? 'trying' : 'did', { day: write(doneOn ?? promisedOn), will })}{' '}
        <span className="text-muted">
          {said !== null && t('because', { said: capitalise(said) })}{' '}
          {isDue ? back('title') : t('lookBackOn', { day: write(dueOn) })}
        </span>
      </span>
    </p>
  );
}

/** Shows the steps that a team tries, where nothing else is advised because of them; nothing without any. */
export function RunningSteps({ teamId, locale }: { teamId: number; locale: string }) {
  const steps = useActions(teamId).data?.actions.filter(isOpen) ?? [];
  return steps.map((step) => <StepLine key={step.id} action={step} locale={locale} />);
}
