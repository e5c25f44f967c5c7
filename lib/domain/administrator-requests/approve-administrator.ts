import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { sendApprovedMail } from '#/lib/domain/administrator-requests/queues.ts';
import { takeRequest } from '#/lib/domain/administrator-requests/take-request.ts';
import { takePlace } from '#/lib/domain/invitations/positions/take-place.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Approves a person's request to become an Administrator, and notifies them by mail and in the product. Throws as
 * `takeRequest` does.
 */
export async function approveAdministrator(
  ctx: UserCtx,
  companyId: number,
  { id: userId }: { id: number },
): Promise<{ message: string }> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const { user, askedAt } = await takeRequest(tx, ctx, { companyId, userId });
    const { firstName, lastName } = user;
    const place = { companyId, kind: 'company_administrator', departmentId: null, teamId: null } as const;
    const person = { id: userId, companyId, firstName, lastName };
    await takePlace(tx, ctx, { ...place, person, keepPrevious: null, now });
    await recordAct(tx, ctx, { action: 'administrator.approve', subject: `user:${userId}`, facts: { userId } });
    await enqueue(tx, sendApprovedMail, { userId, askedAt: askedAt.toISOString() });
    return { message: `${firstName} ${lastName} is now an administrator.` };
  });
}
