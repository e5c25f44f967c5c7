// A separate process that runs a company's daily run like the worker, and reports what it cost.
import { readFileSync } from 'node:fs';
import { releaseDueDays } from '#/lib/domain/releases/due-release.service.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';

export interface ReleaseCost {
  until: string | null;
  ms: number;
  /** How much more memory this process took than before. */
  extraMb: number;
  /** The most memory of the database's process, without shared buffers; NaN if /proc doesn't show it. */
  databaseMb: number;
  /** What the database wrote to files because memory was short. */
  spilledMb: number;
}

const SAMPLE_MS = 50;
const MB = 2 ** 20;

const [companyId, instant = ''] = process.argv.slice(2);
const ctx = { ...newCtx({ kind: 'job', name: 'bench' }), clock: fixedClock(instant) };
// The pool gives the same idle connection to the release.
const { rows } = await pool().query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
const spilledBefore = await spilledBytes();
const peak = watchMemory(rows[0]?.pid ?? 0);
const startedAt = performance.now();
const until = await releaseDueDays(ctx, Number(companyId));
const ms = performance.now() - startedAt;
const memory = peak();
const spilledMb = ((await spilledBytes()) - spilledBefore) / MB;
process.send?.({ until, ms, ...memory, spilledMb } satisfies ReleaseCost);
await closeDatabase();
process.disconnect();

async function spilledBytes(): Promise<number> {
  await pool().query('SELECT pg_stat_force_next_flush()');
  const {
    rows: [statistics],
  } = await pool().query<{ bytes: string }>(
    'SELECT temp_bytes::text AS bytes FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(statistics?.bytes);
}

function watchMemory(pid: number): () => Pick<ReleaseCost, 'extraMb' | 'databaseMb'> {
  const before = process.memoryUsage.rss();
  let most = before;
  let mostOfDatabase = Number.NaN;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
    const now = privateBytes(pid);
    if (!(now <= mostOfDatabase)) mostOfDatabase = now;
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return { extraMb: (most - before) / MB, databaseMb: mostOfDatabase / MB };
  };
}

function privateBytes(pid: number): number {
  try {
    return 1024 * Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
}
