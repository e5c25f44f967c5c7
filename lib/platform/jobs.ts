import { fromPrisma, type JobResult, PgBoss } from 'pg-boss';
import type { ZodType, output } from 'zod';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { prisma, type Transaction } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { log } from '#/lib/platform/log.ts';
import { singleton } from '#/lib/platform/singleton.ts';

export interface Job<S extends ZodType = ZodType> {
  name: string;
  payload: S;
  /** Cron line in UTC; the payload is then empty. */
  schedule?: string;
  /** Tries after the first, with growing pauses; the last failure goes to the dead-letter queue. */
  retries: number;
  run(ctx: Ctx, payload: output<S>): Promise<void>;
}

/** Failed for good; a person looks here. */
export const deadLetterQueue = 'dead-letter';

/** Declares a job and enters it into the registry that the worker serves. */
export function defineJob<S extends ZodType>(job: Job<S>): Job<S> {
  registry().set(job.name, job as unknown as Job);
  return job;
}

/**
 * Connects to the queue. `work: false` only sends; `work: true` also serves every registered job and its schedule.
 * Any number of processes may do either on one database.
 */
export async function startJobs({ work }: { work: boolean }): Promise<void> {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    schema: 'pgboss',
    max: 4,
    application_name: 'unboxt-jobs',
    supervise: work,
    schedule: work,
    useListenNotify: work,
  });
  boss.on('error', (error) => log().warn({ error: error.message }, 'job queue'));
  await boss.start();
  running().boss = boss;
  await boss.createQueue(deadLetterQueue);
  for (const job of registry().values()) {
    const pauses = { retryLimit: job.retries, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };
    await boss.createQueue(job.name, { notify: true, deadLetter: deadLetterQueue, ...pauses });
    if (work) await serve(boss, job);
  }
}

/** Lets running jobs finish, within eight seconds, and lets go of the queue. */
export async function stopJobs(): Promise<void> {
  await running().boss?.stop({ graceful: true, timeout: 8000 });
  running().boss = undefined;
}

/** Enqueues with the state that calls for it: the job exists if and only if the transaction commits. */
export async function enqueue<S extends ZodType>(tx: Transaction, job: Job<S>, ...payloads: output<S>[]): Promise<void> {
  const { boss } = running();
  if (!boss) throw new Error('startJobs has not run in this process');
  if (payloads.length === 0) return;
  await boss.insert(
    job.name,
    payloads.map((data) => ({ data: data as object })),
    { db: fromPrisma(tx) },
  );
}

async function serve(boss: PgBoss, job: Job): Promise<void> {
  if (job.schedule) await boss.schedule(job.name, job.schedule, {});
  const options = {
    batchSize: 20,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    // One job's failure must not send its neighbours in the batch out again.
    perJobResults: true,
  } as const;
  await boss.work(job.name, options, (batch) => Promise.all(batch.map((item) => settle(job, item))));
}

async function settle(job: Job, item: { id: string; data: unknown }): Promise<JobResult> {
  try {
    await runOne(job, item);
    return { id: item.id, status: 'completed' };
  } catch (error) {
    log().warn({ job: job.name, id: item.id, error: String(error) }, 'job failed');
    return { id: item.id, status: 'failed', output: { error: String(error) } };
  }
}

async function runOne(job: Job, item: { id: string; data: unknown }): Promise<void> {
  const ctx: Ctx = {
    actor: { kind: 'job', name: job.name },
    db: prisma(),
    clock: systemClock,
    requestId: item.id,
    client: { address: 'local', device: 'job', isBrowser: false },
    setCookie: () => undefined,
  };
  await job.run(ctx, job.payload.parse(item.data ?? {}));
}

const registry = () => singleton('jobs.registry', () => new Map<string, Job>());
const running = () => singleton('jobs.running', () => ({ boss: undefined as PgBoss | undefined }));
