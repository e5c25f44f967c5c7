import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every quarter: updates the norms, because more people have finished. */
export const sweepNorms = defineQueue({
  name: 'assessment.norms',
  payload: z.object({}),
  schedule: '40 3 1 1,4,7,10 *',
  retries: 3,
});
