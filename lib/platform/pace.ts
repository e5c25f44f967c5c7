import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a piece of work and then pauses in proportion, so that consecutive pieces take at most this share of the time.
 * At 0.25, work of 400 ms is followed by a pause of 1,200 ms. Returns what the work returns; work that throws is
 * followed by a pause too.
 *
 * @param share above 0, at most 1
 */
export async function paceWork<T>(share: number, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now();
  try {
    return await work();
  } finally {
    await sleep((performance.now() - startedMs) * (1 / share - 1));
  }
}
