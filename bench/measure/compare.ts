import { median } from '#/bench/measure/statistics.ts';
import { createRandom } from '#/prisma/seed/random.ts';

export interface Comparison {
  medians: [first: number, second: number];
  /** Median of the second minus median of the first, and its 95 % confidence interval (bootstrap). */
  difference: number;
  interval: [low: number, high: number];
  /** How often a value of the second is above one of the first, ties counting half: at 0.5, they look alike. */
  above: number;
  /** Probability of a difference at least as clear by chance (Mann–Whitney, two-sided). */
  chance: number;
}

const RESAMPLES = 2000;

/**
 * Returns how two sets of values differ: both medians, their difference with its interval, and how probable such a
 * difference is by chance.
 */
export function compare(first: readonly number[], second: readonly number[]): Comparison {
  const medians: [number, number] = [median(first), median(second)];
  const { above, chance } = mannWhitney(first, second);
  return { medians, difference: medians[1] - medians[0], interval: bootstrap(first, second), above, chance };
}

function bootstrap(first: readonly number[], second: readonly number[]): [number, number] {
  const random = createRandom(1);
  const resample = (values: readonly number[]) =>
    median(values.map(() => values[Math.floor(random.next() * values.length)] ?? Number.NaN));
  const differences = Array.from({ length: RESAMPLES }, () => resample(second) - resample(first));
  differences.sort((a, b) => a - b);
  const at = (share: number) => differences[Math.floor(RESAMPLES * share)] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}

function mannWhitney(first: readonly number[], second: readonly number[]): { above: number; chance: number } {
  const all = [
    ...first.map((value) => ({ value, isSecond: false })),
    ...second.map((value) => ({ value, isSecond: true })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let tied = 0;
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const group = all.slice(from, to);
    rankSum += group.filter(({ isSecond }) => isSecond).length * ((from + 1 + to) / 2);
    tied += group.length ** 3 - group.length;
  }
  const [n, m, total] = [first.length, second.length, all.length];
  const wins = rankSum - (m * (m + 1)) / 2;
  const variance = ((n * m) / 12) * (total + 1 - tied / (total * (total - 1)));
  const z = variance === 0 ? 0 : (Math.abs(wins - (n * m) / 2) - 0.5) / Math.sqrt(variance);
  return { above: wins / (n * m), chance: Math.min(1, 2 * upperTail(Math.max(0, z))) };
}

/** Returns the share of the normal distribution above z ≥ 0 (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
