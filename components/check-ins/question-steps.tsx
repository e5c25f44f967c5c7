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

export interface QuestionStep {
  /** The block, or for one entry of a block that has several, the block and the entry's id. */
  key: string;
  question: string;
  /** The block it answers; absent where nothing is required. */
  block?: BlockName;
  isSettled: boolean;
  content: ReactNode;
}

/** What a block is called where several are listed, and how its switch names what it skips. */
export const blockWords: Record<BlockName, { title: string; skip: string }> = {
  emotions: { title: 'How you felt', skip: 'Not applicable to me' },
  selfProductivity: { title: 'What you got done', skip: 'Not applicable to me' },
  motivator: { title: 'Your motivation', skip: 'Not applicable to me' },
  norms: { title: 'The team’s norms', skip: 'Not applicable to me: skip the norms' },
  workEnvironment: { title: 'Where you worked', skip: 'Not applicable to me' },
  monthQuestions: { title: 'The month’s questions', skip: 'Not applicable to me: skip the month’s questions' },
  ratings: { title: 'What the members got done', skip: 'Not applicable to me: skip the ratings' },
};

/** Blocks that this check-in asks, in their fixed order. */
export function askedBlocks({ isApplicable }: Questions): BlockName[] {
  return blockNames.filter((block) => isApplicable[block]);
}

/** The screens of a questionnaire in order, one question each; a block that does not apply is one screen. */
export function questionSteps(draw: Draw): QuestionStep[] {
  return askedBlocks(draw.questions).flatMap((block) =>
    draw.answers.isApplicable[block] ? stepsOf[block](draw) : [step(draw, block, blockWords[block].title, null)],
  );
}

function step({ answers }: Draw, block: BlockName, question: string, content: ReactNode, itemId?: number) {
  const key = itemId === undefined ? block : `${block}.${itemId}`;
  return { key, question, block, isSettled: isSettled(answers, block, itemId), content };
}

const factorsQuestion = 'What had the most to do with it?';

const stepsOf: Record<BlockName, (draw: Draw) => QuestionStep[]> = {
  emotions: (draw) => [
    step(draw, 'emotions', draw.questions.emotionQuestion.text, feelingContent(draw)),
    { key: 'factors', question: factorsQuestion, isSettled: true, content: factorsContent(draw, factorsQuestion) },
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
