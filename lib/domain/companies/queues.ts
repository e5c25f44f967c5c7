import * as z from 'zod';
import { deletionMailKinds } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';
import { locales } from '#/lib/words/locales.ts';

/** Every hour: finds companies whose last day has begun, and companies that are due to be deleted. */
export const sweepDeletions = defineQueue({
  name: 'companies.sweep',
  payload: z.object({}),
  schedule: '10 * * * *',
  // The next sweep continues where this one has stopped.
  retries: 0,
  expireSeconds: 6 * 3600,
});

/** An email to an administrator of a company that will be deleted. */
export const sendDeletionMail = defineQueue({
  name: 'companies.deletion-mail',
  payload: z.object({ companyId: z.int(), userId: z.int(), kind: z.enum(deletionMailKinds) }),
  ...mailTries,
});

/**
 * The last email to an administrator of a deleted company. Only the job has the email address, and it's deleted within
 * a day. Its fields have none of the names by which jobs of a company are found and deleted.
 */
export const sendDeletionReceipt = defineQueue({
  name: 'companies.deletion-receipt',
  payload: z.object({
    erasedId: z.int(),
    number: z.int(),
    company: z.string(),
    address: z.string(),
    locale: z.enum(locales),
  }),
  ...mailTries,
});
