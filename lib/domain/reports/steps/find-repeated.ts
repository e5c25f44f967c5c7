import type { Prisma } from '#/generated/prisma/client.ts';
import { LOST_MS, REPEAT_MS, REPORT_ATTEMPTS_MAX, RESUME_MS } from '#/lib/domain/reports/constants.ts';
import type { ReportFlag } from '#/lib/domain/reports/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** What somebody wants of the pipeline that makes PDFs. */
export interface Wish {
  kind: 'report' | 'chart';
  flag: ReportFlag;
  wanted: Prisma.InputJsonObject;
}

/**
 * The export that this wish was answered with before, or null: one that is not over, a send of the last ten minutes, a
 * file that nobody has fetched or that may have been lost on its way, and of the last hour one that was given up and a
 * send that failed, of which some people may have their mail.
 */
export function findRepeated(db: Transaction, ctx: UserCtx, { kind, flag, wanted }: Wish) {
  const since = (ms: number) => ({ gt: new Date(ctx.clock.now().getTime() - ms) });
  const isSend = flag === 'send';
  const unfetched = [{ fetchedAt: null }, { fetchedAt: since(LOST_MS) }];
  return db.reportExport.findFirst({
    where: {
      companyId: ctx.company.id,
      requesterId: ctx.actor.userId,
      role: ctx.actor.role,
      kind,
      flag,
      wanted: { equals: wanted },
      OR: [
        { status: { in: ['waiting', 'working'] } },
        { status: 'done', createdAt: since(REPEAT_MS), ...(isSend ? {} : { content: { not: null }, OR: unfetched }) },
        { status: 'failed', finishedAt: since(RESUME_MS), attempts: { gte: REPORT_ATTEMPTS_MAX } },
        ...(isSend ? [{ status: 'failed', finishedAt: since(RESUME_MS) }] : []),
      ],
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, status: true, doneCount: true, attempts: true },
  });
}

type Repeated = NonNullable<Awaited<ReturnType<typeof findRepeated>>>;

/** Whether the wish has to be worked on: there is nothing of it yet, or it failed without being given up. */
export function isToBegin(repeated: Repeated | null): repeated is null | (Repeated & { status: 'failed' }) {
  return !repeated || (repeated.status === 'failed' && repeated.attempts < REPORT_ATTEMPTS_MAX);
}
