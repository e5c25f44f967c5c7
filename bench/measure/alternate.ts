import type { Sample } from '#/bench/measure/run-load.ts';
import { median } from '#/bench/measure/statistics.ts';

/** What is compared, by name. Each call is one measurement. */
export type Contenders<Name extends string> = Record<Name, () => Promise<Sample>>;

/**
 * Measures all contenders in turn, round by round, every second round in reverse, so that what the machine does
 * meanwhile falls on all alike. Answers the medians over the rounds, with failures added up.
 */
export async function alternate<Name extends string>(
  rounds: number,
  contenders: Contenders<Name>,
  progress: (name: Name, round: number, sample: Sample) => void,
): Promise<Record<Name, Sample>> {
  const names = Object.keys(contenders) as Name[];
  const samples = new Map<Name, Sample[]>(names.map((name) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const name of round % 2 === 1 ? names : names.toReversed()) {
      const sample = await contenders[name]();
      samples.get(name)?.push(sample);
      progress(name, round, sample);
    }
  }
  return Object.fromEntries([...samples].map(([name, all]) => [name, summarise(all)])) as Record<Name, Sample>;
}

function summarise(samples: Sample[]): Sample {
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
