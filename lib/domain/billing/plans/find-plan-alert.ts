import { presentAlert } from '#/lib/domain/billing/billing.present.ts';
import type { AlertKind, PlanState } from '#/lib/domain/billing/constants.ts';
import { canManageBilling, canSeeAlert } from '#/lib/domain/billing/plans/plans.policy.ts';
import { entitlement, limitState, refusesSeats, untilOf } from '#/lib/domain/billing/plans/plans.ts';
import { countSeats } from '#/lib/domain/billing/seats/count-seats.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/** Returns the alert about the plan that this person sees on every page, or null. */
export async function findPlanAlert(ctx: UserCtx) {
  if (!hasStripe()) return null;
  const { db, company, clock, actor } = ctx;
  const now = clock.now();
  const account = await db.billingAccount.findUnique({ where: { companyId: company.id } });
  const plan = entitlement(account, now);
  const seats = plan.maxUsers === null ? 0 : (await countSeats(db, company.id, now)).taken;
  const overSince = account?.overSince ?? null;
  const isFirm = refusesSeats({ seats, maxUsers: plan.maxUsers, overSince }, 1, now);
  const kind = kindOf(plan.state, isFirm ? 'over' : limitState(seats, plan.maxUsers));
  if (!kind || !canSeeAlert(actor, kind)) return null;
  return presentAlert(defaultLocale, kind, {
    max: plan.maxUsers ?? 0,
    seats,
    // Where no invitation has exceeded the limit yet, the 30 days begin with the next one.
    until: untilOf(kind, plan, { overSince, now }),
    isFirm,
    administrator: canManageBilling(actor) ? null : await findAdministrator(ctx),
  });
}

/** Too many people matter most, then money, then a limit that is near. */
function kindOf(state: PlanState, limit: ReturnType<typeof limitState>): AlertKind | null {
  if (limit === 'over') return 'limit_reached';
  if (state === 'past_due' || state === 'cancels' || state === 'ended') return state;
  return limit === 'near' ? 'near_limit' : null;
}

/** Returns the name of the person to ask: the Administrator who has been one for longest. */
async function findAdministrator({ db, company }: UserCtx): Promise<string | null> {
  const administrator = await db.administrator.findFirst({
    where: { companyId: company.id, user: { blockedAt: null, confirmedAt: { not: null } } },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { user: { select: { firstName: true, lastName: true } } },
  });
  return administrator && `${administrator.user.firstName} ${administrator.user.lastName}`;
}
