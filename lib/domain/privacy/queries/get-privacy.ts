import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the company's privacy settings and its number of people who have an account that is in use. */
export async function getPrivacy(ctx: UserCtx): Promise<{ minimumGroupSize: number; peopleCount: number }> {
  const { minimumGroupSize, _count } = await ctx.db.company.findUniqueOrThrow({
    where: { id: ctx.company.id },
    select: {
      minimumGroupSize: true,
      _count: { select: { users: { where: { confirmedAt: { not: null }, blockedAt: null } } } },
    },
  });
  return { minimumGroupSize, peopleCount: _count.users };
}
