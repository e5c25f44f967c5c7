import { describe, expect, it } from 'vitest';
import { type AnswerValue, ITEMS_COUNT, publishedNorms, traitKeys } from '#/lib/domain/assessment/constants.ts';
import {
  type Answers,
  computeRaw,
  computeTraits,
  findHeadline,
  isUniform,
  percentOf,
} from '#/lib/domain/assessment/personality/personality-scores.ts';

const all = (value: AnswerValue): Answers => Array.from({ length: ITEMS_COUNT }, () => value);
const bandsOf = (raw: number[]) => computeTraits(raw, publishedNorms).map(({ band }) => band);
const headlineOf = (raw: number[]) => {
  const headline = findHeadline(computeTraits(raw, publishedNorms));
  return headline && [headline.first.key, headline.second.key];
};

it.each<[AnswerValue, number[]]>([
  [1, [30, 26, 26, 42, 22]],
  [3, [30, 30, 30, 30, 30]],
  [5, [30, 34, 34, 18, 38]],
])('answering %i to all gives the sums %j', (value, raw) => {
  expect(computeRaw(all(value))).toEqual(raw);
});

it.each([
  [10, 0],
  [30, 50],
  [31, 52.5],
  [50, 100],
])('a sum of %i is %d percent', (raw, percent) => {
  expect(percentOf(raw)).toBe(percent);
});

it('items that contradict their trait are reversed', () => {
  const answers = [...all(3)];
  answers[0] = 5; // for extraversion
  answers[5] = 1; // against it
  answers[3] = 5; // against steadiness
  expect(computeRaw(answers)).toEqual([34, 30, 30, 28, 30]);
});

describe('the bands of a trait', () => {
  it.each([
    ['extraversion', 0, [28, 29, 35, 36]],
    ['agreeableness', 1, [38, 39, 42, 43]],
    ['conscientiousness', 2, [35, 36, 41, 42]],
    ['steadiness', 3, [31, 32, 38, 39]],
    ['imagination', 4, [34, 35, 40, 41]],
  ] as const)('end half a deviation from the mean for %s', (_, at, sums) => {
    const bands = sums.map((sum) => bandsOf(traitKeys.map((__, trait) => (trait === at ? sum : 30)))[at]);
    expect(bands).toEqual(['lower', 'typical', 'typical', 'higher']);
  });

  it('stay on the scale with the error around the score', () => {
    const [first] = computeTraits([10, 50, 50, 50, 50], publishedNorms);
    expect(first).toMatchObject({ score: 0, low: 0, high: 7 });
    expect(computeTraits([50, 50, 50, 50, 50], publishedNorms).map(({ high }) => high)).toEqual([
      100, 100, 100, 100, 100,
    ]);
  });
});

describe('the headline of a result', () => {
  it.each([
    ['one trait far above', [30, 42, 38, 35, 50], ['imagination', 'agreeableness']],
    ['two traits', [50, 40, 38, 49, 37], ['extraversion', 'steadiness']],
    ['nothing above, but something below', [10, 40, 38, 35, 37], ['steadiness', 'imagination']],
    ['all in the middle', [31, 40, 38, 35, 37], null],
  ])('is right for %s', (_, raw, headline) => {
    expect(headlineOf(raw)).toEqual(headline);
  });

  it('names the earlier trait if two are equal', () => {
    const norms = { means: [50, 50, 50, 50, 50], deviations: [10, 10, 10, 10, 10] };
    const headline = findHeadline(computeTraits([30, 30, 40, 30, 40], norms));
    expect([headline?.first.key, headline?.second.key]).toEqual(['conscientiousness', 'imagination']);
  });
});

it.each([
  [50, true],
  [45, true],
  [44, false],
])('%i equal answers of 50 are almost all the same: %s', (count, expected) => {
  expect(isUniform(all(4).map((value, at) => (at < count ? value : 2)))).toBe(expected);
});
