import { sendApprovedMail } from '#/lib/domain/administrator-requests/queues.ts';
import { takeRequest } from '#/lib/domain/administrator-requests/steps/take-request.ts';
import { recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import { takePlace } from '#/lib/domain/invitations/steps/take-place.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import { publishNotification } from '#/lib/domain/notifications/steps/publish-notification.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Makes a person who asks an Administrator, and tells them by mail and in the product. Throws as `takeRequest` does. */
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
    await recordAudit(tx, ctx, { action: 'administrator.approve', subject: `user:${userId}` });
    await publishNotification(tx, ctx, {
      companyId,
      userIds: [userId],
      role: 'Administrator',
      title: 'You are an administrator now',
      message: presentMessage`<strong>${ctx.actor.firstName} ${ctx.actor.lastName}</strong> approved your request.`,
      icon: 'person',
      color: 'good',
    });
    await enqueue(tx, sendApprovedMail, { userId, askedAt: askedAt.toISOString() });
    return { message: `${firstName} ${lastName} is now an administrator.` };
  });
}
