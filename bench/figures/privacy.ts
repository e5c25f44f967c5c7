import type { Share } from '#/bench/figures/freshness.ts';
import { K } from '#/bench/figures/publish-company-days.ts';
import { readableSums, thresholdSums } from '#/e2e/support/measures/readable-sums.ts';
import { findRevealingSet } from '#/e2e/support/measures/revealing-sets.ts';
import type { PublishedBatch } from '#/e2e/support/scenes/published-days.ts';
import { type CompanyRun, makeSmallCompany, publishRunDays } from '#/e2e/support/scenes/small-companies.ts';
import { findWaitedFor } from '#/lib/domain/metrics/publication/reader-shield.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const GOOD_FROM = 60;
const BAD_BELOW = 35;
type Face = 'good' | 'meh' | 'bad';

const faceOf = (value: number): Face => (value >= GOOD_FROM ? 'good' : value < BAD_BELOW ? 'bad' : 'meh');

/** Returns in how many team batches everyone had the same feeling, and in how many a bad one. */
export function countUnanimous(batches: readonly PublishedBatch[]): { alike: Share; bad: Share } {
  const faces = batches
    .filter(({ teamId }) => teamId !== null)
    .map(({ answers }) => new Set(answers.map(({ value }) => faceOf(value))));
  const alike = faces.filter(({ size }) => size === 1);
  const bad = alike.filter((face) => face.has('bad'));
  return { alike: { of: faces.length, count: alike.length }, bad: { of: faces.length, count: bad.length } };
}

/** Returns how many batches leave 1 to k − 1 people to a reader who knows one team's answers by name. */
export function countOpenToLeaders(batches: readonly PublishedBatch[]): Share {
  const open = batches.filter(({ answers }) =>
    [...new Set(answers.map(({ teamId }) => teamId))].some((team) => {
      const left = new Set(answers.filter(({ teamId }) => teamId !== team).map(({ userId }) => userId)).size;
      return left > 0 && left < K;
    }),
  );
  return { of: batches.length, count: open.length };
}

/**
 * Returns the narrowest span of points, of 100, to which batches in whole points confine one answer. Batches share no
 * answers, so each counts alone: n answers with a mean of m confine each of them to n·m − 100·(n − 1) to n·m.
 */
export function narrowestAnswer(batches: readonly PublishedBatch[]): number {
  return batches.reduce((narrowest, { answers }) => {
    const n = answers.length;
    const roundedMean = Math.round(answers.reduce((sum, { value }) => sum + value, 0) / n);
    const low = Math.max(0, n * (roundedMean - 0.5) - 100 * (n - 1));
    const high = Math.min(100, n * (roundedMean + 0.5));
    return Math.min(narrowest, high - low);
  }, 100);
}

export interface AttackResult {
  companies: number;
  batches: number;
  revealing: number;
  /** For the same companies, if every day on which enough people answered were shown. */
  revealingByThreshold: number;
}

/** Returns each team's leader as someone who also reads above it. */
function readersOf(company: readonly CompanyRun[], k: number) {
  const teams = company[0]?.teams ?? [];
  return findWaitedFor(
    teams.map(({ id }) => [id]),
    teams,
    k,
  );
}

/** Searches small companies for combinations of results that are about fewer people than the minimum. */
export function attack(companies: number, { k, people }: { k: number; people: number }): AttackResult {
  const result = { companies, batches: 0, revealing: 0, revealingByThreshold: 0 };
  for (let seed = 0; seed < companies; seed++) {
    const random = createRandom(seed, `attack/${k}`);
    const company = makeSmallCompany(random, { people: random.integer(k + 2, people), runDays: 15 });
    const { batches } = publishRunDays(company, {
      k,
      answersMin: 0,
      readers: random.chance(0.5) ? readersOf(company, k) : [],
    });
    result.batches += batches.length;
    if (findRevealingSet(readableSums(batches), k - 1)) result.revealing += 1;
    if (findRevealingSet(thresholdSums(company, k), k - 1)) result.revealingByThreshold += 1;
  }
  return result;
}
