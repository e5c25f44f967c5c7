import { describe, expect, it } from 'vitest';
import {
  answersOf,
  openStatements,
  parseGivenAnswers,
  readStep,
  unsentAnswers,
} from '#/components/assessment/given-answers.ts';
import { presentAssessment } from '#/lib/domain/assessment/assessment.present.ts';
import type { AnswerValue } from '#/lib/domain/assessment/constants.ts';

/** Answers of someone who has finished the first step. */
const ten = Array.from({ length: 10 }, (_, at): [number, AnswerValue] => [at + 1, 4]);
const assessment = presentAssessment(new Map(ten), null, 'en');

it.each([
  [null, null],
  ['', null],
  ['x', null],
  ['0', null],
  ['6', null],
  ['1.5', null],
  ['1', 1],
  ['2', 2],
  ['5', 2],
])('the URL %j opens step %j', (stepParam, step) => {
  expect(readStep(stepParam, assessment)).toBe(step);
});

describe('answers of the assessment', () => {
  it('given here override the server’s', () => {
    expect(answersOf(assessment, { 1: 2, 11: 5 })).toMatchObject({ 1: 2, 2: 4, 11: 5 });
  });

  it('that the server has aren’t sent again', () => {
    expect(unsentAnswers(assessment, 1, answersOf(assessment, {}))).toEqual([]);
    expect(unsentAnswers(assessment, 1, answersOf(assessment, { 1: 2, 2: 4, 11: 5 }))).toEqual([{ id: 1, value: 2 }]);
  });

  it('that are missing are found in their order', () => {
    expect(openStatements(assessment, 1, answersOf(assessment, {}))).toEqual([]);
    const open = openStatements(assessment, 2, answersOf(assessment, { 12: 1, 20: 3 }));
    expect(open.map(({ id }) => id)).toEqual([11, 13, 14, 15, 16, 17, 18, 19]);
  });
});

it.each([
  [null, null],
  ['', null],
  ['{', null],
  ['{}', null],
  ['[7]', null],
  ['{"1":9}', null],
  ['{"x":3}', null],
  ['{"11":3,"12":5}', { 11: 3, 12: 5 }],
])('an answer stored in a tab as %j is read as %j', (text, givenAnswers) => {
  expect(parseGivenAnswers(text)).toEqual(givenAnswers);
});
