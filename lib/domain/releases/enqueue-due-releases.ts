import * as z from 'zod';
import { RELEASE_DELAY_MINUTES } from '#/lib/domain/releases/constants.ts';
import { releaseDays } from '#/lib/domain/releases/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Enqueues a job for each company with days to release. */
export async function enqueueDueReleases(ctx: Ctx): Promise<void> {
  const companyIds = await listDueReleases(ctx);
  await ctx.db.$transaction((tx) => enqueue(tx, releaseDays, ...companyIds.map((companyId) => ({ companyId }))));
}

/** Returns the companies with a day that is over in their zone and was not released yet. */
async function listDueReleases(ctx: Ctx): Promise<number[]> {
  const settledAt = new Date(ctx.clock.now().getTime() - RELEASE_DELAY_MINUTES * 60_000);
  const rows = asRows(
    z.object({ id: z.number() }),
    await ctx.db.$queryRaw`
    SELECT c.id FROM companies c LEFT JOIN company_releases r ON r.company_id = c.id
    WHERE coalesce(r.released_until, (c.created_at AT TIME ZONE c.time_zone)::date - 1)
      < (${settledAt}::timestamptz AT TIME ZONE c.time_zone)::date - 1
    ORDER BY c.id`,
  );
  return rows.map(({ id }) => id);
}
