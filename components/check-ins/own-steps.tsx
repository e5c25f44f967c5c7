import { answerBlock, type Questions } from '#/components/check-ins/answers-state.ts';
import type { Draw } from '#/components/check-ins/draw.ts';
import { FaceCards } from '#/components/check-ins/face-cards.tsx';
import { MotivatorBlock, unsetSlider } from '#/components/check-ins/motivator-block.tsx';
import { NoteHelp } from '#/components/check-ins/note-help.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Slider } from '#/components/ui/fields/slider.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { ELABORATE_LENGTH_MAX, productivityScale } from '#/lib/domain/check-ins/constants.ts';

/** The feelings as faces. */
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

/** What affected the feeling, and room for words. */
export function factorsContent({ questions, answers, words, change }: Draw, question: string) {
  const { max, options } = questions.affectingFactorOptions;
  return (
    <div className="flex flex-col gap-6">
      <ChoiceChips
        label={question}
        hideLabel
        max={max}
        options={options.map(({ id, label }) => ({ value: id, label }))}
        value={answers.affectingFactors}
        onChange={(affectingFactors) => change({ ...answers, affectingFactors })}
      />
      <Field label={words('remark')} help={words('remarkHelp')} optional>
        {(control) => (
          <TextArea
            {...control}
            maxLength={ELABORATE_LENGTH_MAX}
            value={answers.elaborateField}
            onChange={(event) => change({ ...answers, elaborateField: event.target.value })}
          />
        )}
      </Field>
      <NoteHelp note={answers.elaborateField} words={words} />
    </div>
  );
}

/** The person's own rating of what got done. */
export function productivityContent({ questions, answers, words, change }: Draw) {
  const [start, middle, end] = productivityScale.anchors;
  return (
    <div className="flex flex-col gap-6">
      <Slider
        label={questions.productivityQuestion}
        hideLabel
        unit="%"
        unsetText={unsetSlider}
        step={productivityScale.step}
        anchors={{ start: start.label, middle: middle.label, end: end.label }}
        value={answers.touched.includes('selfProductivity') ? answers.todayProductivity : null}
        onChange={(todayProductivity) => change(answerBlock(answers, 'selfProductivity', { todayProductivity }))}
      />
      <p className="text-13 text-muted">{words('leadersRate')}</p>
    </div>
  );
}

/** The motivator question in its form of the day. */
export function motivatorContent({ answers, change }: Draw, question: NonNullable<Questions['motivatorQuestion']>) {
  return (
    <MotivatorBlock
      question={question}
      value={answers.touched.includes('motivator') ? answers.motivator : null}
      onChange={(motivator) => change(answerBlock(answers, 'motivator', { motivator }))}
    />
  );
}
