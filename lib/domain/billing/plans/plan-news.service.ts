import { formatBillingDay, presentAlert } from '#/lib/domain/billing/billing.present.ts';
import { findPrice } from '#/lib/domain/billing/checkout/find-price.ts';
import { type AlertKind, FREE_PLAN_USERS, type MailedKind, type PlanState } from '#/lib/domain/billing/constants.ts';
import { billingNewsMail } from '#/lib/domain/billing/plans/billing-news.email.ts';
import { canManageBilling, canSeeAlert } from '#/lib/domain/billing/plans/plans.policy.ts';
import { entitlement, limitState, refusesSeats, untilOf } from '#/lib/domain/billing/plans/plans.ts';
import { countSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns the alert about the plan that this person sees on every page, or null. */
export async function findPlanAlert(ctx: UserCtx) {
  if (!hasStripe()) return null;
  const { db, company, clock, actor } = ctx;
  const now = clock.now();
  const account = await db.billingAccount.findUnique({ where: { companyId: company.id } });
  const plan = entitlement(account, now);
  const { taken: seats, people } =
    plan.maxUsers === null ? { taken: 0, people: 0 } : await countSeats(db, company.id, now);
  const overSince = account?.overSince ?? null;
  const isFirm = refusesSeats({ seats, maxUsers: plan.maxUsers, overSince }, 1, now);
  const kind = kindOf(plan.state, isFirm ? 'over' : limitState(seats, plan.maxUsers));
  if (!kind || !canSeeAlert(actor, kind)) return null;
  return presentAlert(ctx.locale, kind, {
    max: plan.maxUsers ?? 0,
    seats,
    people,
    // If no invitation has exceeded the limit yet, the 30 days begin with the next one.
    until: untilOf(kind, plan, { overSince, now }),
    isFirm,
    administrator: canManageBilling(actor) ? null : await findAdministrator(ctx),
  });
}

/** Returns the alert to show, or null: too many people come first, then money, then a limit that is near. */
function kindOf(state: PlanState, limit: ReturnType<typeof limitState>): AlertKind | null {
  if (limit === 'over') return 'limit_reached';
  if (state === 'past_due' || state === 'cancels' || state === 'ended') return state;
  return limit === 'near' ? 'near_limit' : null;
}

/** Returns the name of the person to ask: the administrator of longest standing. */
async function findAdministrator({ db, company }: UserCtx): Promise<string | null> {
  const administrator = await db.administrator.findFirst({
    where: { companyId: company.id, user: { blockedAt: null, confirmedAt: { not: null } } },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { user: { select: { firstName: true, lastName: true } } },
  });
  return administrator && `${administrator.user.firstName} ${administrator.user.lastName}`;
}

const lineOf: Partial<Record<PlanState, 'renews' | 'ends' | 'pastDue'>> = {
  active: 'renews',
  cancels: 'ends',
  past_due: 'pastDue',
};

/** Returns lines about the company's plan: name, price, and next change. */
export async function listPlanLines({ db, company, clock, locale }: UserCtx): Promise<string[]> {
  const t = wordsFor(locale, 'billing.lines');
  if (!hasStripe()) return [t('noLimit')];
  const account = await db.billingAccount.findUnique({ where: { companyId: company.id } });
  const { plan, state, until } = entitlement(account, clock.now());
  if (plan === 'free') return [t('free', { max: FREE_PLAN_USERS })];
  const price = await findPrice(clock, locale);
  const line = lineOf[state];
  return [
    t('unlimited'),
    ...(price ? [t('price', { price })] : []),
    ...(line && until ? [t(line, { day: formatBillingDay(locale, until) })] : []),
  ];
}

interface News {
  companyId: number;
  userId: number;
  kind: MailedKind;
  /** When it happened, in milliseconds since 1970. */
  at: number;
}

/** Emails news about the plan to a person who is still an administrator. */
export async function mailBillingNews(ctx: Ctx, { companyId, userId, kind, at }: News): Promise<void> {
  const administrator = await ctx.db.administrator.findFirst({
    where: { companyId, userId, user: { blockedAt: null } },
    include: { user: true, company: { include: { billingAccount: true } } },
  });
  if (!administrator) return;
  const { user, company } = administrator;
  const then = new Date(at);
  const plan = entitlement(company.billingAccount, then);
  const mail = billingNewsMail({
    locale: localeOf({ ...user, company }),
    kind,
    firstName: user.firstName,
    companyName: company.name,
    max: plan.maxUsers ?? 0,
    until: untilOf(kind, plan, { overSince: company.billingAccount?.overSince, now: then }),
  });
  const to = { name: `${user.firstName} ${user.lastName}`, address: user.email };
  await sendMail({ to, messageKey: `billing.${kind}.${companyId}.${userId}.${at}`, ...mail });
}
