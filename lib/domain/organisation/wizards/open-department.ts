import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { openDepartments } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

/**
 * Opens a draft of one's own: the caller leads it, unless somebody was invited to. Returns null for anything else, also
 * for a draft that is no longer one; throws `invalid` for a draft without a name.
 */
export async function openDepartment(
  tx: Transaction,
  ctx: UserCtx,
  id: number,
): Promise<{ id: number; name: string } | null> {
  const draft = { id, ...openDepartments(ctx) };
  await lockPlaces(tx, [{ companyId: ctx.company.id, departmentId: id, teamId: null }], [ctx.actor.userId]);
  const waiting = await tx.department.findFirst({ where: draft, select: { name: true, leaderId: true } });
  if (!waiting) return null;
  const { name } = waiting;
  if (name === '') throw invalid('Department name is required.');
  const leaderId = waiting.leaderId ?? ctx.actor.userId;
  const { count } = await tx.department.updateMany({
    where: draft,
    data: { completedAt: ctx.clock.now(), leaderId },
  });
  if (count === 0) return null;
  await recordAct(tx, ctx, {
    action: 'department.create',
    subject: `department:${id}`,
    details: { name },
    roleChanges: [leaderId],
  });
  return { id, name };
}
