import type { output } from 'zod';

import { draftLimit } from '#/lib/domain/organisation/constants.ts';
import type { teamDraftBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { openTeams } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { otherDepartment } from '#/lib/domain/places/constants.ts';

import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Stores the wizard's form; throws `not_found` for a draft that is not one's own, `invalid` for an unknown department
 * and `too_many_requests` for too many new ones.
 */
export async function saveTeamDraft(
  ctx: UserCtx,
  id: number | undefined,
  body: output<typeof teamDraftBody>,
): Promise<{ id: number }> {
  const { departamentId, invites, ...fields } = body;
  // Undefined stays undefined, which keeps what is stored.
  const departmentId = departamentId === otherDepartment.id ? null : departamentId;
  const data = { ...fields, departmentId, draftInvites: invites };
  if (id === undefined) await takePoint(draftLimit, String(ctx.actor.userId));
  return ctx.db.$transaction(async (tx) => {
    if (departmentId) await keepDepartment(tx, ctx, departmentId);
    if (id === undefined) {
      const owner = { companyId: ctx.company.id, creatorId: ctx.actor.userId };
      return tx.team.create({ data: { ...data, ...owner, createdAt: ctx.clock.now() }, select: { id: true } });
    }
    const { count } = await tx.team.updateMany({ where: { id, ...openTeams(ctx) }, data });
    if (count === 0) throw notFound();
    return { id };
  });
}

/** Makes sure that the department exists and that nobody deletes it before this transaction ends. */
async function keepDepartment(tx: Transaction, ctx: UserCtx, id: number): Promise<void> {
  const departments = await tx.$queryRaw<unknown[]>`
    SELECT id FROM departments WHERE id = ${id} AND company_id = ${ctx.company.id} AND completed_at IS NOT NULL
    FOR KEY SHARE`;
  if (departments.length === 0) throw invalid('Please choose a department.');
}
