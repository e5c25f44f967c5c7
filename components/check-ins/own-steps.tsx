import dynamic from 'next/dynamic';
import { useId } from 'react';
import { answerBlock, type Questions } from '#/components/check-ins/answers-state.ts';
import type { Draw, QuestionnaireWords } from '#/components/check-ins/draw.ts';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { ScaleStops } from '#/components/check-ins/scale-choice.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { Slider } from '#/components/ui/fields/slider.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { agreementLevels, ELABORATE_LENGTH_MAX, productivityScale } from '#/lib/domain/check-ins/constants.ts';

// The phrases of all languages are larger than the rest of the step, and most people write nothing.
const NoteHelp = dynamic(() => import('#/components/check-ins/note-help.tsx').then((file) => file.NoteHelp), {
  ssr: false,
});

/** Returns the content of the step that asks for the feeling, as faces. */
export function feelingContent({ questions, answers, change }: Draw) {
  const { text, options } = questions.emotionQuestion;
  const value = answers.touched.includes('emotions') ? answers.emotion : null;
  return (
    <FaceCards
      label={text}
      options={options}
      value={value}
      onChange={(emotion) => change(answerBlock(answers, 'emotions', { emotion }))}
    />
  );
}

/** Returns the content of the step that asks what affected the feeling, with a text field. */
export function factorsContent({ questions, answers, t, change, open }: Draw, question: string) {
  const { max, options } = questions.affectingFactorOptions;
  const isFelt = answers.touched.includes('emotions');
  const feeling = questions.emotionQuestion.options.find(({ id }) => isFelt && id === answers.emotion);
  return (
    <div className="flex flex-col gap-6">
      {feeling && (
        <p className="-mt-2 flex items-center gap-2 text-14">
          <span className="*:size-7">
            <EmotionFace id={feeling.id} type={feeling.type} />
          </span>
          <span className="font-medium">{feeling.label}</span>
          <button
            type="button"
            className="min-h-8 rounded-mark px-1 text-accent-text underline underline-offset-4"
            onClick={() => open('emotions')}
          >
            {t('changeFeeling')}
          </button>
        </p>
      )}
      <ChoiceChips
        label={question}
        hideLabel
        max={max}
        options={options.map(({ id, label }) => ({ value: id, label }))}
        value={answers.affectingFactors}
        onChange={(affectingFactors) => change({ ...answers, affectingFactors })}
      />
      <Field label={t('remark')} help={t('remarkHelp')} optional>
        {(control) => (
          <TextArea
            {...control}
            maxLength={ELABORATE_LENGTH_MAX}
            value={answers.elaborateField}
            onChange={(event) => change({ ...answers, elaborateField: event.target.value })}
          />
        )}
      </Field>
      {answers.elaborateField !== '' && <NoteHelp note={answers.elaborateField} t={t} />}
    </div>
  );
}

/** Returns the content of the step for the person's own performance rating. */
export function productivityContent({ questions, answers, t, change }: Draw) {
  const value = answers.touched.includes('selfProductivity') ? answers.todayProductivity : null;
  const choose = (todayProductivity: number) => change(answerBlock(answers, 'selfProductivity', { todayProductivity }));
  return (
    <div className="flex flex-col gap-6">
      <Slider
        label={questions.productivityQuestion}
        hideLabel
        unit="%"
        unsetText={t('unset')}
        step={productivityScale.step}
        anchors={{
          start: t('scales.productivity.start'),
          middle: t('scales.productivity.middle'),
          end: t('scales.productivity.end'),
        }}
        value={value}
        onChange={choose}
      />
      <ScaleStops label={t('stops')} value={value} onChoose={choose} />
      <p className="text-13 text-muted">{t('leadersRate')}</p>
    </div>
  );
}

/** Returns the content of the step for the motivator question, in its form of the day. */
export function motivatorContent({ answers, t, change }: Draw, question: NonNullable<Questions['motivatorQuestion']>) {
  return (
    <MotivatorBlock
      question={question}
      value={answers.touched.includes('motivator') ? answers.motivator : null}
      t={t}
      onChange={(motivator) => change(answerBlock(answers, 'motivator', { motivator }))}
    />
  );
}

interface MotivatorBlockProps {
  question: { type: number; text: string };
  value: number | null;
  t: QuestionnaireWords;
  onChange: (value: number) => void;
}

/** Shows the motivator question in its form of the day: agreement, yes or no, or a slider. */
function MotivatorBlock({ question, value, t, onChange }: MotivatorBlockProps) {
  const field = { label: question.text, hideLabel: true, value, onChange };
  if (question.type === 3) {
    const anchors = { start: t('scales.slider.start'), end: t('scales.slider.end') };
    return <Slider {...field} unsetText={t('unset')} step={5} anchors={anchors} />;
  }
  const yesNo = [
    { value: 1, label: t('scales.yesNo.yes') },
    { value: 0, label: t('scales.yesNo.no') },
  ];
  const levels = agreementLevels.map((level) => ({ value: level, label: t(`scales.agreement.${level}`) }));
  return <RadioCards {...field} options={question.type === 2 ? yesNo : levels} />;
}

interface FaceCardsProps {
  label: string;
  /** Good ones first, then neutral ones, then bad ones. */
  options: readonly { id: number; label: string; type: string }[];
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (id: number) => void;
}

const kinds = ['good', 'meh', 'bad'];

/**
 * Shows feelings as faces in cells of one size, one row for each kind. No face has a colour before it's chosen: colours
 * would tell people which answer is good.
 */
function FaceCards({ label, options, value, onChange }: FaceCardsProps) {
  const name = useId();
  return (
    <GroupField label={label} hideLabel>
      <div className="flex flex-col gap-1.5 medium:gap-2">
        {kinds.map((kind) => (
          <div key={kind} className="flex justify-center gap-1.5 medium:gap-2">
            {options
              .filter(({ type }) => type === kind)
              .map(({ id, label: feeling, type }) => (
                <label
                  key={id}
                  className="relative flex w-[calc((100%-1.125rem)/4)] min-w-0 flex-col items-center gap-1.5 rounded-control border border-control-line bg-surface px-0.5 py-2.5 text-center transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 medium:w-[calc((100%-1.5rem)/4)] medium:gap-2 medium:py-3"
                >
                  <input
                    type="radio"
                    name={name}
                    value={id}
                    checked={id === value}
                    onChange={() => onChange(id)}
                    className="absolute inset-0 appearance-none rounded-control outline-none"
                  />
                  <EmotionFace id={id} type={id === value ? type : undefined} />
                  <span className="font-medium text-12 min-[22.5rem]:text-13">{feeling}</span>
                </label>
              ))}
          </div>
        ))}
      </div>
    </GroupField>
  );
}
