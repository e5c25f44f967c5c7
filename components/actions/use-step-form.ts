'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Action, type Cause, lookBackWeeks, weeksAhead } from '#/components/actions/actions.ts';
import { type NewAction, useActionChanges } from '#/components/actions/use-actions.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';

export interface StepValues {
  topic: string;
  /** The number of a prepared step, the advised one, or one in the team's own words. */
  choice: number | 'advised' | 'own';
  said: string;
  will: string;
  dueOn: LocalDate;
  isPosted: boolean;
}

interface StepFormState {
  teamId: number;
  today: LocalDate;
  causes: readonly Cause[];
  first: string | undefined;
  /** Advice for the first cause next to its prepared steps, chosen at first. */
  advised: string | undefined;
  action: Action | null;
  onDone: () => void;
}

/** Returns the values of a step that is started or changed, and their errors. */
export function useStepForm({ teamId, onDone, ...choices }: StepFormState) {
  const t = useTranslations('actions.form');
  const { start, change: save } = useActionChanges(teamId);
  const [values, setValues] = useState(() => firstValues(choices));
  const [isTried, setTried] = useState(false);
  const { causes, advised, action } = choices;
  const { topic, choice, said, will, dueOn, isPosted } = values;
  const isOwn = choice === 'own';
  const problem = {
    said: isTried && topic === 'other' && said.trim() === '' ? t('noSaid') : undefined,
    will: isTried && isOwn && will.trim() === '' ? t('noWill') : undefined,
  };
  const isComplete = (topic !== 'other' || said.trim() !== '') && (!isOwn || will.trim() !== '');
  const deed = {
    ...(topic === 'other' ? { said } : {}),
    ...(typeof choice === 'number' ? { prepared: choice } : { will: isOwn ? will : advised }),
  };

  function submit(): void {
    setTried(true);
    if (!isComplete) return;
    if (action) {
      save.mutate({ id: action.id, body: { ...deed, dueOn } }, { onSuccess: onDone });
      return;
    }
    const shareId = causes.find((cause) => cause.topic === topic)?.shareId;
    const body: NewAction = { topic, ...deed, dueOn, isPosted, ...(shareId === undefined ? {} : { shareId }) };
    start.mutate(body, {
      onSuccess: (answer) => {
        if (isPosted && !answer.isPosted) showMessage({ kind: 'info', text: t('notTold') });
        onDone();
      },
    });
  }

  return {
    values,
    change: (next: Partial<StepValues>) => setValues((before) => ({ ...before, ...next })),
    problem,
    submit,
    isPending: start.isPending || save.isPending,
    error: (start.error ?? save.error)?.message,
  };
}

function firstValues({ today, causes, first, advised, action }: Omit<StepFormState, 'teamId' | 'onDone'>): StepValues {
  const cause = causes.find(({ topic }) => topic === first) ?? causes[0];
  const topic = action?.topic ?? cause?.topic ?? 'other';
  const own = action ? action.prepared === null : topic === 'other';
  const start = action?.prepared ?? (advised === undefined ? 1 : 'advised');
  return {
    topic,
    choice: own ? 'own' : start,
    said: (topic === 'other' && action?.said) || '',
    will: (action?.prepared === null && action.will) || '',
    dueOn: action?.dueOn ?? weeksAhead(today, lookBackWeeks[0]),
    isPosted: true,
  };
}
