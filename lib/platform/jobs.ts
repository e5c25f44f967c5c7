import { fromPrisma, type JobResult, PgBoss } from 'pg-boss';
import type { output, ZodType } from 'zod';
import { type Ctx, newCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { log } from '#/lib/platform/log.ts';
import { paceWork } from '#/lib/platform/pace.ts';
import { singleton } from '#/lib/platform/singleton.ts';

export interface Queue<S extends ZodType = ZodType> {
  name: string;
  payload: S;
  /** Cron line in UTC; the payload is then empty. */
  schedule?: string;
  /** Tries after the first, with growing pauses; the last failure goes to the dead-letter queue. */
  retries: number;
  /** The longest of those pauses; an hour unless told. */
  longestPauseSeconds?: number;
  /** Payloads that a process works on at once; 20 unless told. */
  atOnce?: number;
  /** Heavy jobs, that come one by one: the most of a process's time they may take. What rests is for the others. */
  share?: number;
  /** A job that takes longer has failed; a quarter of an hour unless told. */
  expireSeconds?: number;
}

interface Job<S extends ZodType = ZodType> {
  queue: Queue<S>;
  run(ctx: Ctx, payload: output<S>): Promise<void>;
}

/** Failed for good; a person looks here. */
export const deadLetterQueue = 'dead-letter';

const DAY_SECONDS = 24 * 3600;
/** Payloads may hold names and addresses: none is kept longer than it is of use. */
const kept = { deleteAfterSeconds: DAY_SECONDS, retentionSeconds: 7 * DAY_SECONDS } as const;

/** A worker that was killed gives no sign any more; its jobs go to another one after this. */
const HEARTBEAT_SECONDS = 60;

const EXPIRE_SECONDS = 900;
const LONGEST_PAUSE_SECONDS = 3600;
const AT_ONCE = 20;

/** What a queue of mails has: a mail server may be away for two days. A mail that is over by then is left out by its job. */
export const mailTries = { retries: 24, longestPauseSeconds: 4 * 3600 } as const;

/** Declares a queue. Commands enqueue into it; what is done with its payloads is a job, which may call commands. */
export function defineQueue<S extends ZodType>(queue: Queue<S>): Queue<S> {
  registry().queues.set(queue.name, queue);
  return queue;
}

/** Declares what the worker does with the payloads of a queue. */
export function defineJob<S extends ZodType>(queue: Queue<S>, run: Job<S>['run']): void {
  registry().jobs.set(queue.name, { queue, run } as unknown as Job);
}

/**
 * Connects to the queue; all of it or, when that fails, nothing. `work: false` only sends; `work: true` also serves every job and its schedule.
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
  try {
    await boss.start();
    running().boss = boss;
    await openQueue(boss, deadLetterQueue, kept);
    for (const queue of registry().queues.values()) await openQueue(boss, queue.name, settingsOf(queue));
    if (work) for (const job of registry().jobs.values()) await serve(boss, job);
  } catch (error) {
    running().boss = undefined;
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/** Lets running jobs finish, within eight seconds, and lets go of the queue. */
export async function stopJobs(): Promise<void> {
  await running().boss?.stop({ graceful: true, timeout: 8000 });
  running().boss = undefined;
}

/** Enqueues with the state that calls for it: the job exists if and only if the transaction commits. */
export async function enqueue<S extends ZodType>(
  tx: Transaction,
  queue: Queue<S>,
  ...payloads: output<S>[]
): Promise<void> {
  const { boss } = running();
  if (!boss) throw new Error('startJobs has not run in this process');
  if (payloads.length === 0) return;
  await boss.insert(
    queue.name,
    payloads.map((data) => ({ data: data as object })),
    { db: fromPrisma(tx) },
  );
}

/** Creating leaves a queue that is there as it was: its settings may be those of an earlier version. */
async function openQueue(boss: PgBoss, name: string, settings: Parameters<PgBoss['createQueue']>[1]): Promise<void> {
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

function settingsOf(queue: Queue) {
  const { retries, longestPauseSeconds = LONGEST_PAUSE_SECONDS, expireSeconds = EXPIRE_SECONDS } = queue;
  const pauses = { retryLimit: retries, retryDelay: 2, retryBackoff: true, retryDelayMax: longestPauseSeconds };
  const signs = { notify: true, deadLetter: deadLetterQueue, heartbeatSeconds: HEARTBEAT_SECONDS };
  return { ...signs, ...kept, ...pauses, expireInSeconds: expireSeconds };
}

async function serve(boss: PgBoss, job: Job): Promise<void> {
  const { name, schedule, share = 1, atOnce = share < 1 ? 1 : AT_ONCE } = job.queue;
  if (schedule) await boss.schedule(name, schedule, {});
  const options = {
    batchSize: atOnce,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    // One job's failure must not send its neighbours in the batch out again.
    perJobResults: true,
  } as const;
  await boss.work(name, options, (batch) => paceWork(share, () => Promise.all(batch.map((item) => settle(job, item)))));
}

async function settle(job: Job, item: { id: string; data: unknown }): Promise<JobResult> {
  try {
    await runOne(job, item);
    return { id: item.id, status: 'completed' };
  } catch (error) {
    log().warn({ job: job.queue.name, id: item.id, error: String(error) }, 'job failed');
    return { id: item.id, status: 'failed', output: { error: String(error) } };
  }
}

async function runOne(job: Job, item: { id: string; data: unknown }): Promise<void> {
  const ctx = newCtx({ kind: 'job', name: job.queue.name }, { requestId: item.id });
  await job.run(ctx, job.queue.payload.parse(item.data ?? {}));
}

const registry = () =>
  singleton('jobs.registry', () => ({ queues: new Map<string, Queue>(), jobs: new Map<string, Job>() }));
const running = () => singleton('jobs.running', () => ({ boss: undefined as PgBoss | undefined }));
