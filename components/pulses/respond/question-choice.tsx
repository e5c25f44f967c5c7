'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { Answer, RespondentQuestion } from '#/components/pulses/respond/answers.ts';
import { ScaleGroup } from '#/components/pulses/respond/scale-group.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { OPEN_ANSWER_LENGTH_MAX } from '#/lib/domain/pulses/constants.ts';
import {
  type ByQuestionType,
  type QuestionTypeId,
  questionTypes,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';

interface QuestionChoiceProps {
  question: RespondentQuestion;
  answer: Answer | undefined;
  onChange: (answer: Answer) => void;
}

/** Shows the input of a question, by its type. */
export function QuestionChoice(props: QuestionChoiceProps) {
  const Choice = choices[props.question.typeId as QuestionTypeId];
  return <Choice {...props} />;
}

function OpenAnswer({ question, answer, onChange }: QuestionChoiceProps) {
  const t = useTranslations('pulses.question');
  const text = typeof answer === 'string' ? answer : '';
  return (
    <div className="flex flex-col gap-1.5">
      <TextArea
        aria-label={question.text}
        rows={5}
        maxLength={OPEN_ANSWER_LENGTH_MAX}
        value={text}
        className="text-16"
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="text-right text-13 text-muted tabular-nums">
        {t('written', { written: text.length, most: OPEN_ANSWER_LENGTH_MAX })}
      </p>
    </div>
  );
}

function YesNo({ question, answer, onChange }: QuestionChoiceProps) {
  const t = useTranslations('pulses.question');
  return (
    <ScaleGroup
      question={question}
      look="answers"
      options={[
        { value: 1, text: t('yes') },
        { value: 0, text: t('no') },
      ]}
      value={typeof answer === 'boolean' ? Number(answer) : null}
      onChoose={(value) => onChange(value === 1)}
    />
  );
}

function Agreement({ question, answer, onChange }: QuestionChoiceProps) {
  const t = useTranslations('pulses.question');
  const options = ([1, 2, 3, 4, 5] as const).map((value) => ({ value, text: t(`agreement.${value}`) }));
  return (
    <ScaleGroup
      question={question}
      look="answers"
      options={options}
      value={typeof answer === 'number' ? answer : null}
      onChoose={onChange}
    />
  );
}

const ratingHigh = questionTypes[6].scale.high;
const ratings = Array.from({ length: ratingHigh + 1 }, (_, number) => number);

function Rating({ question, answer, onChange }: QuestionChoiceProps) {
  const { low, high } = question;
  const ends: Readonly<Record<number, string>> = { 0: low, [ratingHigh]: high };
  const spokenOf = (number: number) => (ends[number] ? `${number}, ${ends[number]}` : String(number));
  const options = ratings.map((value) => ({ value, text: String(value), spoken: spokenOf(value) }));
  return (
    <div lang={question.locale ?? undefined} className="flex flex-col gap-2">
      <ScaleGroup
        question={question}
        look="numbers"
        options={options}
        value={typeof answer === 'number' ? answer : null}
        onChoose={onChange}
      />
      {(low || high) && (
        <p aria-hidden className="wrap-anywhere flex justify-between gap-6 text-13 text-muted">
          <span>{low}</span>
          <span className="text-right">{high}</span>
        </p>
      )}
    </div>
  );
}

/** Shows the options of a multiple choice; runs of spaces in them are shown as one. */
function Options({ question, answer, onChange }: QuestionChoiceProps) {
  const [t, pageLocale] = [useTranslations('pulses.question'), useLocale()];
  const { text, pool, isMultiple } = question;
  const places = Array.isArray(answer) ? (answer as readonly number[]) : [];
  const options = pool.map((option, value) => ({ value, text: option.replace(/ {2,}/g, ' ') }));
  if (!isMultiple) {
    return (
      <ScaleGroup
        question={question}
        look="words"
        options={options}
        value={places[0] ?? null}
        onChoose={(place) => onChange([place])}
      />
    );
  }
  return (
    <fieldset aria-label={text} lang={question.locale ?? undefined} className="flex flex-col gap-2">
      <p lang={pageLocale} className="text-14 text-muted">
        {t('several')}
      </p>
      <ul className="flex flex-col gap-2">
        {options.map(({ value, text: option }) => (
          <CheckOption
            key={value}
            look="card"
            title={option}
            isChosen={places.includes(value)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...places, value].sort((a, b) => a - b) : places.filter((place) => place !== value))
            }
          />
        ))}
      </ul>
    </fieldset>
  );
}

const choices: ByQuestionType<ComponentType<QuestionChoiceProps>> = {
  2: Options,
  3: OpenAnswer,
  4: YesNo,
  5: Agreement,
  6: Rating,
};
