import { presentRoles } from '#/lib/domain/accounts/accounts.present.ts';
import { getProgress } from '#/lib/domain/onboarding/steps/get-progress.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the role flags, the steps this person sees, and the one to continue with. */
export async function getOnboardingRoles(ctx: UserCtx) {
  const { isCompanyCreator, steps, step } = await getProgress(ctx);
  return { ...presentRoles(ctx.actor), isCompanyCreator, steps, step };
}
