import { describe, expect, it } from 'vitest';
import {
  answerBlock,
  answerItem,
  clearItem,
  isSettled,
  type Questions,
  setApplicable,
  untouchedAnswers,
} from '#/components/check-ins/answers-state.ts';
import { blockNames } from '#/lib/domain/check-ins/constants.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

const isApplicable = {
  emotions: true,
  selfProductivity: true,
  motivator: true,
  norms: true,
  workEnvironment: true,
  monthQuestions: true,
  ratings: true,
};

const questions = {
  emotion: 9,
  affectingFactors: [],
  elaborateField: '',
  todayProductivity: 0,
  motivator: null,
  motivatorQuestion: { id: 32, type: 2, text: 'Did something important move forward today?' },
  norms: { 2: 1, 7: 1 },
  workEnvironment: 1,
  monthQuestionsAnswers: { 1: 0 },
  answers: {},
  isApplicable,
} as Partial<Questions> as Questions;

function allAnswered() {
  let answers = untouchedAnswers(questions);
  answers = answerBlock(answers, 'emotions', { emotion: 3, affectingFactors: [1] });
  answers = answerBlock(answers, 'selfProductivity', { todayProductivity: 80 });
  answers = answerBlock(answers, 'motivator', { motivator: 1 });
  answers = answerItem(answerItem(answers, 'norms', 2, 4), 'norms', 7, 5);
  answers = answerBlock(answers, 'workEnvironment', { workEnvironment: 3 });
  answers = answerItem(answers, 'monthQuestions', 1, 9);
  return answerItem(answers, 'ratings', 40, 65);
}

describe('the answers of a questionnaire', () => {
  it('start with nothing that could be sent', () => {
    const answers = untouchedAnswers(questions);
    expect(blockNames.filter((block) => isSettled(answers, block))).toEqual([]);
    expect(checkInAnswers.safeParse(answers).success).toBe(false);
  });

  it('can be sent once every block is answered', () => {
    const answers = allAnswered();
    expect(blockNames.filter((block) => isSettled(answers, block))).toEqual([...blockNames]);
    expect(checkInAnswers.parse(answers)).toMatchObject({
      emotion: 3,
      norms: { 2: 4, 7: 5 },
      monthQuestionsAnswers: { 1: 9 },
      answers: { 40: 65 },
    });
  });

  it('can be sent if nothing applies, and then have the documented initial values', () => {
    const answers = blockNames.reduce((state, block) => setApplicable(state, block, false, questions), allAnswered());
    expect(answers).toMatchObject({
      emotion: 2,
      affectingFactors: [],
      todayProductivity: 0,
      motivator: null,
      norms: { 2: 1, 7: 1 },
      workEnvironment: 1,
      monthQuestionsAnswers: { 1: 0 },
      answers: {},
      touched: [],
    });
    expect(checkInAnswers.safeParse(answers).success).toBe(true);
  });

  it.each(blockNames)('make %s untouched if it’s switched off and on again', (block) => {
    const off = setApplicable(allAnswered(), block, false, questions);
    expect(isSettled(off, block)).toBe(true);
    const on = setApplicable(off, block, true, questions);
    expect(isSettled(on, block)).toBe(false);
    expect(checkInAnswers.safeParse(on).success).toBe(false);
    const untouched = untouchedAnswers(questions);
    expect({ ...on, touched: [] }).toMatchObject(block === 'emotions' ? { emotion: untouched.emotion } : {});
  });

  it('distinguish each entry of a block', () => {
    const answers = answerItem(untouchedAnswers(questions), 'norms', 2, 1);
    expect(isSettled(answers, 'norms', 2)).toBe(true);
    expect(isSettled(answers, 'norms', 7)).toBe(false);
  });

  it('lose a rating that is taken back', () => {
    const answers = clearItem(answerItem(allAnswered(), 'ratings', 41, null), 'ratings', 40);
    expect(answers.answers).toEqual({ 41: null });
    expect(answers.touched).not.toContain('ratings.40');
  });
});
