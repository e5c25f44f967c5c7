import { setTimeout as wait } from 'node:timers/promises';
import { fromPrisma, type JobResult, PgBoss } from 'pg-boss';
import type { output, ZodType } from 'zod';
import { type Ctx, newCtx } from '#/lib/platform/context.ts';
import { directUrl, type Transaction } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { isRefusedMail } from '#/lib/platform/mail.ts';
import { paceWork } from '#/lib/platform/pace.ts';
import { singleton } from '#/lib/platform/singleton.ts';

export interface Queue<S extends ZodType = ZodType> {
  name: string;
  payload: S;
  /** Cron line in UTC; such jobs have an empty payload. */
  schedule?: string;
  /** Attempts after the first, with growing pauses; after the last failure, the job goes to the dead-letter queue. */
  retries: number;
  /** The longest of these pauses; by default an hour. */
  longestPauseSeconds?: number;
  /** Payloads that a process handles in parallel; by default 20. */
  atOnce?: number;
  /**
   * How many times that number a process handles; by default 1. With more, at least `atOnce`, all jobs of a group share
   * one lane, and a job that is asked to wait waits there, with its group, while the others continue.
   */
  lanes?: number;
  /** For heavy jobs that run one by one: the largest share of a process's time they may take. */
  share?: number;
  /** A job that takes longer counts as failed; by default a quarter of an hour. */
  expireSeconds?: number;
}

interface Job<S extends ZodType = ZodType> {
  queue: Queue<S>;
  run(ctx: Ctx, payload: output<S>): Promise<void>;
}

/** Thrown if a job must try again although nothing is wrong; no warning is logged. */
export class ExpectedFailure extends Error {
  /** When another attempt makes sense; 0 if unknown. */
  readonly againInMs: number;

  constructor(againInMs = 0) {
    super();
    this.againInMs = againInMs;
  }
}

/** Jobs that failed for good, for a person to check. */
export const deadLetterQueue = 'dead-letter';

const DAY_SECONDS = 24 * 3600;
/** How long a job waits if no one takes it, and how long dead letters stay. */
export const QUEUE_RETENTION_DAYS = 7;
/** Payloads may contain names and email addresses, so none is kept longer than needed. */
const retention = { deleteAfterSeconds: DAY_SECONDS, retentionSeconds: QUEUE_RETENTION_DAYS * DAY_SECONDS } as const;

/** A killed worker sends no more heartbeats; after this time, other workers take its jobs. */
const HEARTBEAT_SECONDS = 60;

const EXPIRE_SECONDS = 900;
const LONGEST_PAUSE_SECONDS = 3600;
const AT_ONCE = 20;
/** The longest time a job waits in its lane. */
const LANE_WAIT_MS = 60_000;

/** For queues of emails: a mail server may be down for two days. Jobs drop emails that are too late by then. */
export const mailTries = { retries: 24, longestPauseSeconds: 4 * 3600 } as const;

/** Declares a queue. Commands enqueue into it; a job handles its payloads and may call commands. */
export function defineQueue<S extends ZodType>(queue: Queue<S>): Queue<S> {
  registry().queues.set(queue.name, queue);
  return queue;
}

type Hold = (queue: string, payload: unknown) => Promise<boolean>;

/** Sets the check that runs before each job; held jobs end without doing anything. */
export function holdJobs(isHeld: Hold): void {
  registry().isHeld = isHeld;
}

/** Declares how the worker handles the payloads of a queue. */
export function defineJob<S extends ZodType>(queue: Queue<S>, run: Job<S>['run']): void {
  registry().jobs.set(queue.name, { queue, run } as unknown as Job);
}

/** Declares that a schedule from an earlier release no longer has a worker. */
export function endSchedule(name: string): void {
  registry().endedSchedules.add(name);
}

/**
 * Connects to all queues or, on failure, to none. With `work: false` it only sends; with `work: true` it also runs
 * every job and its schedule. Any number of processes can do either on one database.
 */
export async function startJobs({ work }: { work: boolean }): Promise<void> {
  const boss = new PgBoss({
    connectionString: directUrl(),
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
    Object.assign(running(), { boss, stopping: new AbortController() });
    await openQueue(boss, deadLetterQueue, retention);
    for (const queue of registry().queues.values()) await openQueue(boss, queue.name, settingsOf(queue));
    if (work) await serveAll(boss);
  } catch (error) {
    running().boss = undefined;
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/** Lets running jobs finish within eight seconds, and disconnects. Waiting jobs go back to the queues. */
export async function stopJobs(): Promise<void> {
  running().stopping.abort();
  await running().boss?.stop({ graceful: true, timeout: 8000 });
  running().boss = undefined;
}

/** Enqueues a job in a transaction: the job exists if and only if the transaction commits. */
export async function enqueue<S extends ZodType>(
  tx: Transaction,
  queue: Queue<S>,
  ...payloads: output<S>[]
): Promise<void> {
  await enqueueInGroups(
    tx,
    queue,
    payloads.map((payload) => ({ payload })),
  );
}

/** Enqueues jobs in a transaction, each in its group if it has one; see the lanes of a queue. */
export async function enqueueInGroups<S extends ZodType>(
  tx: Transaction,
  queue: Queue<S>,
  jobs: readonly { payload: output<S>; group?: string }[],
): Promise<void> {
  const { boss } = running();
  if (!boss) throw new Error('startJobs hasn’t run in this process');
  if (jobs.length === 0) return;
  const inserts = jobs.map(({ payload, group: id }) => ({ data: payload as object, ...(id && { group: { id } }) }));
  await boss.insert(queue.name, inserts, { db: fromPrisma(tx) });
}

/** Puts failed jobs back into their queues as new jobs, by id or all of a queue, and returns how many. */
export async function retryDeadLetters(
  tx: Transaction,
  { ids, queue, limit }: { ids?: string[]; queue?: string; limit: number },
): Promise<number> {
  const { boss } = running();
  if (!boss) throw new Error('startJobs hasn’t run in this process');
  const filter = { ...(ids ? { ids } : {}), ...(queue === undefined ? {} : { sourceName: queue }) };
  return boss.redrive(deadLetterQueue, { ...filter, limit, db: fromPrisma(tx) });
}

/** Creates a queue and updates its settings, because creating alone leaves an existing queue with old settings. */
async function openQueue(boss: PgBoss, name: string, settings: Parameters<PgBoss['createQueue']>[1]): Promise<void> {
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

function settingsOf(queue: Queue) {
  const { retries, longestPauseSeconds = LONGEST_PAUSE_SECONDS, expireSeconds = EXPIRE_SECONDS } = queue;
  const pauses = { retryLimit: retries, retryDelay: 2, retryBackoff: true, retryDelayMax: longestPauseSeconds };
  const signs = { notify: true, deadLetter: deadLetterQueue, heartbeatSeconds: HEARTBEAT_SECONDS };
  return { ...signs, ...retention, ...pauses, expireInSeconds: expireSeconds };
}

/** Runs all jobs. Unknown jobs and schedules may belong to a newer release and are left to its workers. */
async function serveAll(boss: PgBoss): Promise<void> {
  const { jobs, endedSchedules } = registry();
  for (const name of endedSchedules) await boss.unschedule(name);
  for (const job of jobs.values()) await serve(boss, job);
}

async function serve(boss: PgBoss, job: Job): Promise<void> {
  const { name, schedule, share = 1, atOnce = share < 1 ? 1 : AT_ONCE, lanes = 1 } = job.queue;
  if (schedule) await boss.schedule(name, schedule, {});
  const options = {
    batchSize: atOnce,
    burstWhenBatchFull: true,
    // Each lane polls separately.
    pollingIntervalSeconds: lanes,
    notifyPollingIntervalSeconds: lanes,
    localConcurrency: lanes,
    ...(lanes > 1 && { localGroupConcurrency: atOnce }),
    // One job's failure must not repeat the other jobs in its batch.
    perJobResults: true,
  } as const;
  await boss.work(name, options, (batch) => paceWork(share, () => Promise.all(batch.map((item) => settle(job, item)))));
}

async function settle(job: Job, item: { id: string; data: unknown }): Promise<JobResult> {
  try {
    await runOne(job, item).catch((error: unknown) => runAgain(job, item, error));
    return { id: item.id, status: 'completed' };
  } catch (error) {
    // Final, because this server would refuse it for two days.
    if (isRefusedMail(error)) {
      log().info({ job: job.queue.name, id: item.id }, 'mail refused for good');
      return { id: item.id, status: 'completed' };
    }
    const level = error instanceof ExpectedFailure ? 'debug' : 'warn';
    log()[level]({ job: job.queue.name, id: item.id, error: String(error) }, 'job failed');
    return { id: item.id, status: 'failed', output: { error: String(error) } };
  }
}

async function runOne(job: Job, item: { id: string; data: unknown }): Promise<void> {
  const ctx = newCtx({ kind: 'job', name: job.queue.name }, { requestId: item.id });
  const payload = job.queue.payload.parse(item.data ?? {});
  if (!(await registry().isHeld?.(job.queue.name, payload))) await job.run(ctx, payload);
}

/** Waits as long as the job was asked to and tries again, if the queue has lanes; otherwise rethrows. */
async function runAgain(job: Job, item: { id: string; data: unknown }, error: unknown): Promise<void> {
  const waitMs = job.queue.lanes && error instanceof ExpectedFailure ? Math.min(error.againInMs, LANE_WAIT_MS) : 0;
  if (waitMs <= 0) throw error;
  await wait(waitMs, undefined, { signal: running().stopping.signal }).catch(() => Promise.reject(error));
  await runOne(job, item);
}

interface Registry {
  queues: Map<string, Queue>;
  jobs: Map<string, Job>;
  isHeld?: Hold;
  endedSchedules: Set<string>;
}

const registry = () =>
  singleton('jobs.registry', (): Registry => ({ queues: new Map(), jobs: new Map(), endedSchedules: new Set() }));
const running = () =>
  singleton('jobs.running', () => ({ boss: undefined as PgBoss | undefined, stopping: new AbortController() }));
