import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { MEMBERSHIP_PATH } from '#/lib/domain/billing/constants.ts';
import { requireOwnCompany } from '#/lib/domain/billing/seats/require-own-company.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { askStripe } from '#/lib/platform/stripe/stripe.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Opens Stripe's page on which the company's subscription is managed, and returns its address. The customer follows
 * from the company alone. Throws `not_found` for another company and for another company's checkout page, `invalid`
 * where nobody has paid yet, `unavailable` where Stripe does not answer.
 */
export async function createPortalSession(
  ctx: UserCtx,
  { sessionId, companyId: requestedCompanyId }: { sessionId?: string | undefined; companyId?: number | undefined },
): Promise<{ url: string }> {
  const companyId = ctx.company.id;
  requireOwnCompany(ctx, requestedCompanyId);
  if (sessionId !== undefined && (await ctx.db.checkoutAttempt.count({ where: { companyId, sessionId } })) === 0)
    throw notFound();
  return askStripe(async (client) => {
    const account = await ctx.db.billingAccount.findUnique({ where: { companyId } });
    if (!account?.customerId) throw invalid(message('billing.answers.noCustomer'));
    const { url } = await client.billingPortal.sessions.create({
      customer: account.customerId,
      return_url: `${env().APP_URL}${MEMBERSHIP_PATH}&managed=1`,
    });
    await ctx.db.$transaction((tx) =>
      recordAct(tx, ctx, { action: 'billing.portal', subject: `company:${companyId}` }),
    );
    return { url };
  });
}
