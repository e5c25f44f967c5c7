import type { Department } from '#/generated/prisma/client.ts';
import { presentDepartment } from '#/lib/domain/onboarding/onboarding.present.ts';
import { getProgressAt } from '#/lib/domain/onboarding/steps/get-progress.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Returns the department of the department step; throws `forbidden` for a person who leads none. */
export async function getLedDepartment(ctx: UserCtx) {
  await getProgressAt(ctx, 3);
  return presentDepartment(await readLedDepartment(ctx, ctx.db));
}

/** Returns the department this person leads, a new one before one taken over; throws `not_found` without one. */
export async function readLedDepartment(ctx: UserCtx, db: Transaction): Promise<Department> {
  const department = await db.department.findFirst({
    where: { companyId: ctx.company.id, leaderId: ctx.actor.userId },
    orderBy: [{ completedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
  });
  if (!department) throw notFound();
  return department;
}
