import { describe, expect, it } from 'vitest';
import { ownPulses, pulseResults, pulseShape, respondentQuestions } from '#/lib/domain/pulses/pulses.schema.ts';

const at = '2026-11-27T12:00:00.000Z';
const question = { id: 7, text: 'Fine?', typeId: 4, typeName: 'Yes or no', locale: 'en' };
const numbers = {
  average: 75,
  score: null,
  positiveAnswers: 75,
  neutralAnswers: null,
  negativeAnswers: 25,
  answers: null,
  scores: null,
  enps: null,
  detractors: null,
  passives: null,
  promoters: null,
  persons: '5–9',
  trend: null,
  isTrendClear: false,
  hiddenReason: null,
  texts: [],
};
const results = {
  questions: [{ ...question, ...numbers }],
  persons: '5–9',
  round: 3,
  asOf: '2026-11-22',
  resultsAt: null,
  hiddenReason: null,
};
const fields = { pool: [], isMultiple: false, low: '', high: '' };
const respondent = {
  name: 'Team check',
  companyName: 'Northlight',
  creatorRole: 'Team Leader',
  questions: [{ ...question, ...fields }],
  answered: false,
  closesAt: at,
  reportingLink: null,
  locale: 'en',
  minimumGroupSize: 5,
};
const own = { pulses: [{ name: 'Team check', companyName: 'Northlight', token: 'pls_a', closesAt: at }] };

describe('an answer contains only declared fields', () => {
  it.each([
    ['results', pulseResults, results],
    ['a respondent’s questions', respondentQuestions, respondent],
    ['one’s own pulses', ownPulses, own],
  ])('in %s', (_, schema, answer) => {
    expect(schema.parse({ ...answer, userId: 4, submissionId: 'x', recipients: [1] })).toEqual(answer);
  });

  it('and shows a respondent no item of the question bank', () => {
    const [first] = respondentQuestions.parse({
      ...respondent,
      questions: [{ ...question, ...fields, bankItemId: 9 }],
    }).questions;
    expect(first).toEqual({ ...question, ...fields });
  });
});

it('results never contain an exact number of people', () => {
  expect(pulseResults.safeParse({ ...results, persons: 7 }).success).toBe(false);
  expect(pulseResults.safeParse({ ...results, questions: [{ ...question, ...numbers, persons: 7 }] }).success).toBe(
    false,
  );
});

it('a pulse has one of the three documented statuses', () => {
  expect(pulseShape.shape.status.options).toEqual(['Active', 'Disabled', 'In Draft']);
});
