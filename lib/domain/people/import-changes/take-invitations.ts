import { hasFreePlan } from '#/lib/domain/billing/plans/has-free-plan.ts';
import { isNewCompany } from '#/lib/domain/invitations/limits/take-invitation-points.ts';
import { importInvitationLimit, newCompanyInvitationLimit } from '#/lib/domain/people/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import { returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Takes the invitations of an import from what its company has left for the day. Returns a function that gives them
 * back when it does not start. Throws `too_many_requests` when fewer are left; then none are taken.
 */
export async function takeInvitations(ctx: UserCtx, invitations: number): Promise<() => Promise<void>> {
  if (invitations === 0) return async () => {};
  const key = String(ctx.company.id);
  // A company keeps the limit of its first day until it pays.
  const kind = (await isNewCompany(ctx)) ? 'new' : (await hasFreePlan(ctx)) ? 'free' : 'other';
  const limit = kind === 'other' ? importInvitationLimit : newCompanyInvitationLimit;
  const giveBack = () => returnPoint(limit, key, invitations);
  try {
    await takePoint(limit, key, invitations);
  } catch (error) {
    if (!isProblem(error)) throw error;
    // A refused attempt counts too, so that a smaller file would also be refused.
    await giveBack();
    const { retryAfterSeconds = 0 } = error;
    const text = message('people.import.tooMany', { kind, most: limit.points, invitations });
    throw new Problem('too_many_requests', text, { retryAfterSeconds });
  }
  return giveBack;
}
