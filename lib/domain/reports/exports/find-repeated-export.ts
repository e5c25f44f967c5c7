import type { Prisma } from '#/generated/prisma/client.ts';
import { LOST_MS, REPEAT_MS, REPORT_ATTEMPTS_MAX, RESUME_MS } from '#/lib/domain/reports/constants.ts';
import type { ReportFlag } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** A request for an export, as its row stores it. */
export interface ExportRequest {
  kind: 'report' | 'chart';
  flag: ReportFlag;
  options: Prisma.InputJsonObject;
  /** As `readDrawnVersion` returns it. */
  version: string;
}

/**
 * Returns the export that a request repeats, or null. A request repeats:
 * - an export that waits to be drawn,
 * - while nothing in it has changed: one that is being drawn, a mail of the last ten minutes, and a file that nobody has
 *   downloaded or whose download may have broken off,
 * - within the last hour, one that was given up, or a mail that failed, which some people may have received.
 */
export function findRepeatedExport(db: Transaction, ctx: UserCtx, { kind, flag, options, version }: ExportRequest) {
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
      wanted: { equals: options },
      OR: [
        { status: 'waiting' },
        { status: 'working', OR: [{ version }, { version: null }] },
        {
          status: 'done',
          version,
          createdAt: since(REPEAT_MS),
          ...(isSend ? {} : { content: { not: null }, OR: unfetched }),
        },
        { status: 'failed', finishedAt: since(RESUME_MS), attempts: { gte: REPORT_ATTEMPTS_MAX } },
        ...(isSend ? [{ status: 'failed', finishedAt: since(RESUME_MS) }] : []),
      ],
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, status: true, doneCount: true, attempts: true },
  });
}

type Repeated = NonNullable<Awaited<ReturnType<typeof findRepeatedExport>>>;

/** Returns whether an export has to begin: there is none yet, or it failed without being given up. */
export function isToBegin(repeated: Repeated | null): repeated is null | (Repeated & { status: 'failed' }) {
  return !repeated || (repeated.status === 'failed' && repeated.attempts < REPORT_ATTEMPTS_MAX);
}
