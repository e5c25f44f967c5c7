import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every night: deletes rows whose retention period is over, then data that companies no longer keep. */
export const sweepExpiredRows = defineQueue({
  name: 'retention.sweep',
  payload: z.object({}),
  schedule: '20 2 * * *',
  // The next night's run finds the remaining rows.
  retries: 3,
  expireSeconds: 4 * 3600,
});
