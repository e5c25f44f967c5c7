'use client';

import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isOpen, lastSettled, type TeamStep, writeDay } from '#/components/actions/actions.ts';
import { useActions } from '#/components/actions/use-actions.ts';

type Step = Pick<TeamStep, 'will' | 'promisedOn' | 'isDue' | 'state' | 'settledOn' | 'doneOn' | 'dueOn'>;

interface StepFromAboveProps {
  teamId: number;
  locale: string;
  /** Whether to say that there is no step. */
  saysNone: boolean;
}

/** Shows what a team tries, for people above it; nothing while it's loading. */
export function StepFromAbove({ teamId, locale, saysNone }: StepFromAboveProps) {
  const { data } = useActions(teamId);
  if (!data) return null;
  const { actions, starts } = data;
  if (!saysNone && actions.length === 0 && starts.length === 0) return null;
  return (
    <div className="pt-1.5">
      <StepLines steps={actions} hasTried={starts.length > 0} locale={locale} />
    </div>
  );
}

interface StepLinesProps {
  /** What a team tries, and the step that it settled last. */
  steps: readonly Step[];
  /** Whether the team tried something earlier than these steps. */
  hasTried?: boolean;
  locale: string;
}

/** Shows a team's open steps, one line each; without any, how the last one ended, or that there is none. */
export function StepLines({ steps, hasTried = false, locale }: StepLinesProps) {
  const t = useTranslations('actions.above');
  const leader = useTranslations('actions.leader');
  const open = steps.filter(isOpen);
  if (open.length === 0) {
    const last = lastSettled(steps);
    if (!last) return <p className="text-14 text-muted">{t(hasTried ? 'now' : 'none')}</p>;
    const words = { will: last.will, day: writeDay(last.settledOn ?? last.promisedOn, locale) };
    return (
      <p className="wrap-anywhere text-14 text-muted">
        {last.state === 'kept' ? t('kept', words) : `${t('now')} ${t('ended', words)}`}
      </p>
    );
  }
  return (
    <ul aria-label={t('label')} className="flex flex-col gap-1">
      {open.map((step) => (
        <li key={`${step.promisedOn} ${step.will}`} className="wrap-anywhere flex items-start gap-2 text-14">
          <Flag aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
          {/* Texts beside the list stand on the same line. */}
          <span className="self-baseline">
            {describeCourse(step, t, locale)} {step.isDue && <span className="font-medium">{t('due')}</span>}
            {!step.isDue && step.doneOn && leader('lookBackOn', { day: writeDay(step.dueOn, locale) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Returns what a team tries and since when, or that it's done and when. */
export function describeCourse(
  { will, promisedOn, doneOn }: Pick<Step, 'will' | 'promisedOn' | 'doneOn'>,
  t: ReturnType<typeof useTranslations<'actions.above'>>,
  locale: string,
): string {
  if (doneOn) return t('done', { will, day: writeDay(doneOn, locale) });
  return t('trying', { will, since: writeDay(promisedOn, locale) });
}

interface RowStepProps {
  /** A team's open steps, those due first, and the step that was settled last. */
  steps: readonly TeamStep[];
  locale: string;
  /** For narrow places: the title says when the step began. */
  isNarrow?: boolean;
  className?: string;
}

/** Shows what a team tries, as one line in a table; a hint and screen readers also say what and since when. */
export function RowStep({ steps, locale, isNarrow = false, className }: RowStepProps) {
  const t = useTranslations('actions.row');
  const above = useTranslations('actions.above');
  const open = steps.filter(isOpen);
  const [first, ...others] = open;
  const style = clsx('text-12 text-muted leading-4', className);
  const last = lastSettled(steps);
  if (!first && !last) return <span className={clsx('block', style)}>{t('none')}</span>;
  if (!first && last) {
    const { will, state, settledOn, promisedOn } = last;
    const end = state === 'kept' ? 'kept' : 'ended';
    const spoken = above(end, { will, day: writeDay(settledOn ?? promisedOn, locale) });
    return (
      <span title={spoken} className={clsx('block', style)}>
        <span aria-hidden className="wrap-anywhere line-clamp-4">
          {end === 'kept' ? t('kept', { will }) : t('now')}
        </span>
        <span className="sr-only">{end === 'kept' ? spoken : `${t('now')}. ${spoken}`}</span>
      </span>
    );
  }
  if (!first) return null;
  const { will, promisedOn, doneOn, isDue } = first;
  const since = writeDay(promisedOn, locale);
  const spoken = open.map((step) => `${describeCourse(step, above, locale)}${step.isDue ? ` ${above('due')}` : ''}`);
  return (
    <span title={spoken.join('\n')} className={clsx('flex min-w-0 items-start gap-1', style)}>
      <Flag aria-hidden className="mt-0.5 size-3 shrink-0 text-accent-text" />
      <span aria-hidden className="wrap-anywhere line-clamp-4">
        {t(isDue ? 'due' : doneOn ? 'done' : isNarrow ? 'trying' : 'tryingSince', { will, since })}
        {others.length > 0 && ` ${t('more', { count: others.length })}`}
      </span>
      <span className="sr-only">{spoken.join(' ')}</span>
    </span>
  );
}
