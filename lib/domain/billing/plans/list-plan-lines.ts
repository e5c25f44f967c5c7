import { wordBillingDay } from '#/lib/domain/billing/billing.present.ts';
import { findPrice } from '#/lib/domain/billing/checkout/find-price.ts';
import { FREE_PLAN_USERS, type PlanState } from '#/lib/domain/billing/constants.ts';
import { entitlement } from '#/lib/domain/billing/plans/plans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const lineOf: Partial<Record<PlanState, 'renews' | 'ends' | 'pastDue'>> = {
  active: 'renews',
  cancels: 'ends',
  past_due: 'pastDue',
};

/** Returns lines about the company's plan: its name, its price, and its next change. */
export async function listPlanLines({ db, company, clock }: UserCtx): Promise<string[]> {
  const words = wordsFor(defaultLocale, 'billing.lines');
  if (!hasStripe()) return [words('noLimit')];
  const account = await db.billingAccount.findUnique({ where: { companyId: company.id } });
  const { plan, state, until } = entitlement(account, clock.now());
  if (plan === 'free') return [words('free', { max: FREE_PLAN_USERS })];
  const price = await findPrice(clock, defaultLocale);
  const line = lineOf[state];
  return [
    words('unlimited'),
    ...(price ? [words('price', { price })] : []),
    ...(line && until ? [words(line, { day: wordBillingDay(defaultLocale, until) })] : []),
  ];
}
