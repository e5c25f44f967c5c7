import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/** Which unfinished teams and departments are this person's: begun by them, or led by them since they were invited. */
export function ownDrafts(ctx: UserCtx) {
  const { userId } = ctx.actor;
  return { companyId: ctx.company.id, completedAt: null, OR: [{ creatorId: userId }, { leaderId: userId }] };
}

/**
 * Which of them this person may give up: those that nobody else leads. Throws `invalid` during onboarding, whose steps
 * are about such drafts.
 */
export function discardableDrafts(ctx: UserCtx) {
  if (!ctx.actor.onboardingCompleted) throw invalid('Please finish onboarding first.');
  return { AND: [ownDrafts(ctx), { OR: [{ leaderId: null }, { leaderId: ctx.actor.userId }] }] };
}
