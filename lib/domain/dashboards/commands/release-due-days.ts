import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { releaseCompany } from '#/lib/domain/dashboards/commands/release-company.ts';
import { releaseDays } from '#/lib/domain/dashboards/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Of one transaction: a crash loses no more work than this, and no lock lasts longer. */
const DAYS_AT_ONCE = 31;

/**
 * Releases the days of a company that are over and were not released, the oldest month of them, all in one transaction
 * of its own: after a crash the next sweep begins anew. Answers the last released day, after which there may be more,
 * or null when there was none or another process is at it.
 */
export async function releaseDueDays(ctx: Ctx, companyId: number): Promise<LocalDate | null> {
  const client = await pool().connect();
  let broken = true;
  try {
    await client.query('BEGIN');
    const until = await releaseCompany(client, { companyId, now: ctx.clock.now(), days: DAYS_AT_ONCE });
    await client.query('COMMIT');
    broken = false;
    return until;
  } finally {
    // Closing the connection rolls back what was not committed.
    client.release(broken);
  }
}

/** Releases the oldest days that are due and hands what is left to a next job, which does nothing when that is nothing. */
export async function continueRelease(ctx: Ctx, { companyId }: { companyId: number }): Promise<void> {
  const until = await releaseDueDays(ctx, companyId);
  if (until) await ctx.db.$transaction((tx) => enqueue(tx, releaseDays, { companyId }));
}
