import { describe, expect, it } from 'vitest';
import { constructs, questionBank } from '#/lib/domain/pulses/bank-constants.ts';
import { OPTIONS_MIN, QUESTIONS_MAX, QUESTIONS_MIN, TYPE } from '#/lib/domain/pulses/constants.ts';
import { readySurveys } from '#/lib/domain/pulses/surveys-constants.ts';

const WORDS_MAX = 14;
const texts = [...questionBank, ...readySurveys.flatMap(({ questions }) => questions)].map(({ text }) => text);

describe('the question bank', () => {
  it('has its items in order, at least three for every construct', () => {
    expect(questionBank.map(({ id }) => id)).toEqual(questionBank.map((_, at) => at + 1));
    for (const construct of constructs)
      expect(questionBank.filter((item) => item.construct === construct).length).toBeGreaterThanOrEqual(3);
  });

  it('asks nothing twice', () => {
    expect(new Set(questionBank.map(({ text }) => text)).size).toBe(questionBank.length);
  });
});

it.each(readySurveys.map((survey) => [survey.name, survey] as const))('the survey %s can be activated', (_, survey) => {
  expect(survey.questions.length).toBeGreaterThanOrEqual(QUESTIONS_MIN);
  expect(survey.questions.length).toBeLessThanOrEqual(QUESTIONS_MAX);
  const choices = survey.questions.filter(({ typeId }) => typeId === TYPE.choice);
  for (const { pool } of choices) expect(new Set(pool).size).toBeGreaterThanOrEqual(OPTIONS_MIN);
  expect(survey.questions.filter(({ pool }) => pool)).toEqual(choices);
});

it.each(texts)('%s is short', (text) => {
  expect(text.replace(/ \{company\}.*/, '').split(' ').length).toBeLessThanOrEqual(WORDS_MAX);
});
