import { deleteExpiredRows } from '#/lib/domain/retention/delete-expired-rows.ts';
import { sweepExpiredRows } from '#/lib/domain/retention/queues.ts';
import { sweepCompanies } from '#/lib/domain/retention/sweep-companies.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { log } from '#/lib/platform/log.ts';

defineJob(sweepExpiredRows, async (ctx) => {
  log().info({ deleted: await deleteExpiredRows(ctx) }, 'expired rows deleted');
  log().info({ deleted: await sweepCompanies(ctx) }, 'rows deleted that companies no longer keep');
});
