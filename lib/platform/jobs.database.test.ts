import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import {
  deadLetterQueue,
  defineJob,
  defineQueue,
  endSchedule,
  enqueue,
  holdJobs,
  startJobs,
  stopJobs,
} from '#/lib/platform/jobs.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { loadQueues } from '#/server/feature-files.ts';

const DAY_SECONDS = 24 * 3600;

beforeAll(async () => {
  await testDatabase();
  await loadQueues();
});
afterAll(closeDatabase);
beforeEach(async () => {
  await startJobs({ work: false });
  await stopJobs();
});

interface Kept {
  name: string;
  done: number;
  waiting: number;
}

const queues = async () =>
  (
    await pool().query<Kept>(
      'SELECT name, deletion_seconds AS done, retention_seconds AS waiting FROM pgboss.queue ORDER BY name',
    )
  ).rows.filter(({ name }) => !name.startsWith('__pgboss'));

describe('people’s texts in the payloads of jobs', () => {
  it('are deleted a day after the job is done, or after a week from untaken jobs and dead letters', async () => {
    const allQueues = await queues();
    const names = allQueues.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['accounts.registration-request', deadLetterQueue]));
    expect(names).toContain('accounts.link-registration-request');
    expect(allQueues).toEqual(names.map((name) => ({ name, done: DAY_SECONDS, waiting: 7 * DAY_SECONDS })));
  });

  it('are also deleted if the queues were created with other settings', async () => {
    await pool().query('UPDATE pgboss.queue SET deletion_seconds = 9999999, retention_seconds = 9999999');
    await startJobs({ work: false });
    await stopJobs();
    for (const { name, done, waiting } of await queues())
      expect([name, done, waiting]).toEqual([name, DAY_SECONDS, 7 * DAY_SECONDS]);
  });
});

describe('a worker of the previous release, started next to newer ones,', () => {
  it('leaves their jobs and schedules unchanged, and ends those that are marked as ended', async () => {
    const boss = new PgBoss({ connectionString: process.env.DATABASE_URL ?? '', schedule: false, supervise: false });
    await boss.start();
    for (const name of ['newer.kind', 'older.kind']) {
      await boss.createQueue(name);
      await boss.schedule(name, '0 0 1 1 *', {});
    }
    const id = await boss.send('newer.kind', { later: true });
    endSchedule('older.kind');
    await startJobs({ work: true });
    await stopJobs();
    const names = (await boss.getSchedules()).map(({ name }) => name);
    expect([names.includes('newer.kind'), names.includes('older.kind')]).toEqual([true, false]);
    expect(await boss.findJobs('newer.kind', { id: id ?? '' })).toMatchObject([{ state: 'created' }]);
    await boss.stop({ graceful: false });
  });
});

it('the job queue connects completely or not at all, so that a start can be tried again', async () => {
  const connections = async () =>
    (
      await pool().query(
        "SELECT FROM pg_stat_activity WHERE application_name = 'unboxt-jobs' AND datname = current_database()",
      )
    ).rowCount;
  await pool().query('ALTER TABLE pgboss.queue RENAME TO queue_away');
  try {
    await expect(startJobs({ work: false })).rejects.toThrow('pgboss.queue');
  } finally {
    await pool().query('ALTER TABLE pgboss.queue_away RENAME TO queue');
  }
  await expect.poll(connections).toBe(0);
  await startJobs({ work: false });
  expect(await connections()).toBeGreaterThan(0);
  await stopJobs();
});

it('a held job is finished without doing anything, and the others are worked on', async () => {
  const worked: number[] = [];
  const queue = defineQueue({ name: 'test.held', payload: z.object({ companyId: z.int() }), retries: 0 });
  defineJob(queue, async (_, { companyId }) => void worked.push(companyId));
  holdJobs((name, payload) => Promise.resolve(name === queue.name && Object(payload).companyId === 1));
  onTestFinished(() => {
    holdJobs(() => Promise.resolve(false));
    // Files share processes.
    const { queues: all, jobs } = singleton('jobs.registry', () => ({ queues: new Map(), jobs: new Map() }));
    all.delete(queue.name);
    jobs.delete(queue.name);
  });
  await startJobs({ work: true });
  try {
    await prisma().$transaction((tx) => enqueue(tx, queue, { companyId: 1 }, { companyId: 2 }));
    const open = () => pool().query("SELECT FROM pgboss.job WHERE name = 'test.held' AND state <> 'completed'");
    await expect.poll(async () => (await open()).rowCount, { timeout: 10_000 }).toBe(0);
    expect(worked).toEqual([2]);
  } finally {
    await stopJobs();
  }
});

interface Tries {
  name: string;
  retries: number;
  delay: number;
  delayMax: number;
}

describe('an email that the mail server refuses', () => {
  const HOUR_SECONDS = 3600;
  const mails = async () =>
    (
      await pool().query<Tries>(
        `SELECT name, retry_limit AS retries, retry_delay AS delay, retry_delay_max AS "delayMax" FROM pgboss.queue
          WHERE name ~ '(mail|chat)$' ORDER BY name`,
      )
    ).rows;

  /** The sum of all pauses as pg-boss makes them: each twice the previous one, and up to twice that by chance. */
  function span({ retries, delay, delayMax }: Tries, chance: 1 | 2): number {
    const pauses = Array.from({ length: retries }, (_, at) =>
      Math.min(delayMax, delay * 2 ** Math.min(15, at) * chance),
    );
    return pauses.reduce((sum, seconds) => sum + seconds, 0) / HOUR_SECONDS;
  }

  it('is retried for about two days, whatever its kind, and at first within seconds', async () => {
    const mailQueues = await mails();
    expect(mailQueues.length).toBeGreaterThan(15);
    for (const queue of mailQueues) {
      expect([queue.name, queue.delay]).toEqual([queue.name, 2]);
      expect(span(queue, 1)).toBeGreaterThan(48);
      expect(span(queue, 2)).toBeLessThan(54);
    }
  });
});

it('the queue gives a job 15 minutes, and the release of many days more', async () => {
  const { rows } = await pool().query<{ name: string; seconds: number }>(
    `SELECT name, expire_seconds AS seconds FROM pgboss.queue WHERE name IN ('check-ins.sweep', 'dashboards.release-days') ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'check-ins.sweep', seconds: 900 },
    { name: 'dashboards.release-days', seconds: 4 * 3600 },
  ]);
});
