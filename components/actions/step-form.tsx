'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { type Action, type Cause, lookBackWeeks, weeksAhead, writeDay } from '#/components/actions/actions.ts';
import { StepChoice } from '#/components/actions/step-choice.tsx';
import { useStepForm } from '#/components/actions/use-step-form.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { SAID_LENGTH_MAX } from '#/lib/domain/actions/constants.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

export interface StepFormProps {
  teamId: number;
  today: LocalDate;
  /** The causes that a new step may have, most named first. */
  causes: readonly Cause[];
  /** The cause that is chosen at first. */
  first: string | undefined;
  /** Advice for that cause next to its prepared steps. */
  advised?: string;
  /** What a new step's form is called. */
  title: string;
  /** The step that is being changed; null if it's new. */
  action: Action | null;
  locale: string;
  onClose: () => void;
}

/** Asks for a cause, a step, and the day when the team looks back on it. */
export function StepForm({ teamId, today, causes, first, advised, title, action, locale, onClose }: StepFormProps) {
  const t = useTranslations('actions.form');
  const form = useStepForm({ teamId, today, causes, first, advised, action, onDone: onClose });
  const { values, change, problem } = form;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOther = values.topic === 'other';
  const currentDay = action ? [{ value: action.dueOn, label: writeDay(action.dueOn, locale) }] : [];
  const days = lookBackWeeks.map((weeks) => ({ value: weeksAhead(today, weeks), label: t('weeks', { weeks }) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      aria-labelledby={titleId}
    >
      <h3 id={titleId} ref={heading} tabIndex={-1} className="text-16 outline-none">
        {action ? t('change') : title}
      </h3>
      {!action && causes.length > 1 && (
        <Field label={t('cause')}>
          {(control) => (
            <Select
              {...control}
              value={values.topic}
              options={causes.map(({ topic, name }) => ({ value: topic, label: capitalise(name) }))}
              onChange={({ target }) => change({ topic: target.value, choice: target.value === 'other' ? 'own' : 1 })}
            />
          )}
        </Field>
      )}
      {isOther && (
        <Field label={t('said')} error={problem.said} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={SAID_LENGTH_MAX}
              value={values.said}
              onChange={({ target }) => change({ said: target.value })}
            />
          )}
        </Field>
      )}
      <StepChoice
        teamId={teamId}
        topic={values.topic}
        advised={advised}
        values={values}
        change={change}
        error={problem.will}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('lookBack')} className="w-44 max-medium:w-full">
          {(control) => (
            <Select
              {...control}
              value={values.dueOn}
              options={[...currentDay, ...days.filter(({ value }) => value !== action?.dueOn)]}
              onChange={({ target }) => change({ dueOn: target.value })}
            />
          )}
        </Field>
        {!action && (
          <Checkbox
            label={t('tell')}
            checked={values.isPosted}
            onChange={({ target }) => change({ isPosted: target.checked })}
          />
        )}
      </div>
      <Failure text={form.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.isPending}>
          {t(action ? 'save' : 'start')}
        </Button>
      </div>
    </form>
  );
}
