import { entitlement, refusesSeats } from '#/lib/domain/billing/plans/plans.ts';
import { countSeats } from '#/lib/domain/billing/seats/count-seats.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Throws `forbidden`, in words for a person from outside, where the company's plan has no seat left for one more
 * person. It checks no address: the answer must not tell whether one is invited. The seat is taken later.
 */
export async function requireFreeSeat(
  tx: Transaction,
  { clock }: Ctx,
  { id: companyId, name: company }: { id: number; name: string },
): Promise<void> {
  if (!hasStripe()) return;
  const now = clock.now();
  const account = await tx.billingAccount.findUnique({ where: { companyId } });
  const { maxUsers } = entitlement(account, now);
  if (maxUsers === null || !account?.overSince) return;
  const { taken: seats } = await countSeats(tx, companyId, now);
  if (refusesSeats({ seats, maxUsers, overSince: account.overSince }, 1, now))
    throw forbidden(message('billing.answers.linkFull', { company }));
}
