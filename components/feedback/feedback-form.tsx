'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Bug, CircleQuestionMark, Heart, Lightbulb, MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ScaleChoice } from '#/components/check-ins/scale-choice.tsx';
import { ScreenshotsField, useScreenshots } from '#/components/feedback/screenshots-field.tsx';
import { StarChoice } from '#/components/feedback/star-choice.tsx';
import { useUnsentState } from '#/components/frame/session/use-unsent-state.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { newUuid } from '#/components/ui/new-uuid.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { type FeedbackTypeKey, feedbackTypes, scoreScale } from '#/lib/domain/feedback/constants.ts';
import { listFeedbackTypesContract, sendFeedbackContract } from '#/lib/domain/feedback/feedback.contract.ts';

const icons: Record<FeedbackTypeKey, ReactNode> = {
  broken: <Bug aria-hidden className="size-5" />,
  idea: <Lightbulb aria-hidden className="size-5" />,
  question: <CircleQuestionMark aria-hidden className="size-5" />,
  praise: <Heart aria-hidden className="size-5" />,
  other: <MessageCircle aria-hidden className="size-5" />,
};
const keyOf = (id: number | null) => feedbackTypes.find((type) => type.id === id)?.key ?? 'other';

const nothing = { type: null, description: '', rate: null, score: null } as {
  type: number | null;
  description: string;
  rate: number | null;
  score: number | null;
};

/** Shows the form for feedback, with pictures; the text is kept until it's sent. */
export function FeedbackForm({ userId }: { userId: number }) {
  const t = useTranslations('feedback.form');
  const fixed = useTranslations('specification.feedback');
  const { data } = useQuery({
    queryKey: queryKey(listFeedbackTypesContract, {}),
    queryFn: ({ signal }) => call(listFeedbackTypesContract, {}, signal),
  });
  const [values, setValues] = useUnsentState(`feedback of ${userId}`, nothing);
  const [submissionId, setSubmissionId] = useState(() => newUuid());
  const pictures = useScreenshots();
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (part: Partial<typeof nothing>) => setValues((before) => ({ ...before, ...part }));
  const send = useMutation({
    mutationFn: () => {
      const { type, rate, score, ...rest } = values;
      // What isn't chosen isn't sent; without a type it's “Other”.
      const choices = {
        ...(type === null ? {} : { type }),
        ...(rate === null ? {} : { rate }),
        ...(score === null ? {} : { score }),
      };
      const body = { ...rest, ...choices, screenshots: [...pictures.screenshots], submissionId };
      return call(sendFeedbackContract, { body });
    },
    onSuccess: ({ message }) => {
      showMessage({ kind: 'good', text: message });
      setValues(nothing);
      setSubmissionId(newUuid());
      pictures.clear();
      field.current?.focus();
    },
  });
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    void pictures.add(files);
  };
  return (
    <Card title={t('title')} description={t('about')}>
      <form
        method="post"
        noValidate
        aria-label={t('title')}
        onPaste={paste}
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
        className="flex flex-col gap-6"
      >
        <ErrorSummary title={fixed('failed')} errors={send.error ? [{ message: send.error.message }] : []} />
        <RadioCards
          label={t('optional', { label: t('type') })}
          layout="grid"
          options={(data?.types ?? []).map(({ id, name }) => ({ value: id, label: name, icon: icons[keyOf(id)] }))}
          value={values.type}
          onChange={(type) => change({ type })}
        />
        <Field label={t('description')} help={t(`descriptionHelp.${keyOf(values.type)}`)} required>
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={5}
              value={values.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          )}
        </Field>
        <ScreenshotsField {...pictures} />
        <StarChoice
          label={t('optional', { label: t('rate') })}
          value={values.rate}
          onChange={(rate) => change({ rate })}
        />
        <ScoreChoice
          label={t('optional', { label: t('score') })}
          value={values.score}
          onChange={(score) => change({ score })}
        />
        <div className="flex justify-end">
          <Button type="submit" full loading={send.isPending} disabled={pictures.adding !== null}>
            {send.isError ? t('sendAgain') : t('send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface ScoreChoiceProps {
  label: string;
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
}

const { min, max } = scoreScale;
const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Shows how likely someone is to recommend the product, from 0 to 10. */
function ScoreChoice({ label, value, onChange }: ScoreChoiceProps) {
  const t = useTranslations('feedback.form');
  const name = useId();
  const ends = new Map([
    [min, t('scoreLow')],
    [max, t('scoreHigh')],
  ] as [number, string][]);
  return (
    <GroupField label={label}>
      <div className="grid max-w-2xl grid-cols-11 gap-1.5 max-medium:grid-cols-6">
        {numbers.map((number) => (
          <ScaleChoice
            key={number}
            name={name}
            text={String(number)}
            label={ends.has(number) ? `${number}, ${ends.get(number)}` : String(number)}
            size="small"
            checked={number === value}
            onChoose={() => onChange(number)}
          />
        ))}
      </div>
      <p aria-hidden className="flex max-w-2xl justify-between gap-4 text-13 text-muted">
        <span>{ends.get(min)}</span>
        <span>{ends.get(max)}</span>
      </p>
    </GroupField>
  );
}
