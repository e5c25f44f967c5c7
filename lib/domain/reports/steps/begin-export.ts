import { setTimeout as sleep } from 'node:timers/promises';
import { makeReport } from '#/lib/domain/reports/queues.ts';
import { findRepeated, isToBegin, type Wish } from '#/lib/domain/reports/steps/find-repeated.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { type RateLimit, returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';

/** How soon it is looked after a file: ever later, for what took long takes longer. */
const looks = { firstMs: 100, factor: 1.25, mostMs: 1000 } as const;

interface Asked extends Wish {
  /** Parts that are counted while it is worked on. */
  totalCount: number;
  limit: RateLimit;
  /** What is left costs, when so much of it is done. */
  pointsAfter: (doneCount: number) => number;
  /** Tells the activity log of a new one. */
  record: (tx: Transaction, id: string) => Promise<void>;
}

/**
 * Has an export made, and returns its id. Asked again within ten minutes it is the same one, and a send that failed goes
 * on where it stopped. Throws `too_many_requests`.
 */
export async function beginExport(ctx: UserCtx, asked: Asked): Promise<string> {
  const repeated = await findRepeated(ctx.db, ctx, asked);
  if (!isToBegin(repeated)) return repeated.id;
  return pay(ctx, asked, asked.pointsAfter(repeated?.doneCount ?? 0));
}

/** Waits until an export is over, or patience is. */
export async function untilOver(ctx: UserCtx, id: string, patienceMs: number): Promise<void> {
  let waitedMs = 0;
  for (let gapMs: number = looks.firstMs; waitedMs < patienceMs; gapMs = Math.min(looks.mostMs, gapMs * looks.factor)) {
    const { status } = await ctx.db.reportExport.findUniqueOrThrow({ where: { id }, select: { status: true } });
    if (status === 'done' || status === 'failed') return;
    await sleep(gapMs);
    waitedMs += gapMs;
  }
}

/** Points are given back when nothing has begun for them, so that less can still be asked for. */
async function pay(ctx: UserCtx, asked: Asked, points: number): Promise<string> {
  const key = String(ctx.actor.userId);
  let isSpent = false;
  try {
    await takePoint(asked.limit, key, points);
    const { id, isNew } = await begin(ctx, asked);
    isSpent = isNew;
    return id;
  } finally {
    if (!isSpent) await returnPoint(asked.limit, key, points);
  }
}

function begin(ctx: UserCtx, asked: Asked): Promise<{ id: string; isNew: boolean }> {
  const { userId } = ctx.actor;
  return ctx.db.$transaction(async (tx) => {
    // Two clicks at once wait here for each other, and the second finds what the first has begun.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${ctx.company.id} FOR UPDATE`;
    const repeated = await findRepeated(tx, ctx, asked);
    if (!isToBegin(repeated)) return { id: repeated.id, isNew: false };
    const id = repeated ? await resume(tx, repeated.id) : await create(tx, ctx, asked);
    await enqueue(tx, makeReport, {});
    await asked.record(tx, id);
    return { id, isNew: true };
  });
}

/** Under its old id: whoever has a row of their own has their mail, and Message-IDs stay what they were. */
async function resume(tx: Transaction, id: string): Promise<string> {
  await tx.reportExport.update({
    where: { id },
    data: { status: 'waiting', startedAt: null, finishedAt: null, attempts: 0 },
  });
  return id;
}

async function create(tx: Transaction, ctx: UserCtx, { kind, flag, wanted, totalCount }: Asked): Promise<string> {
  const { userId: requesterId, role } = ctx.actor;
  const row = { companyId: ctx.company.id, requesterId, role, kind, flag, wanted, totalCount };
  return (await tx.reportExport.create({ data: { ...row, createdAt: ctx.clock.now() } })).id;
}
