import { hasFreePlan } from '#/lib/domain/billing/plans/has-free-plan.ts';
import {
  freeCompanyInvitationLimit,
  invitationLimit,
  invitedAddressLimit,
  newFreeCompanyInvitationLimit,
} from '#/lib/domain/invitations/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import {
  accountKey,
  requirePoint,
  returnPoint,
  returnPoints,
  takePoint,
  takeShare,
} from '#/lib/platform/rate-limit.ts';
import { message } from '#/lib/words/message.ts';

/** Throws `too_many_requests` for an email address that has received its daily number of invitation emails. */
export async function requireInvitable(email: string): Promise<void> {
  await requirePoint(invitedAddressLimit, accountKey(email, '')).catch((error: unknown) => {
    if (!isProblem(error)) throw error;
    throw new Problem('too_many_requests', message('accounts.answers.invitedToday', { email }));
  });
}

/** Sends an invitation email unless its email address has received its daily number; a failed email doesn't count. */
export async function withinDay(email: string, send: () => Promise<void>): Promise<void> {
  const key = accountKey(email, '');
  if (!(await takeShare(invitedAddressLimit, key))) return;
  await send().catch(async (error: unknown) => {
    await returnPoint(invitedAddressLimit, key);
    throw error;
  });
}

const DAY_MS = 24 * 3_600_000;

/**
 * Counts invitations to be sent, for the person who sends them and, on the free plan, for their company. Throws
 * `too_many_requests` if fewer are left today.
 */
export async function takeInvitationPoints(ctx: UserCtx, points = 1): Promise<void> {
  if (points === 0) return;
  const person = [invitationLimit, String(ctx.actor.userId)] as const;
  await takePoint(...person, points);
  if (!(await hasFreePlan(ctx))) return;
  const isNew = await isNewCompany(ctx);
  const limit = isNew ? newFreeCompanyInvitationLimit : freeCompanyInvitationLimit;
  const company = [limit, String(ctx.company.id)] as const;
  await takePoint(...company, points).catch(async (error: unknown) => {
    if (!isProblem(error)) throw error;
    // `takePoint` also counts refused attempts, which would make it refuse fewer invitations too.
    await returnPoints([person, company], points);
    const key = isNew ? 'accounts.answers.newCompanyInvited' : 'accounts.answers.companyInvited';
    const { retryAfterSeconds = 0 } = error;
    throw new Problem('too_many_requests', message(key, { most: limit.points }), { retryAfterSeconds });
  });
}

/** Returns whether the caller's company is in its first 24 hours. */
export async function isNewCompany({ db, clock, company }: UserCtx): Promise<boolean> {
  const { createdAt } = await db.company.findUniqueOrThrow({ where: { id: company.id } });
  return clock.now().getTime() - createdAt.getTime() < DAY_MS;
}
