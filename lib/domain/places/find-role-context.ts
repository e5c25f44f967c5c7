import { type Ctx, newCtx, type UserCtx } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/**
 * Returns the context of a person in one of their roles, for a job that acts for them; null where they are blocked or
 * gone, or no longer have the role.
 */
export async function findRoleContext(
  ctx: Ctx,
  { companyId, userId, role }: { companyId: number; userId: number; role: string },
): Promise<UserCtx | null> {
  const user = await ctx.db.user.findFirst({
    where: { id: userId, companyId, blockedAt: null },
    include: { company: true },
  });
  if (!user) return null;
  if (!(await isHeld(ctx, { companyId, userId, role }))) return null;
  const heldRole = role as RoleName;
  const actor = {
    kind: 'user' as const,
    userId: user.id,
    // Not from a session: the person may have signed out since.
    sessionId: '',
    role: heldRole,
    roles: [heldRole],
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    imageName: null,
    timeZone: user.timeZone,
    onboardingCompleted: user.onboardingCompletedAt !== null,
    tourCompleted: user.tourCompletedAt !== null,
  };
  const { id, name, minimumGroupSize } = user.company;
  return {
    ...newCtx(actor, { requestId: ctx.requestId }),
    clock: ctx.clock,
    company: { id, name, minimumGroupSize },
  };
}

async function isHeld(ctx: Ctx, { companyId, userId, role }: { companyId: number; userId: number; role: string }) {
  const scope = { companyId, completedAt: { not: null } };
  if (role === 'Administrator') return (await ctx.db.administrator.count({ where: { companyId, userId } })) > 0;
  if (role === 'Department Leader')
    return (await ctx.db.department.count({ where: { ...scope, leaderId: userId } })) > 0;
  const either = [{ leaderId: userId }, { secondaryLeaderId: userId }];
  return role === 'Team Leader' && (await ctx.db.team.count({ where: { ...scope, OR: either } })) > 0;
}
