import { PATIENCE_MS, reportRetention } from '#/lib/domain/reports/constants.ts';
import { makeReport } from '#/lib/domain/reports/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Removes files some minutes after they were fetched or a day after their request, deletes old rows, and gives up
 * exports that are not finished in time. While others wait it enqueues the next one, because a job may have been lost.
 */
export async function sweepOldReports(ctx: Ctx): Promise<void> {
  const ago = (ms: number) => new Date(ctx.clock.now().getTime() - ms);
  const tooOld = { lt: ago(reportRetention.contentHours * HOUR_MS) };
  await ctx.db.reportExport.updateMany({
    where: {
      OR: [
        { status: 'working', startedAt: { lt: ago(PATIENCE_MS) } },
        { status: { in: ['waiting', 'working'] }, createdAt: tooOld },
      ],
    },
    data: { status: 'failed', finishedAt: ctx.clock.now() },
  });
  await ctx.db.reportExport.updateMany({
    where: {
      content: { not: null },
      OR: [{ createdAt: tooOld }, { fetchedAt: { lt: ago(reportRetention.fetchedMinutes * MINUTE_MS) } }],
    },
    data: { content: null },
  });
  await ctx.db.reportMail.updateMany({
    where: { content: { not: null }, export: { createdAt: tooOld } },
    data: { content: null, settledAt: ctx.clock.now() },
  });
  await ctx.db.reportExport.deleteMany({ where: { createdAt: { lt: ago(reportRetention.rowDays * 24 * HOUR_MS) } } });
  const open = await ctx.db.reportExport.count({ where: { status: { in: ['waiting', 'working'] } } });
  if (open > 0) await ctx.db.$transaction((tx) => enqueue(tx, makeReport, {}));
}
