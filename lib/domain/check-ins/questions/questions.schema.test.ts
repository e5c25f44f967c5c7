import { describe, expect, it } from 'vitest';
import { blockNames } from '#/lib/domain/check-ins/constants.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

/** A check-in that asks everything, answered by a leader who is a member and rates two people. */
const answers = {
  emotion: 3,
  affectingFactors: [3, 3],
  elaborateField: ' Fine ',
  todayProductivity: 0,
  motivatorQuestion: { id: 32, type: 2 },
  motivator: 1,
  norms: { 2: 1, 7: 5 },
  workEnvironment: 1,
  monthQuestionsAnswers: { 1: 0, 4: 10 },
  answers: { 5: 0, 6: null },
  isApplicable: Object.fromEntries(blockNames.map((block) => [block, true])),
  touched: [
    'emotions',
    'selfProductivity',
    'motivator',
    'workEnvironment',
    'norms.2',
    'norms.7',
    'monthQuestions.1',
    'monthQuestions.4',
    'ratings.5',
    'ratings.6',
  ],
};

const wrongIn = (changes: object) =>
  checkInAnswers.safeParse({ ...answers, ...changes }).error?.issues.map(({ path }) => path[0]) ?? [];

describe('checkInAnswers', () => {
  it('accepts zeros and first values as answers once they are touched', () => {
    expect(checkInAnswers.parse(answers)).toMatchObject({ todayProductivity: 0, affectingFactors: [3] });
  });

  it.each(answers.touched)('refuses %s untouched', (entry) => {
    expect(wrongIn({ touched: answers.touched.filter((other) => other !== entry) })).toEqual([entry.split('.')[0]]);
  });

  it.each(blockNames)('doesn’t require %s if it’s skipped', (block) => {
    const isApplicable = { ...answers.isApplicable, [block]: false };
    const touched = answers.touched.filter((entry) => entry.split('.')[0] !== block);
    expect(wrongIn({ isApplicable, touched })).toEqual([]);
  });

  it.each([
    ['norms', { norms: {} }],
    ['monthQuestions', { monthQuestionsAnswers: {} }],
    ['ratings', { answers: {} }],
    ['emotions', { emotion: 2 }],
  ])('refuses a block that is neither skipped nor filled in: %s', (block, changes) => {
    expect(wrongIn(changes)).toEqual([block]);
  });

  it.each([
    [{ norms: { 2: 0, 7: 5 } }],
    [{ norms: { 2: 6, 7: 5 } }],
    [{ norms: { x: 3 } }],
    [{ monthQuestionsAnswers: { 1: 11 } }],
    [{ monthQuestionsAnswers: { 1: null } }],
    [{ answers: { 5: 101 } }],
    [{ answers: { '05': 50 } }],
    [{ answers: { 9999999999: 50 } }],
    [{ workEnvironment: 7 }],
    [{ touched: [...answers.touched, 'norms'] }],
    [{ affectingFactors: [1, 2, 3, 4] }],
    [{ elaborateField: 'x'.repeat(501) }],
  ])('refuses %j', (changes) => {
    expect(wrongIn(changes)).not.toEqual([]);
  });
});
