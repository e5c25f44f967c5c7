import { listDueReleases } from '#/lib/domain/releases/list-due-releases.ts';
import { releaseDays } from '#/lib/domain/releases/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Enqueues a job for each company with days to release. */
export async function enqueueDueReleases(ctx: Ctx): Promise<void> {
  const companyIds = await listDueReleases(ctx);
  await ctx.db.$transaction((tx) => enqueue(tx, releaseDays, ...companyIds.map((companyId) => ({ companyId }))));
}
