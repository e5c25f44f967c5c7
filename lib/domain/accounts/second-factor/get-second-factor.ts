import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns whether the person's second factor is on, and how many recovery codes are left. */
export async function getSecondFactor(ctx: UserCtx): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const { userId } = ctx.actor;
  const { totpConfirmedAt } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const recoveryCodesLeft = await ctx.db.recoveryCode.count({ where: { userId, usedAt: null } });
  return { isOn: totpConfirmedAt !== null, recoveryCodesLeft };
}
