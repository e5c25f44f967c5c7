import type { output } from 'zod';
import type { teamDraftBody } from '#/lib/domain/organisation/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';

/** Keeps the wizard's form; throws `not_found` for a draft that is not one's own, `invalid` for an unknown department. */
export async function saveTeamDraft(
  ctx: UserCtx,
  id: number | undefined,
  body: output<typeof teamDraftBody>,
): Promise<{ id: number }> {
  const companyId = ctx.company.id;
  const { departamentId, invites, ...fields } = body;
  const departmentId = departamentId === 0 ? null : departamentId;
  if (departmentId && !(await ctx.db.department.findFirst({ where: { id: departmentId, companyId } }))) {
    throw invalid('Please choose a department.');
  }
  const data = { ...fields, departmentId, draftInvites: invites };
  if (id === undefined) {
    const created = await ctx.db.team.create({
      data: { ...data, companyId, creatorId: ctx.actor.userId, createdAt: ctx.clock.now() },
    });
    return { id: created.id };
  }
  const { count } = await ctx.db.team.updateMany({
    where: { id, companyId, creatorId: ctx.actor.userId, completedAt: null },
    data,
  });
  if (count === 0) throw notFound();
  return { id };
}
