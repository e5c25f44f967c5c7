import { describe, expect, it } from 'vitest';
import { readableSums, thresholdSums } from '#/e2e/support/measures/readable-sums.ts';
import { findRevealingSet } from '#/e2e/support/measures/revealing-sets.ts';
import { makeSmallCompany, passNights } from '#/e2e/support/scenes/small-companies.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const COMPANIES = 100;
const k = 3;

const answer = (userId: number) => ({ day: '2026-03-02', userId, teamId: 1, value: 0 });
const [ana, ben, cem, dia] = [answer(1), answer(2), answer(3), answer(4)];

it.each([
  ['one sum of three', [[ana, ben, cem]], 2, null],
  [
    'a whole and a part of it',
    [
      [ana, ben, cem, dia],
      [ana, ben, cem],
    ],
    1,
    [4],
  ],
  [
    'a sum of sums, each of three',
    [
      [ana, ben, cem],
      [ben, cem, dia],
    ],
    2,
    [1, 4],
  ],
  [
    'the same where one alone is looked for',
    [
      [ana, ben, cem],
      [ben, cem, dia],
    ],
    1,
    null,
  ],
])('%s', (_, sums, size, revealingSet) => {
  expect(findRevealingSet(sums, size)).toEqual(revealingSet);
});

describe('everything that can be read of small companies made by chance', () => {
  const companies = Array.from({ length: COMPANIES }, (_, seed) => {
    const random = createRandom(seed, 'attack');
    return makeSmallCompany(random, { people: random.integer(5, 10), nights: 15 });
  });
  const revealing = (sumsOf: (company: (typeof companies)[number]) => ReturnType<typeof readableSums>) =>
    companies.filter((company) => findRevealingSet(sumsOf(company), k - 1) !== null).length;

  it('rests on at least three persons, however it is combined', () => {
    const rules = { k, answersMin: 0, shieldsTeams: false };
    const published = companies.map((company) => passNights(company, rules).batches);
    expect(published.filter((batches) => batches.length >= 5).length).toBeGreaterThan(COMPANIES / 2);
    expect(revealing((company) => readableSums(passNights(company, rules).batches))).toBe(0);
  }, 30_000);

  it('would not if every day with three persons were shown', () => {
    expect(revealing((company) => thresholdSums(company, k))).toBeGreaterThan(COMPANIES / 2);
  }, 30_000);
});
