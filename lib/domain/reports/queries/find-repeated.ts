import { REPEAT_MS, RESUME_MS } from '#/lib/domain/reports/constants.ts';
import type { ReportWanted } from '#/lib/domain/reports/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * The export that this wish was answered with before, or null: one that is not over, a send of the last ten minutes, a
 * file that nobody has fetched, and a send that failed within the hour, of which some people may have their mail.
 */
export function findRepeated(db: Transaction, ctx: UserCtx, wanted: ReportWanted) {
  const since = (ms: number) => ({ gt: new Date(ctx.clock.now().getTime() - ms) });
  const isSend = wanted.flag === 'send';
  return db.reportExport.findFirst({
    where: {
      companyId: ctx.company.id,
      requesterId: ctx.actor.userId,
      role: ctx.actor.role,
      flag: wanted.flag,
      wanted: { equals: wanted },
      OR: [
        { status: { in: ['waiting', 'working'] } },
        { status: 'done', createdAt: since(REPEAT_MS), ...(isSend ? {} : { fetchedAt: null, content: { not: null } }) },
        ...(isSend ? [{ status: 'failed', finishedAt: since(RESUME_MS) }] : []),
      ],
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, status: true, doneCount: true },
  });
}
