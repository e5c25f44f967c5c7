'use client';

import { MessageCircleQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useActionIdeas } from '#/components/actions/use-actions.ts';
import type { StepValues } from '#/components/actions/use-step-form.ts';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { WILL_LENGTH_MAX } from '#/lib/domain/actions/constants.ts';

interface StepChoiceProps {
  teamId: number;
  topic: string;
  /** Advice offered next to the prepared steps. */
  advised: string | undefined;
  values: Pick<StepValues, 'choice' | 'will'>;
  change: (next: Partial<StepValues>) => void;
  error: string | undefined;
}

/**
 * Shows the prepared steps for a cause, a field for another step, and the survey that asks the team more about the
 * cause.
 */
export function StepChoice({ teamId, topic, advised, values: { choice, will }, change, error }: StepChoiceProps) {
  const t = useTranslations('actions.form');
  const { data, isPending } = useActionIdeas(topic);
  if (isPending && topic !== 'other') return <Skeleton className="h-40 w-full" />;
  const ideas = data?.ideas ?? [];
  const survey = data?.survey;
  // Without prepared steps, or if they don't load, there is only one choice.
  const isOwn = choice === 'own' || (ideas.length === 0 && choice !== 'advised');
  const options = [
    ...(advised === undefined ? [] : [{ value: 'advised', label: advised }]),
    ...ideas.map(({ prepared, text, keptBy }) => ({
      value: String(prepared),
      label: text,
      ...(keptBy === null ? {} : { description: t('keptBy', { count: keptBy }) }),
    })),
    { value: 'own', label: t('own') },
  ];
  return (
    <>
      {options.length > 1 && (
        <RadioCards
          label={t('what')}
          options={options}
          value={isOwn ? 'own' : String(choice)}
          onChange={(value) => change({ choice: value === 'own' || value === 'advised' ? value : Number(value) })}
        />
      )}
      {survey && (
        <TextLink
          href={`/digitalPulse?tab=build&survey=${survey.id}&team=${teamId}`}
          prefetch={false}
          className="flex w-fit items-center gap-2 py-1"
        >
          <MessageCircleQuestion aria-hidden className="size-4 shrink-0" />
          {t('survey', { count: survey.questions, name: survey.name })}
        </TextLink>
      )}
      {isOwn && (
        <Field label={t('will')} error={error} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={WILL_LENGTH_MAX}
              value={will}
              onChange={({ target }) => change({ choice: 'own', will: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
