import type { output } from 'zod';
import { draftLimit } from '#/lib/domain/organisation/constants.ts';
import type { departmentDraftBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { openDepartments } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Stores the wizard's form; throws `not_found` for a draft that is not one's own, `too_many_requests` for too many new
 * ones.
 */
export async function saveDepartmentDraft(
  ctx: UserCtx,
  id: number | undefined,
  { name, perfomingScoreId }: output<typeof departmentDraftBody>,
): Promise<{ id: number }> {
  const data = { name, performingScoreId: perfomingScoreId };
  if (id === undefined) {
    await takePoint(draftLimit, String(ctx.actor.userId));
    const owner = { companyId: ctx.company.id, creatorId: ctx.actor.userId };
    return ctx.db.department.create({
      data: { ...data, ...owner, createdAt: ctx.clock.now() },
      select: { id: true },
    });
  }
  const { count } = await ctx.db.department.updateMany({ where: { id, ...openDepartments(ctx) }, data });
  if (count === 0) throw notFound();
  return { id };
}
