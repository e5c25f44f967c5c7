import { setTimeout as sleep } from 'node:timers/promises';
import type { output } from 'zod';
import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import { fetchReport } from '#/lib/domain/reports/commands/fetch-report.ts';
import { reportLimit } from '#/lib/domain/reports/constants.ts';
import { makeReport } from '#/lib/domain/reports/queues.ts';
import type { ReportWanted, reportRequest } from '#/lib/domain/reports/schema.ts';
import { findRepeated, isToBegin } from '#/lib/domain/reports/steps/find-repeated.ts';
import { listReportUsers, type ReportUser } from '#/lib/domain/reports/steps/list-report-users.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';

/** How soon it is looked after a file: ever later, for what took long takes longer. */
const looks = { firstMs: 100, factor: 1.25, mostMs: 1000 } as const;

/**
 * Has a report made for some people, or oneself: mailed to each, or handed over in one file. Asked again within ten minutes it
 * answers the same report, and a send that failed goes on with those who have not got theirs. Throws `not_found` for
 * people whom the company does not have, `forbidden` for those whose report is not the asking person's to have, and
 * `too_many_requests`.
 */
export async function exportReport(ctx: UserCtx, { flag, users, period, waitSeconds = 0 }: ReportRequest) {
  const ids = [...new Set(users ?? [ctx.actor.userId])].sort((a, b) => a - b);
  const wanted = { flag, users: ids, period };
  const people = await requirePeople(ctx, wanted.users);
  const repeated = await findRepeated(ctx.db, ctx, wanted);
  const id = isToBegin(repeated)
    ? await pay(ctx, Math.max(1, people.length - (repeated?.doneCount ?? 0)), () => begin(ctx, wanted, people))
    : repeated.id;
  if (flag === 'download') await untilOver(ctx, id, waitSeconds * 1000);
  return fetchReport(ctx, id);
}

async function untilOver(ctx: UserCtx, id: string, patienceMs: number): Promise<void> {
  let waitedMs = 0;
  for (let gapMs: number = looks.firstMs; waitedMs < patienceMs; gapMs = Math.min(looks.mostMs, gapMs * looks.factor)) {
    const { status } = await ctx.db.reportExport.findUniqueOrThrow({ where: { id }, select: { status: true } });
    if (status === 'done' || status === 'failed') return;
    await sleep(gapMs);
    waitedMs += gapMs;
  }
}

async function requirePeople(ctx: UserCtx, ids: number[]): Promise<ReportUser[]> {
  const { users } = await listReportUsers(ctx, { ids });
  if (users.length === ids.length) return users;
  const known = await ctx.db.user.count({ where: { companyId: ctx.company.id, id: { in: ids } } });
  throw known === ids.length ? forbidden() : notFound();
}

/** A point per person drawn; given back when nothing has begun for them, so that fewer people can still be asked for. */
async function pay(ctx: UserCtx, points: number, work: () => Promise<Begun>): Promise<string> {
  const key = String(ctx.actor.userId);
  let isSpent = false;
  try {
    await takePoint(reportLimit, key, points);
    const { id, isNew } = await work();
    isSpent = isNew;
    return id;
  } finally {
    if (!isSpent) await returnPoint(reportLimit, key, points);
  }
}

type ReportRequest = Omit<output<typeof reportRequest>, 'waitSeconds'> & { waitSeconds?: number };

interface Begun {
  id: string;
  isNew: boolean;
}

function begin(ctx: UserCtx, wanted: ReportWanted, people: ReportUser[]): Promise<Begun> {
  const { userId } = ctx.actor;
  return ctx.db.$transaction(async (tx) => {
    // Two clicks at once wait here for each other, and the second finds what the first has begun.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${ctx.company.id} FOR UPDATE`;
    const repeated = await findRepeated(tx, ctx, wanted);
    if (!isToBegin(repeated)) return { id: repeated.id, isNew: false };
    const id = repeated ? await resume(tx, repeated.id) : await create(tx, ctx, wanted, people);
    await enqueue(tx, makeReport, {});
    const details = { flag: wanted.flag, people: people.length, period: wanted.period };
    await recordAct(tx, ctx, { action: 'report.export', subject: `report:${id}`, details });
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

async function create(tx: Transaction, ctx: UserCtx, wanted: ReportWanted, people: ReportUser[]): Promise<string> {
  const { id } = await tx.reportExport.create({
    data: {
      companyId: ctx.company.id,
      requesterId: ctx.actor.userId,
      role: ctx.actor.role,
      flag: wanted.flag,
      wanted,
      totalCount: wanted.flag === 'send' ? people.length : countScopes(people),
      createdAt: ctx.clock.now(),
    },
  });
  return id;
}

function countScopes(people: ReportUser[]): number {
  return new Set(people.flatMap(({ scopes }) => scopes.map(({ kind, id }) => `${kind} ${id}`))).size;
}
