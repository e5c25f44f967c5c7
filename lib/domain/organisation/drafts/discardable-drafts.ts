import { ofCompany, ownWays } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/**
 * Returns which drafts this person may discard: their own that nobody else leads. Throws `invalid` during onboarding,
 * whose steps use such drafts.
 */
export function discardableDrafts(ctx: UserCtx) {
  if (!ctx.actor.onboardingCompleted) throw invalid('Please finish onboarding first.');
  const unled = { OR: [{ leaderId: null }, { leaderId: ctx.actor.userId }] };
  return { ...ofCompany(ctx), AND: [{ OR: ownWays(ctx) }, unled] };
}
