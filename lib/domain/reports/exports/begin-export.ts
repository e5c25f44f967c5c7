import { setTimeout as sleep } from 'node:timers/promises';
import type { Prisma } from '#/generated/prisma/client.ts';
import { type ExportKind, LOST_MS, REPEAT_MS, REPORT_ATTEMPTS_MAX, RESUME_MS } from '#/lib/domain/reports/constants.ts';
import { readDrawnVersion } from '#/lib/domain/reports/drawing/read-drawn-version.ts';
import { makeReport } from '#/lib/domain/reports/queues.ts';
import type { ReportFlag } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { type RateLimit, returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';

/** Delays between checks for a file. They grow, because what has taken long will take longer. */
const looks = { firstMs: 100, factor: 1.25, mostMs: 1000 } as const;

interface ExportPlan extends Omit<ExportRequest, 'version'> {
  /** The number of parts, for the progress. */
  totalCount: number;
  limit: RateLimit;
  /** The cost of the rest once this much is done. */
  pointsAfter: (doneCount: number) => number;
  /** Records a new one in the activity log. */
  record: (tx: Transaction, id: string) => Promise<void>;
}

interface Begun {
  id: string;
  /** False if it already existed. */
  isNew: boolean;
}

/**
 * Begins an export. Repeating the request within ten minutes returns the first export if nothing in it has changed, and
 * a failed send continues where it stopped. Throws `too_many_requests`.
 */
export async function beginExport(ctx: UserCtx, plan: ExportPlan): Promise<Begun> {
  const request = { ...plan, version: await readDrawnVersion(ctx) };
  const repeated = await findRepeatedExport(ctx.db, ctx, request);
  if (!isToBegin(repeated)) return { id: repeated.id, isNew: false };
  return pay(ctx, request, plan.pointsAfter(repeated?.doneCount ?? 0));
}

/** Waits until an export is done or has failed, at most `patienceMs`; doesn't say which. */
export async function untilOver(ctx: UserCtx, id: string, patienceMs: number): Promise<void> {
  let waitedMs = 0;
  for (let gapMs: number = looks.firstMs; waitedMs < patienceMs; gapMs = Math.min(looks.mostMs, gapMs * looks.factor)) {
    const { status } = await ctx.db.reportExport.findUniqueOrThrow({ where: { id }, select: { status: true } });
    if (status === 'done' || status === 'failed') return;
    await sleep(gapMs);
    waitedMs += gapMs;
  }
}

/**
 * Takes points and begins an export; gives them back if nothing has begun, so that a smaller request is still possible.
 */
async function pay(ctx: UserCtx, plan: ExportPlan & ExportRequest, points: number): Promise<Begun> {
  const key = String(ctx.actor.userId);
  let isSpent = false;
  try {
    await takePoint(plan.limit, key, points);
    const begun = await begin(ctx, plan);
    isSpent = begun.isNew;
    return begun;
  } finally {
    if (!isSpent) await returnPoint(plan.limit, key, points);
  }
}

function begin(ctx: UserCtx, plan: ExportPlan & ExportRequest): Promise<Begun> {
  const { userId } = ctx.actor;
  return ctx.db.$transaction(async (tx) => {
    // Of two clicks at the same time, the second waits here and finds what the first has started.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${ctx.company.id} FOR UPDATE`;
    const repeated = await findRepeatedExport(tx, ctx, plan);
    if (!isToBegin(repeated)) return { id: repeated.id, isNew: false };
    const id = repeated ? await resume(tx, repeated.id) : await create(tx, ctx, plan);
    await enqueue(tx, makeReport, {});
    await plan.record(tx, id);
    return { id, isNew: true };
  });
}

/** Keeps the id, because it says who already has their email and decides the Message-IDs. */
async function resume(tx: Transaction, id: string): Promise<string> {
  await tx.reportExport.update({
    where: { id },
    data: { status: 'waiting', startedAt: null, finishedAt: null, attempts: 0 },
  });
  return id;
}

async function create(tx: Transaction, ctx: UserCtx, { kind, flag, options, totalCount }: ExportPlan): Promise<string> {
  const { userId: requesterId, role } = ctx.actor;
  const row = { companyId: ctx.company.id, requesterId, role, kind, flag, wanted: options, totalCount };
  return (await tx.reportExport.create({ data: { ...row, createdAt: ctx.clock.now() } })).id;
}

/** A request for an export, as its row stores it. */
export interface ExportRequest {
  kind: ExportKind;
  flag: ReportFlag;
  options: Prisma.InputJsonObject;
  /** The result of `readDrawnVersion`. */
  version: string;
}

/**
 * Returns the export that a request repeats, or null. A request repeats:
 * - an export that waits to be drawn,
 * - while nothing in it has changed: one that is being drawn, an email of the last ten minutes, and a
 *   file that no one has downloaded or whose download may have broken off,
 * - within the last hour: one that was given up, or an email that failed and that some people may have received.
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

/** Returns whether an export has to start: there is none yet, or it failed without being given up. */
export function isToBegin(repeated: Repeated | null): repeated is null | (Repeated & { status: 'failed' }) {
  return !repeated || (repeated.status === 'failed' && repeated.attempts < REPORT_ATTEMPTS_MAX);
}
