import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { importInvitationLimit, newCompanyInvitationLimit } from '#/lib/domain/people/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import { type RateLimit, returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Takes the invitations of an import from what its company has left for the day. Returns a function that gives them
 * back when it does not start. Throws `too_many_requests` when fewer are left; then none are taken.
 */
export async function takeInvitations(ctx: UserCtx, invitations: number): Promise<() => Promise<void>> {
  if (invitations === 0) return async () => {};
  const key = String(ctx.company.id);
  const { createdAt } = await ctx.db.company.findUniqueOrThrow({ where: { id: ctx.company.id } });
  const ageMs = ctx.clock.now().getTime() - createdAt.getTime();
  const isNew = ageMs < newCompanyInvitationLimit.seconds * 1000;
  const limit = isNew ? newCompanyInvitationLimit : importInvitationLimit;
  const giveBack = () => returnPoint(limit, key, invitations);
  try {
    await takePoint(limit, key, invitations);
  } catch (error) {
    if (!isProblem(error)) throw error;
    // A refused attempt counts too, so that a smaller file would also be refused.
    await giveBack();
    throw refused(error, limit, { isNew, invitations });
  }
  return giveBack;
}

function refused(
  { retryAfterSeconds = 0 }: Problem,
  { points }: RateLimit,
  { isNew, invitations }: { isNew: boolean; invitations: number },
): Problem {
  const most = points.toLocaleString('en');
  const limit = isNew
    ? `In its first 24 hours a company may invite at most ${most} times by import`
    : `A company may invite at most ${most} times by import in 24 hours`;
  const message = `${limit}, and this file has ${countWords(invitations, 'invitation')}. Nothing was changed. Please import fewer people, or continue tomorrow.`;
  return new Problem('too_many_requests', message, { retryAfterSeconds });
}
