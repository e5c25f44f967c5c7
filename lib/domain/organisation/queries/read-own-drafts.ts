import type { UserCtx } from '#/lib/platform/context.ts';

/** Which unfinished teams and departments are this person's: begun by them, or led by them since they were invited. */
export function ownDrafts(ctx: UserCtx) {
  const { userId } = ctx.actor;
  return { companyId: ctx.company.id, completedAt: null, OR: [{ creatorId: userId }, { leaderId: userId }] };
}
