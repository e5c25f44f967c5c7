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
  const ideas = (data?.ideas ?? []).filter(({ text }) => advised === undefined || !isRepeated(text, advised));
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

const LONG_WORDS = /\p{L}{4,}/gu;
/** From this share of common words on, two steps say the same. Source: all advice and steps in six languages. */
const REPEATED_FROM = 0.6;

/** Returns whether one of two texts repeats the other: whether most of the shorter one's long words are in it. */
export function isRepeated(...texts: readonly [string, string]): boolean {
  const [one, other] = texts.map((text) => new Set(text.toLowerCase().match(LONG_WORDS)));
  if (!one?.size || !other?.size) return false;
  const common = [...one].filter((word) => other.has(word));
  return common.length / Math.min(one.size, other.size) >= REPEATED_FROM;
}
