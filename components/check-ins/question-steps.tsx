'use client';

import type { ReactNode } from 'react';
import { answerBlock, isSettled, type Questions, setApplicable } from '#/components/check-ins/answers-state.ts';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { MotivatorBlock } from '#/components/check-ins/motivator-block.tsx';
import { ChoiceChips } from '#/components/ui/choice-chips.tsx';
import { Field } from '#/components/ui/field.tsx';
import { RadioCards } from '#/components/ui/radio-cards.tsx';
import { Slider } from '#/components/ui/slider.tsx';
import { TextArea } from '#/components/ui/text-area.tsx';
import { ELABORATE_LENGTH_MAX, productivityScale } from '#/lib/domain/check-ins/constants.ts';
import type { BlockName, CheckInAnswers } from '#/lib/domain/check-ins/schema.ts';

export interface QuestionStep {
  key: string;
  question: string;
  /** The block it answers; absent where nothing is required. */
  block?: BlockName;
  isSettled: boolean;
  setApplicable?: (isApplicable: boolean) => void;
  content: ReactNode;
}

/** The screens of a questionnaire in order; what affected a feeling is asked only where there is one. */
export function questionSteps(
  questions: Questions,
  answers: CheckInAnswers,
  change: (next: CheckInAnswers) => void,
): QuestionStep[] {
  const isTouched = (block: BlockName) => answers.touched.includes(block);
  const blockStep = (block: BlockName, question: string, content: ReactNode): QuestionStep => ({
    key: block,
    question,
    block,
    isSettled: isSettled(answers, block),
    setApplicable: (isApplicable) => change(setApplicable(answers, block, isApplicable, questions.emotion.initial)),
    content,
  });

  const steps = [
    blockStep(
      'emotions',
      questions.emotion.question,
      <RadioCards
        label={questions.emotion.question}
        hideLabel
        layout="grid"
        options={questions.emotion.options.map(({ id, label, type }) => ({
          value: id,
          label,
          icon: <EmotionFace id={id} type={type} />,
        }))}
        value={isTouched('emotions') ? answers.emotion : null}
        onChange={(emotion) => change(answerBlock(answers, 'emotions', { emotion }))}
      />,
    ),
  ];
  if (answers.isApplicable.emotions) steps.push(factorsStep(questions, answers, change));
  steps.push(
    blockStep(
      'selfProductivity',
      questions.todayProductivity.question,
      <Slider
        label={questions.todayProductivity.question}
        hideLabel
        unit="%"
        step={productivityScale.step}
        anchors={{
          start: productivityScale.anchors[0].label,
          middle: productivityScale.anchors[1].label,
          end: productivityScale.anchors[2].label,
        }}
        value={isTouched('selfProductivity') ? answers.todayProductivity : null}
        onChange={(todayProductivity) => change(answerBlock(answers, 'selfProductivity', { todayProductivity }))}
      />,
    ),
  );
  const { motivatorQuestion } = questions;
  if (motivatorQuestion) {
    steps.push(
      blockStep(
        'motivator',
        motivatorQuestion.text,
        <MotivatorBlock
          question={motivatorQuestion}
          value={isTouched('motivator') ? answers.motivator : null}
          onChange={(motivator) => change(answerBlock(answers, 'motivator', { motivator }))}
        />,
      ),
    );
  }
  return steps;
}

function factorsStep(
  { affectingFactors }: Questions,
  answers: CheckInAnswers,
  change: (next: CheckInAnswers) => void,
): QuestionStep {
  const question = 'What had the most to do with it?';
  return {
    key: 'factors',
    question,
    isSettled: true,
    content: (
      <div className="flex flex-col gap-6">
        <ChoiceChips
          label={question}
          hideLabel
          max={affectingFactors.max}
          options={affectingFactors.options.map(({ id, label }) => ({ value: id, label }))}
          value={answers.affectingFactors}
          onChange={(ids) => change({ ...answers, affectingFactors: ids })}
        />
        <Field label="Anything you want to add?" help="Please don’t share health details." optional>
          {(control) => (
            <TextArea
              {...control}
              maxLength={ELABORATE_LENGTH_MAX}
              value={answers.elaborateField}
              onChange={(event) => change({ ...answers, elaborateField: event.target.value })}
            />
          )}
        </Field>
      </div>
    ),
  };
}
