import { expect, it } from 'vitest';
import { parseDraft } from '#/components/check-ins/parse-draft.ts';

const answers = {
  emotion: 9,
  affectingFactors: [],
  elaborateField: '',
  todayProductivity: 0,
  motivatorQuestion: null,
  motivator: null,
  norms: { 2: 1 },
  workEnvironment: 1,
  monthQuestionsAnswers: {},
  answers: { 40: 65, 41: null },
  isApplicable: {
    emotions: true,
    selfProductivity: true,
    motivator: false,
    norms: true,
    workEnvironment: false,
    monthQuestions: false,
    ratings: true,
  },
  touched: ['ratings.40', 'ratings.41'],
};
const parse = (draft: unknown) => parseDraft(JSON.stringify(draft));

it('an unfinished draft is continued where it was left', () => {
  expect(parse({ answers, step: 'ratings' })).toEqual({ answers, step: 'ratings' });
});

it.each([
  ['no step', { answers }],
  ['a feeling that there is none of', { answers: { ...answers, emotion: 99 }, step: '' }],
  ['a missing field', { answers: { ...answers, isApplicable: undefined }, step: '' }],
  ['nothing', null],
])('a draft with %s starts over', (_, draft) => {
  expect(parse(draft)).toBeNull();
});

it('a draft starts over if nothing readable was stored', () => {
  expect([parseDraft(null), parseDraft('{"answers":')]).toEqual([null, null]);
});
