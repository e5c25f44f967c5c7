import { randomUUID } from 'node:crypto';
import type { CheckoutAttempt } from '#/generated/prisma/client.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { lockBillingAccount } from '#/lib/domain/billing/account/lock-billing-account.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** An attempt that never got its page from Stripe is reused for this long only: nobody has its address. */
const SAME_MOMENT_MS = 60_000;

/**
 * Returns an attempt to pay in place of one that is over. Of two windows at the same moment the second gets the first
 * one's, so that Stripe makes one page for both.
 */
export async function openAttempt(
  ctx: UserCtx,
  { instead }: { instead: CheckoutAttempt | null },
): Promise<CheckoutAttempt> {
  const companyId = ctx.company.id;
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    await lockBillingAccount(tx, companyId);
    const last = await tx.checkoutAttempt.findFirst({ where: { companyId }, orderBy: { createdAt: 'desc' } });
    const isOver = instead?.sessionId && last?.id === instead.id;
    if (last && !isOver && now.getTime() - last.createdAt.getTime() < SAME_MOMENT_MS) return last;
    const attempt = { id: randomUUID(), companyId, actorId: ctx.actor.userId, createdAt: now };
    await recordAct(tx, ctx, { action: 'billing.checkout', subject: `company:${companyId}` });
    return tx.checkoutAttempt.create({ data: attempt });
  });
}
