import type { output } from 'zod';
import { ownDrafts } from '#/lib/domain/organisation/queries/read-own-drafts.ts';
import type { departmentDraftBody } from '#/lib/domain/organisation/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Keeps the wizard's form; throws `not_found` for a draft that is not one's own. */
export async function saveDepartmentDraft(
  ctx: UserCtx,
  id: number | undefined,
  { name, perfomingScoreId }: output<typeof departmentDraftBody>,
): Promise<{ id: number }> {
  const data = { name, performingScoreId: perfomingScoreId };
  if (id === undefined) {
    const owner = { companyId: ctx.company.id, creatorId: ctx.actor.userId };
    return ctx.db.department.create({
      data: { ...data, ...owner, createdAt: ctx.clock.now() },
      select: { id: true },
    });
  }
  const { count } = await ctx.db.department.updateMany({ where: { id, ...ownDrafts(ctx) }, data });
  if (count === 0) throw notFound();
  return { id };
}
