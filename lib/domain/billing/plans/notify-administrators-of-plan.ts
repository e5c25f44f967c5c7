import type { NewsKind } from '#/lib/domain/billing/constants.ts';
import { MEMBERSHIP_PATH } from '#/lib/domain/billing/constants.ts';
import { entitlement, untilOf } from '#/lib/domain/billing/plans/plans.ts';
import { sendBillingMail } from '#/lib/domain/billing/queues.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asMessage, message } from '#/lib/words/message.ts';

const colors = {
  near_limit: 'neutral',
  limit_reached: 'neutral',
  past_due: 'bad',
  cancels: 'neutral',
  ended: 'bad',
  active: 'good',
} as const satisfies Record<NewsKind, string>;

/**
 * Notifies the administrators of a change to the plan, also by email unless a limit is only near, in the caller's
 * transaction.
 */
export async function notifyAdministratorsOfPlan(
  tx: Transaction,
  ctx: Ctx,
  { companyId, kind }: { companyId: number; kind: NewsKind },
): Promise<void> {
  const now = ctx.clock.now();
  const account = await tx.billingAccount.findUniqueOrThrow({ where: { companyId } });
  const administrators = await tx.administrator.findMany({
    where: { companyId, user: { blockedAt: null, confirmedAt: { not: null } } },
    select: { userId: true },
    orderBy: { userId: 'asc' },
  });
  const userIds = administrators.map(({ userId }) => userId);
  const plan = entitlement(account, now);
  const until = untilOf(kind, plan, { overSince: account.overSince, now });
  // In the time zone of Stripe's dates.
  const values = { max: plan.maxUsers ?? 0, day: { date: until?.toISOString().slice(0, 10) ?? '' } };
  await publishNotification(tx, ctx, {
    companyId,
    aboutUserId: null,
    userIds,
    role: 'Administrator',
    title: message(`billing.notices.${kind}.title`),
    message: asMessage([`billing.notices.${kind}.message`, values]),
    icon: 'card',
    color: colors[kind],
    button: { title: message('billing.notices.button'), href: MEMBERSHIP_PATH },
  });
  if (kind === 'near_limit') return;
  const at = now.getTime();
  await enqueue(tx, sendBillingMail, ...userIds.map((userId) => ({ companyId, userId, kind, at })));
}
