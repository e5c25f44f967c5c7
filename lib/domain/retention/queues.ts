import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every night: what is kept longer than its retention period? */
export const sweepExpiredRows = defineQueue({
  name: 'retention.sweep',
  payload: z.object({}),
  schedule: '20 2 * * *',
  // What is left is found again.
  retries: 3,
  expireSeconds: 4 * 3600,
});
