import { summarise } from '#/bench/measure/measure-in-turn.ts';
import type { Sample } from '#/bench/measure/run-load.ts';
import { round, table } from '#/bench/report/table.ts';

/** Returns a table with a row for each contender. */
export function showSamples(samples: Record<string, readonly Sample[]>): string {
  return table(
    ['', 'per second', 'p50 ms', 'p99 ms', 'not 2xx'],
    ...Object.entries(samples).map(([name, its]) => {
      const { perSecond, p50, p99, failures } = summarise(its);
      return [name, round(perSecond), round(p50), round(p99), failures];
    }),
  );
}

export const inWords = (value: number): string => value.toLocaleString('en');
