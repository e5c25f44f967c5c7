import { describe, expect, it } from 'vitest';
import { OPTIONS_MIN, QUESTIONS_MAX, QUESTIONS_MIN } from '#/lib/domain/pulses/constants.ts';
import { constructs, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText, presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';

const WORDS_MAX = 14;
const surveys = readySurveys.map((survey) => presentReadySurvey(survey, { company: 'Orbit', locale: 'en' }));
const bankTexts = questionBank.map(({ id }) => bankText(id, { company: 'Orbit', locale: 'en' }));
const texts = [...bankTexts, ...surveys.flatMap(({ questions }) => questions.map(({ text }) => text))];

describe('the question bank', () => {
  it('has its items in order, at least three for every construct', () => {
    expect(questionBank.map(({ id }) => id)).toEqual(questionBank.map((_, at) => at + 1));
    for (const construct of constructs)
      expect(questionBank.filter((item) => item.construct === construct).length).toBeGreaterThanOrEqual(3);
  });

  it('asks nothing twice', () => {
    expect(new Set(bankTexts).size).toBe(questionBank.length);
  });
});

it.each(surveys.map((survey) => [survey.name, survey] as const))('the survey %s can be activated', (_, survey) => {
  expect(survey.questions.length).toBeGreaterThanOrEqual(QUESTIONS_MIN);
  expect(survey.questions.length).toBeLessThanOrEqual(QUESTIONS_MAX);
  const choices = survey.questions.filter(({ typeId }) => typeId === 2);
  for (const { pool } of choices) expect(new Set(pool).size).toBeGreaterThanOrEqual(OPTIONS_MIN);
  expect(survey.questions.filter(({ pool }) => pool.length > 0)).toEqual(choices);
});

it('every key has words', () => {
  expect(JSON.stringify([bankTexts, surveys])).not.toContain('pulse-bank.');
});

it.each(texts)('%s is short', (text) => {
  expect(text.replace(/ Orbit.*/, '').split(' ').length).toBeLessThanOrEqual(WORDS_MAX);
});
