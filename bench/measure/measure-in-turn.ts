import type { Sample } from '#/bench/measure/run-load.ts';
import { median } from '#/bench/measure/statistics.ts';

/** The rounds of each contender, in order. */
export type Rounds<Name extends string> = Record<Name, Sample[]>;

/**
 * Measures all contenders in turn, round by round, every second round in reverse, so that other load on the machine
 * affects all of them equally.
 */
export async function measureInTurn<Name extends string>(
  rounds: number,
  contenders: Record<Name, () => Promise<Sample>>,
  progress: (name: Name, round: number, sample: Sample) => void = () => undefined,
): Promise<Rounds<Name>> {
  const names = Object.keys(contenders) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Rounds<Name>;
  for (let round = 1; round <= rounds; round++) {
    for (const name of round % 2 === 1 ? names : names.toReversed()) {
      const sample = await contenders[name]();
      samples[name].push(sample);
      progress(name, round, sample);
    }
  }
  return samples;
}

/** Returns the medians over the rounds, with the sum of failures. */
export function summarise(samples: readonly Sample[]): Sample {
  const middle = (of: (sample: Sample) => number) => median(samples.map(of));
  const firstFailure = samples.find((sample) => sample.firstFailure)?.firstFailure;
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    p99: middle(({ p99 }) => p99),
    failures: samples.reduce((sum, { failures }) => sum + failures, 0),
    ...(firstFailure ? { firstFailure } : {}),
  };
}

type Figure = 'perSecond' | 'p50' | 'p99';

/** Returns the median of the ratios within each round, which a single disturbed round doesn't change. */
export function ratio(own: readonly Sample[], other: readonly Sample[], figure: Figure): number {
  return median(ratios(own, other, figure));
}

/** Returns the smallest and the largest of these ratios, which show how reliable the median is. */
export function ratioSpread(own: readonly Sample[], other: readonly Sample[], figure: Figure): [number, number] {
  const all = ratios(own, other, figure);
  return [Math.min(...all), Math.max(...all)];
}

function ratios(own: readonly Sample[], other: readonly Sample[], figure: Figure): number[] {
  return own.map((sample, round) => sample[figure] / (other[round]?.[figure] ?? Number.NaN));
}
