import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { releaseCompany } from '#/lib/domain/releases/night/release-company.ts';
import { runRelease } from '#/lib/domain/releases/night/run-release.ts';
import { releaseDays } from '#/lib/domain/releases/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Days in one transaction: a crash loses no more work than this, and no lock lasts longer. */
const DAYS_AT_ONCE = 31;

/**
 * Releases a company's days that are over, the oldest month of them, in one transaction of its own: after a crash the
 * next sweep begins again. Returns the last of these days, after which there may be more, or null when there was none
 * or another process holds the lock.
 */
export function releaseDueDays(ctx: Ctx, companyId: number): Promise<LocalDate | null> {
  return runRelease((query) => releaseCompany(query, { companyId, now: ctx.clock.now(), days: DAYS_AT_ONCE }));
}

/** Does the same and leaves the remaining days to a next job, which does nothing when there are none. */
export async function continueRelease(ctx: Ctx, { companyId }: { companyId: number }): Promise<void> {
  const until = await releaseDueDays(ctx, companyId);
  if (until) await ctx.db.$transaction((tx) => enqueue(tx, releaseDays, { companyId }));
}
