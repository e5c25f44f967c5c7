import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import { presentSurveys } from '#/lib/domain/check-ins/respond/respond.present.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';

/** The signed-in person's open check-ins, the one that closes first in front. */
export async function listSurveys(ctx: UserCtx) {
  return presentSurveys(await listOpenCheckIns(ctx, { companyId: ctx.company.id, userId: ctx.actor.userId }));
}

/** A person's check-ins that can be answered now, the one that closes first in front. */
export function listOpenCheckIns(ctx: Ctx, { companyId, userId }: { companyId: number; userId: number }) {
  const now = ctx.clock.now();
  return ctx.db.checkIn.findMany({
    where: { companyId, userId, answeredAt: null, closesAt: { gt: now }, localDate: { gte: oldestOpenDay(now) } },
    select: { id: true, localDate: true, closesAt: true, team: { select: { id: true, name: true } } },
    orderBy: [{ closesAt: 'asc' }, { id: 'asc' }],
  });
}

/** Older ones need not be read. */
function oldestOpenDay(now: Date): Date {
  return new Date(now.getTime() - OPEN_DAYS_MAX * 86_400_000);
}
