import { openConnection } from '#/bench/measure/connection.ts';
import { quantile } from '#/bench/measure/statistics.ts';

/** The result of one measurement; times in milliseconds. */
export interface Sample {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** The number of answers other than 2xx and of lost connections. */
  failures: number;
  /** The first failure. */
  firstFailure?: string;
}

/** One way to do the work. Each client opens its own; `run` throws if it was refused. */
export type Work<Item> = () => Promise<{ run: (item: Item) => Promise<void>; close: () => void }>;

/** Lets some clients do all items in parallel, each taking the next as soon as it is free. */
export async function runLoad<Item>(items: readonly Item[], clients: number, open: Work<Item>): Promise<Sample> {
  const workers = await Promise.all(Array.from({ length: clients }, open));
  const times = new Float64Array(items.length);
  let next = 0;
  let failures = 0;
  let firstFailure: string | undefined;
  const startedAt = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (let i = next++; i < items.length; i = next++) {
        const sentAt = performance.now();
        await worker.run(items[i] as Item).catch((error: unknown) => {
          failures++;
          firstFailure ??= String(error);
        });
        times[i] = performance.now() - sentAt;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  for (const worker of workers) worker.close();
  times.sort();
  return {
    perSecond: items.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    failures,
    ...(firstFailure ? { firstFailure } : {}),
  };
}

/** Returns work that makes an HTTP call per item to a port of this machine. */
export function httpWork(port: number): Work<Buffer> {
  return async () => {
    const connection = await openConnection(port);
    return {
      async run(request) {
        const { status, body } = await connection.send(request);
        if (status < 200 || status > 299) throw new Error(`${status} ${body.slice(0, 300)}`);
      },
      close: () => connection.close(),
    };
  };
}
