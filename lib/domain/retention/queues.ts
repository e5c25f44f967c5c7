import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every night: deletes rows that have outlived their retention period, then those that each company no longer keeps. */
export const sweepExpiredRows = defineQueue({
  name: 'retention.sweep',
  payload: z.object({}),
  schedule: '20 2 * * *',
  // The next night finds the rows that are left.
  retries: 3,
  expireSeconds: 4 * 3600,
});
