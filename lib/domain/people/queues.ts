import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Works on one import for a few seconds in chunks; the next job continues. */
export const workOnImport = defineQueue({
  name: 'people.import',
  payload: z.object({ importId: z.int() }),
  retries: 12,
});

/** Every minute: resumes imports whose process has died, and deletes what has expired. */
export const sweepImports = defineQueue({
  name: 'people.import-sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next minute's sweep is the retry.
  retries: 0,
});
