import type { UserCtx } from '#/lib/platform/context.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';

/** Returns the number of this person's unread notifications by role; 0 for roles that they do not have (any more). */
export async function countUnread(ctx: UserCtx): Promise<Record<RoleName, number>> {
  const { userId, roles } = ctx.actor;
  const groups = await ctx.db.notification.groupBy({
    by: ['role'],
    where: { companyId: ctx.company.id, userId, role: { in: [...roles] }, seenAt: null },
    _count: true,
  });
  const counts = new Map(groups.map(({ role, _count }) => [role, _count]));
  return Object.fromEntries(roleNames.map((role) => [role, counts.get(role) ?? 0])) as Record<RoleName, number>;
}
