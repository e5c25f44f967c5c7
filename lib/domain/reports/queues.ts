import * as z from 'zod';
import { PATIENCE_MS } from '#/lib/domain/reports/constants.ts';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** Makes the PDFs of the next export, one after another. */
export const makeReport = defineQueue({
  name: 'reports.make',
  payload: z.object({}),
  // The next export is chosen when one is done, because only one thread draws.
  atOnce: 1,
  expireSeconds: PATIENCE_MS / 1000,
  // For a process that dies; a report that can't be drawn fails immediately.
  retries: 3,
});

export const sendReportMail = defineQueue({
  name: 'reports.mail',
  payload: z.object({ exportId: z.uuid(), userId: z.int() }),
  ...mailTries,
});

/** Every minute: removes files, gives up exports that no one finishes, and enqueues the next one. */
export const sweepReports = defineQueue({
  name: 'reports.sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next minute's sweep is the retry.
  retries: 0,
});
