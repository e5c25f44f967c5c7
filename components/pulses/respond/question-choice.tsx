'use client';

import { useTranslations } from 'next-intl';
import { type Answer, RATING_MAX, type RespondentQuestion } from '#/components/pulses/respond/answers.ts';
import { ScaleGroup } from '#/components/pulses/respond/scale-group.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { OPEN_ANSWER_LENGTH_MAX, TYPE } from '#/lib/domain/pulses/constants.ts';

interface QuestionChoiceProps {
  question: RespondentQuestion;
  answer: Answer | undefined;
  onChange: (answer: Answer) => void;
}

/** Where a question is answered, by its type. */
export function QuestionChoice({ question, answer, onChange }: QuestionChoiceProps) {
  const words = useTranslations('pulses.question');
  const { typeId, text } = question;
  const number = typeof answer === 'number' ? answer : null;
  if (typeId === TYPE.open) {
    const openAnswer = typeof answer === 'string' ? answer : '';
    return (
      <div className="flex flex-col gap-1.5">
        <TextArea
          aria-label={text}
          rows={5}
          maxLength={OPEN_ANSWER_LENGTH_MAX}
          value={openAnswer}
          className="text-16"
          onChange={(event) => onChange(event.target.value)}
        />
        <p className="text-right text-13 text-muted tabular-nums">
          {words('written', { written: openAnswer.length, most: OPEN_ANSWER_LENGTH_MAX })}
        </p>
      </div>
    );
  }
  if (typeId === TYPE.choice) return <Options question={question} answer={answer} onChange={onChange} />;
  if (typeId === TYPE.yesNo) {
    return (
      <ScaleGroup
        look="words"
        label={text}
        options={[
          { value: 1, text: words('yes') },
          { value: 0, text: words('no') },
        ]}
        value={typeof answer === 'boolean' ? Number(answer) : null}
        onChoose={(value) => onChange(value === 1)}
      />
    );
  }
  if (typeId === TYPE.agreement) {
    const options = ([1, 2, 3, 4, 5] as const).map((value) => ({ value, text: words(`agreement.${value}`) }));
    return <ScaleGroup look="words" label={text} options={options} value={number} onChoose={onChange} />;
  }
  return <Rating question={question} value={number} onChoose={onChange} />;
}

interface RatingProps {
  question: RespondentQuestion;
  value: number | null;
  onChoose: (value: number) => void;
}

function Rating({ question, value, onChoose }: RatingProps) {
  const words = useTranslations('pulses.question');
  const low = question.low || words('low');
  const high = question.high || words('high');
  const spokenOf = (number: number) =>
    number === 0 ? `${number}, ${low}` : number === RATING_MAX ? `${number}, ${high}` : String(number);
  const options = Array.from({ length: RATING_MAX + 1 }, (_, number) => {
    return { value: number, text: String(number), spoken: spokenOf(number) };
  });
  return (
    <div className="flex flex-col gap-2">
      <ScaleGroup look="numbers" label={question.text} options={options} value={value} onChoose={onChoose} />
      <p aria-hidden className="wrap-anywhere flex justify-between gap-6 text-13 text-muted">
        <span>{words('end', { number: 0, meaning: low })}</span>
        <span className="text-right">{words('end', { number: RATING_MAX, meaning: high })}</span>
      </p>
    </div>
  );
}

/** Options of a multiple choice; runs of spaces in them are shown as one. */
function Options({ question, answer, onChange }: QuestionChoiceProps) {
  const words = useTranslations('pulses.question');
  const { text, pool, isMultiple } = question;
  const places = Array.isArray(answer) ? (answer as readonly number[]) : [];
  const options = pool.map((option, value) => ({ value, text: option.replace(/ {2,}/g, ' ') }));
  if (!isMultiple) {
    return (
      <ScaleGroup
        look="words"
        label={text}
        options={options}
        value={places[0] ?? null}
        onChoose={(place) => onChange([place])}
      />
    );
  }
  return (
    <fieldset aria-label={text} className="flex flex-col gap-2">
      <p className="text-14 text-muted">{words('several')}</p>
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
