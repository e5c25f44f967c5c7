import type { Output } from '#/lib/api/endpoint.ts';
import { OPEN_ANSWER_LENGTH_MAX } from '#/lib/domain/pulses/constants.ts';
import {
  type ByQuestionType,
  type QuestionTypeId,
  questionType,
  questionTypes,
  type Scale,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { getPulseQuestionsContract } from '#/lib/domain/pulses/respond/respond.contract.ts';

export type RespondentPulse = Output<typeof getPulseQuestionsContract>;
export type RespondentQuestion = RespondentPulse['questions'][number];

/** A scale's number, yes or no, the indexes of options, or a text. */
export type Answer = number | boolean | readonly number[] | string;

/** By question; null if someone prefers not to say, missing if they haven't been there yet. */
export type Answers = Readonly<Record<number, Answer | null>>;

interface AnswerType {
  readonly fits: (answer: unknown, question: RespondentQuestion) => boolean;
  /** Returns the answer for a word or number in an emailed link; undefined for types that emails don't offer. */
  readonly fromLink?: (value: string) => Answer | undefined;
}

const numberOf = (value: string) => (/^\d{1,2}$/.test(value) ? Number(value) : undefined);
const scaleAnswers = ({ low, high }: Scale): AnswerType => ({
  fits: (answer) => isWithin(answer, low, high),
  fromLink: numberOf,
});

/** The schema of an answer for each type of question. */
const answerTypes: ByQuestionType<AnswerType> = {
  2: {
    fits: (answer, { pool, isMultiple }) => {
      const isList = Array.isArray(answer) && answer.every((place) => isWithin(place, 0, pool.length - 1));
      return isList && (isMultiple || answer.length <= 1) && new Set(answer).size === answer.length;
    },
    fromLink: (value) => {
      const place = numberOf(value);
      return place === undefined ? undefined : [place];
    },
  },
  3: { fits: (answer) => typeof answer === 'string' && answer.length <= OPEN_ANSWER_LENGTH_MAX },
  4: { fits: (answer) => typeof answer === 'boolean', fromLink: (value) => words[value] },
  5: scaleAnswers(questionTypes[5].scale),
  6: scaleAnswers(questionTypes[6].scale),
};

/** Returns whether an answer is valid for the question. */
export function fits(question: RespondentQuestion, answer: unknown): answer is Answer {
  return answerTypes[question.typeId as QuestionTypeId].fits(answer, question);
}

/** Returns whether someone may continue: questions other than open ones need an answer or “prefer not to say”. */
export function isSettled({ id, typeId }: RespondentQuestion, answers: Answers): boolean {
  const answer = answers[id];
  if (questionType(typeId).isText || answer === null) return true;
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined;
}

/** Returns whether one tap answers it: a scale, yes or no, or one of several options. */
export function isSingleChoice({ typeId, isMultiple }: RespondentQuestion): boolean {
  return !questionType(typeId).isText && !isMultiple;
}

/**
 * Returns the answers for sending: options by their text, so that reordering the options can't change them.
 * @example sentAnswers([{ id: 7, pool: ['Red', 'Blue'], isMultiple: true }], { 7: [1] }) // [{ questionId: 7, answer: ['Blue'] }]
 */
export function sentAnswers(questions: readonly RespondentQuestion[], answers: Answers) {
  return questions.map(({ id, pool, isMultiple }) => {
    const answer = answers[id] ?? null;
    if (typeof answer !== 'object' || answer === null) return { questionId: id, answer };
    const texts = answer.map((place) => pool[place] ?? '');
    return { questionId: id, answer: isMultiple ? texts : (texts[0] ?? null) };
  });
}

const words: Readonly<Record<string, boolean>> = { yes: true, true: true, 1: true, no: false, false: false, 0: false };
const LONGEST_FRAGMENT = 40;

/**
 * Returns the answer in an emailed link's fragment; undefined for anything else. Nothing is sent.
 * @example readFragment('#a=4', { typeId: 5 }) // 4
 */
export function readFragment(fragment: string, question: RespondentQuestion): Answer | undefined {
  const value = fragment.length <= LONGEST_FRAGMENT ? /^#a=(\w+)$/.exec(fragment)?.[1]?.toLowerCase() : undefined;
  const answer = value && answerTypes[question.typeId as QuestionTypeId].fromLink?.(value);
  return fits(question, answer) ? answer : undefined;
}

function isWithin(value: unknown, from: number, to: number): boolean {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}
