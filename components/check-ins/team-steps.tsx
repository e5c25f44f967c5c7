import { LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { answerBlock, answerItem, clearItem, type Questions } from '#/components/check-ins/answers-state.ts';
import type { Draw, QuestionnaireWords } from '#/components/check-ins/draw.ts';
import { RatingsBlock } from '#/components/check-ins/ratings-block.tsx';
import { ScaleChoice } from '#/components/check-ins/scale-choice.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { monthAnswerScale, normLevels } from '#/lib/domain/check-ins/constants.ts';

/** Returns the content of the step for one of the team's values, with its meaning. */
export function normContent(
  { answers, t, change }: Draw,
  { normId, text, meaning }: Questions['normQuestions'][number],
) {
  const isTouched = answers.touched.includes(`norms.${normId}`);
  return (
    <div className="flex flex-col gap-4">
      <p className="-mt-3 text-muted">{meaning}.</p>
      <RadioCards
        label={text}
        hideLabel
        options={normLevels.map((level) => ({ value: level as number, label: t(`scales.norms.${level}`) }))}
        value={isTouched ? (answers.norms[normId] ?? null) : null}
        onChange={(value) => change(answerItem(answers, 'norms', normId, value))}
      />
    </div>
  );
}

/** Returns the content of the step that asks where the person worked. */
export function environmentContent({ questions, answers, change }: Draw) {
  return (
    <RadioCards
      label={questions.workEnvironmentQuestion}
      hideLabel
      options={questions.workEnvironmentOptions.map(({ id, label }) => ({ value: id, label }))}
      value={answers.touched.includes('workEnvironment') ? answers.workEnvironment : null}
      onChange={(workEnvironment) => change(answerBlock(answers, 'workEnvironment', { workEnvironment }))}
    />
  );
}

/** Returns the content of the step for one of the monthly questions, which are anonymous. */
export function monthContent(
  { answers, t, change }: Draw,
  { id, text, low, high }: Questions['monthquestions'][number],
) {
  const isTouched = answers.touched.includes(`monthQuestions.${id}`);
  return (
    <div className="flex flex-col gap-6">
      <AnonymousNote t={t} />
      <NumberScale
        t={t}
        label={text}
        {...monthAnswerScale}
        anchors={{ low, high }}
        value={isTouched ? (answers.monthQuestionsAnswers[id] ?? null) : null}
        onChange={(value) => change(answerItem(answers, 'monthQuestions', id, value))}
      />
    </div>
  );
}

/** Returns the content of the step for the leader's ratings of the members. */
export function ratingsContent({ questions, answers, t, change }: Draw) {
  return (
    <RatingsBlock
      users={questions.team.users}
      values={answers.answers}
      t={t}
      onChange={(userId, value) =>
        change(
          value === undefined ? clearItem(answers, 'ratings', userId) : answerItem(answers, 'ratings', userId, value),
        )
      }
    />
  );
}

/** Shows with a question that its answers are never shown by name. */
function AnonymousNote({ t }: { t: QuestionnaireWords }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-info-soft p-3 text-14">
      <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <span>{t.rich('anonymous', { strong: (text) => <strong className="font-semibold">{text}</strong> })}</span>
    </p>
  );
}

interface NumberScaleProps {
  t: QuestionnaireWords;
  label: string;
  min: number;
  max: number;
  /** The meaning of both ends. */
  anchors: { low: string; high: string };
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
}

/** Shows a whole number on a short scale, with buttons of at least 48 px, in several rows if there is little room. */
function NumberScale({ t, label, min, max, anchors, value, onChange }: NumberScaleProps) {
  const name = useId();
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const wordsOf = (number: number) => (number === min ? anchors.low : number === max ? anchors.high : '');
  return (
    <GroupField label={label} hideLabel>
      <div className="grid grid-cols-4 gap-2 min-[24rem]:grid-cols-6">
        {numbers.map((number) => (
          <ScaleChoice
            key={number}
            name={name}
            text={String(number)}
            label={wordsOf(number) ? t('scales.level', { level: number, meaning: wordsOf(number) }) : String(number)}
            size="large"
            checked={number === value}
            onChoose={() => onChange(number)}
          />
        ))}
      </div>
      <p aria-hidden className="mt-2 flex justify-between gap-4 text-13 text-muted">
        <span>{t('scales.end', { level: min, meaning: anchors.low })}</span>
        <span className="text-right">{t('scales.end', { level: max, meaning: anchors.high })}</span>
      </p>
    </GroupField>
  );
}
