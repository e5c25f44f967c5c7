'use client';

import type { ReactNode } from 'react';
import { isSettled, type Questions } from '#/components/check-ins/answers-state.ts';
import type { Draw } from '#/components/check-ins/draw.ts';
import {
  factorsContent,
  feelingContent,
  motivatorContent,
  productivityContent,
} from '#/components/check-ins/own-steps.tsx';
import { environmentContent, monthContent, normContent, ratingsContent } from '#/components/check-ins/team-steps.tsx';
import { type BlockName, blockNames } from '#/lib/domain/check-ins/constants.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

/** The form of the motivator question that has a slider. */
const MOTIVATOR_SLIDER = 3;

export interface QuestionStep {
  /** The block; for one entry of a block that has several, the block and the entry's id. */
  key: string;
  question: string;
  /** The block that it answers; absent if no answer is required. */
  block?: BlockName;
  isSettled: boolean;
  /** Whether one choice answers it, so that the next question follows automatically. */
  isSingleChoice: boolean;
  /** Whether its answers are never shown by name, to anyone. */
  isAnonymous: boolean;
  content: ReactNode;
}

/** The label for skipping a block; for a block of several questions, it says that all of them are skipped. */
export const skipWords = {
  emotions: 'skip',
  selfProductivity: 'skip',
  motivator: 'skip',
  norms: 'skipNorms',
  workEnvironment: 'skip',
  monthQuestions: 'skipMonthQuestions',
  ratings: 'skipRatings',
} as const satisfies Record<BlockName, string>;

/** Returns the blocks that this check-in asks, in their fixed order. */
export function askedBlocks({ isApplicable }: Questions): BlockName[] {
  return blockNames.filter((block) => isApplicable[block]);
}

/** Returns the screens of a questionnaire in order, one question each; a skipped block is one screen. */
export function questionSteps(draw: Draw): QuestionStep[] {
  return askedBlocks(draw.questions).flatMap((block) =>
    draw.answers.isApplicable[block] ? stepsOf[block](draw) : [step(draw, block, draw.t(`titles.${block}`), null)],
  );
}

function step({ answers }: Draw, block: BlockName, question: string, content: ReactNode, itemId?: number) {
  const key = itemId === undefined ? block : `${block}.${itemId}`;
  return {
    key,
    question,
    block,
    isSettled: isSettled(answers, block, itemId),
    isSingleChoice: isSingleChoice(answers, block),
    isAnonymous: block === 'monthQuestions',
    content,
  };
}

function isSingleChoice({ isApplicable, motivatorQuestion }: CheckInAnswers, block: BlockName): boolean {
  if (!isApplicable[block] || block === 'ratings') return false;
  return block !== 'motivator' || motivatorQuestion?.type !== MOTIVATOR_SLIDER;
}

const stepsOf: Record<BlockName, (draw: Draw) => QuestionStep[]> = {
  emotions: (draw) => [
    step(draw, 'emotions', draw.questions.emotionQuestion.text, feelingContent(draw)),
    {
      key: 'factors',
      question: draw.t('factors'),
      isSettled: true,
      isSingleChoice: false,
      isAnonymous: false,
      content: factorsContent(draw, draw.t('factors')),
    },
  ],
  selfProductivity: (draw) => [
    step(draw, 'selfProductivity', draw.questions.productivityQuestion, productivityContent(draw)),
  ],
  motivator: (draw) => {
    const question = draw.questions.motivatorQuestion;
    return question ? [step(draw, 'motivator', question.text, motivatorContent(draw, question))] : [];
  },
  norms: (draw) =>
    draw.questions.normQuestions.map((norm) => step(draw, 'norms', norm.text, normContent(draw, norm), norm.normId)),
  workEnvironment: (draw) => [
    step(draw, 'workEnvironment', draw.questions.workEnvironmentQuestion, environmentContent(draw)),
  ],
  monthQuestions: (draw) =>
    draw.questions.monthquestions.map((question) =>
      step(draw, 'monthQuestions', question.text, monthContent(draw, question), question.id),
    ),
  ratings: (draw) => [step(draw, 'ratings', draw.questions.team.question, ratingsContent(draw))],
};
