import type { BillingAccount } from '#/generated/prisma/client.ts';
import { EVENT_BYTES_MAX, heardEvents, MEMBERSHIP_PATH, type NewsKind } from '#/lib/domain/billing/constants.ts';
import { entitlement, untilOf } from '#/lib/domain/billing/plans/plans.ts';
import { sendBillingMail, syncBilling } from '#/lib/domain/billing/queues.ts';
import { billingRoom } from '#/lib/domain/live/rooms.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';
import { log } from '#/lib/platform/log.ts';
import { readBytes } from '#/lib/platform/read-bytes.ts';
import { readStripeEvent, type StripeEvent } from '#/lib/platform/stripe/stripe.ts';
import { asMessage, message } from '#/lib/words/message.ts';

/**
 * Receives an event from Stripe and has the subscription read from there. Only the event's customer matters, so order,
 * repeats and gaps don't. Throws `bad_request` for anything that Stripe hasn't just signed, or that isn't an event.
 */
export async function receiveStripeEvent(ctx: Ctx, request: Request): Promise<{ received: true }> {
  const raw = await readBytes(request, EVENT_BYTES_MAX);
  const event = await readStripeEvent(raw, request.headers.get('stripe-signature') ?? '');
  const { id, type } = event;
  const customerId = customerOf(event);
  const createdAt = new Date(event.created * 1000);
  await ctx.db.$transaction(async (tx) => {
    const row = { id, type, createdAt, receivedAt: ctx.clock.now(), customerId };
    const { count } = await tx.stripeEvent.createMany({ data: row, skipDuplicates: true });
    if (count === 0 || !heardEvents.has(type) || !customerId) return;
    const account = await tx.billingAccount.findUnique({ where: { customerId }, select: { companyId: true } });
    if (account) await enqueue(tx, syncBilling, account);
    else log().error({ event: id, type }, 'event of an unknown customer');
  });
  return { received: true };
}

/** Returns the customer that an event is about: its object, or the object's owner. */
function customerOf({ type, data }: StripeEvent): string | null {
  const thing = Object(data.object);
  const customer: unknown = type.startsWith('customer.') && thing.object === 'customer' ? thing.id : thing.customer;
  const id: unknown = typeof customer === 'object' && customer !== null ? Object(customer).id : customer;
  return typeof id === 'string' ? id : null;
}

/**
 * Returns a company's billing account, creating it if needed, and locks it until the transaction ends, so that counting
 * seats and changing the plan wait. Lock it after places, and only new rows after it.
 */
export async function lockBillingAccount(tx: Transaction, companyId: number): Promise<BillingAccount> {
  await tx.$executeRaw`INSERT INTO billing_accounts (company_id) VALUES (${companyId}) ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT company_id FROM billing_accounts WHERE company_id = ${companyId} FOR UPDATE`;
  return tx.billingAccount.findUniqueOrThrow({ where: { companyId } });
}

/** Refreshes the plan on the open pages of a company's administrators once this commits. */
export async function announceBilling(tx: Transaction, companyId: number): Promise<void> {
  await announceInTransaction(tx, 'emit', billingRoom(companyId), 'billing', { companyId });
}

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
