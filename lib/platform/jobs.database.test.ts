import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { deadLetterQueue, startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/load-jobs.ts';

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

describe('what people have typed, in the payloads of jobs', () => {
  it('is deleted a day after the job is done, and after a week from jobs and dead letters that nobody took', async () => {
    const found = await queues();
    const names = found.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['accounts.registration-request', deadLetterQueue]));
    expect(names).toContain('accounts.link-registration-request');
    expect(found).toEqual(names.map((name) => ({ name, done: DAY_SECONDS, waiting: 7 * DAY_SECONDS })));
  });

  it('also in an installation whose queues were made with other settings', async () => {
    await pool().query('UPDATE pgboss.queue SET deletion_seconds = 9999999, retention_seconds = 9999999');
    await startJobs({ work: false });
    await stopJobs();
    for (const { name, done, waiting } of await queues())
      expect([name, done, waiting]).toEqual([name, DAY_SECONDS, 7 * DAY_SECONDS]);
  });
});

it('gives a job a quarter of an hour, and the release of many days more', async () => {
  const { rows } = await pool().query<{ name: string; seconds: number }>(
    `SELECT name, expire_seconds AS seconds FROM pgboss.queue WHERE name IN ('check-ins.sweep', 'dashboards.release-days') ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'check-ins.sweep', seconds: 900 },
    { name: 'dashboards.release-days', seconds: 4 * 3600 },
  ]);
});
