import type { Output } from '#/lib/api/endpoint.ts';
import { agreementWords, OPEN_ANSWER_LENGTH_MAX, TYPE } from '#/lib/domain/pulses/constants.ts';
import type { getPulseQuestionsContract } from '#/lib/domain/pulses/respond/respond.contract.ts';

export type RespondentPulse = Output<typeof getPulseQuestionsContract>;
export type RespondentQuestion = RespondentPulse['questions'][number];

export const RATING_MAX = 10;

/** A scale's number, yes or no, the places of options in their list, or a text. */
export type Answer = number | boolean | readonly number[] | string;

/** By question; null where somebody prefers not to say, nothing where they have not been yet. */
export type Answers = Readonly<Record<number, Answer | null>>;

/** Whether an answer is one that the question can have. */
export function fits({ typeId, pool, isMultiple }: RespondentQuestion, answer: unknown): answer is Answer {
  if (typeId === TYPE.open) return typeof answer === 'string' && answer.length <= OPEN_ANSWER_LENGTH_MAX;
  if (typeId === TYPE.yesNo) return typeof answer === 'boolean';
  if (typeId === TYPE.agreement) return isWithin(answer, 1, agreementWords.length);
  if (typeId === TYPE.rating) return isWithin(answer, 0, RATING_MAX);
  const isList = Array.isArray(answer) && answer.every((place) => isWithin(place, 0, pool.length - 1));
  return isList && (isMultiple || answer.length <= 1) && new Set(answer).size === answer.length;
}

/** Whether somebody may go on: an open question asks for no answer, every other one for some or none said so. */
export function isSettled({ id, typeId }: RespondentQuestion, answers: Answers): boolean {
  const answer = answers[id];
  if (typeId === TYPE.open || answer === null) return true;
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined;
}

/**
 * The answers as they are sent: options by their text, which another order of them cannot change.
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
 * The answer that a link of the mail brings along in its fragment; undefined for anything else. Nothing is sent by it.
 * @example readFragment('#a=4', { typeId: 5 }) // 4
 */
export function readFragment(fragment: string, question: RespondentQuestion): Answer | undefined {
  const value = fragment.length <= LONGEST_FRAGMENT ? /^#a=(\w+)$/.exec(fragment)?.[1]?.toLowerCase() : undefined;
  if (value === undefined || question.typeId === TYPE.open) return undefined;
  const number = /^\d{1,2}$/.test(value) ? Number(value) : undefined;
  const answer =
    question.typeId === TYPE.yesNo ? words[value] : question.typeId === TYPE.choice ? listOf(number) : number;
  return fits(question, answer) ? answer : undefined;
}

function listOf(place: number | undefined): number[] | undefined {
  return place === undefined ? undefined : [place];
}

function isWithin(value: unknown, from: number, to: number): boolean {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}
