import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { guardSuccessor } from '#/lib/domain/invitations/positions/guard-successor.ts';
import { lockDepartment } from '#/lib/domain/organisation/departments/lock-department.ts';
import { findCandidate, requireCandidate } from '#/lib/domain/organisation/leaders/find-candidate.ts';
import { lockPeople } from '#/lib/domain/organisation/leaders/lock-people.ts';
import { presentName } from '#/lib/domain/organisation/organisation.present.ts';
import { replaceDepartmentLeader } from '#/lib/domain/places/locks/replace-department-leader.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Makes a person the leader of a department at once; an invitation to take it over ends. Throws `invalid` for somebody
 * outside the company, and what `getManagedDepartment` and `guardSuccessor` throw.
 */
export async function setDepartmentLeader(
  ctx: UserCtx,
  id: number,
  { userId }: { userId: number },
): Promise<{ leader: string }> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    await lockPeople(tx, ctx, { people: [userId], departmentId: id });
    const department = await lockDepartment(tx, ctx, id);
    const leader = presentName(requireCandidate(await findCandidate(tx, ctx, userId)));
    const { name, leaderId: before } = department;
    await guardSuccessor(tx, ctx, { departmentId: id, teamId: null });
    await tx.invitation.updateMany({
      where: { departmentId: id, kind: 'department_leader', acceptedAt: null, revokedAt: null },
      data: { revokedAt: now },
    });
    if (before === userId) return { leader };
    await replaceDepartmentLeader(tx, department, userId, now);
    await recordAct(tx, ctx, {
      action: 'department.leader',
      subject: `department:${id}`,
      details: { userId, before },
      facts: { name, userId, before },
      roleChanges: [userId, before],
    });
    return { leader };
  });
}
