import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/**
 * Which unfinished departments this person may finish: those they began or lead, and as an Administrator those that an
 * invited leader has not finished.
 */
export function openDepartments(ctx: UserCtx) {
  const managed = ctx.actor.role === 'Administrator' ? [{ leaderId: { not: null } }] : [];
  return { ...ofCompany(ctx), OR: [...ownWays(ctx), ...managed] };
}

/** The same of teams, for a Department Leader in the departments that they lead. */
export function openTeams(ctx: UserCtx) {
  const { role, userId } = ctx.actor;
  const above = role === 'Administrator' ? {} : { department: { leaderId: userId } };
  const isAbove = role === 'Administrator' || role === 'Department Leader';
  return { ...ofCompany(ctx), OR: [...ownWays(ctx), ...(isAbove ? [{ leaderId: { not: null }, ...above }] : [])] };
}

const ofCompany = (ctx: UserCtx) => ({ companyId: ctx.company.id, completedAt: null });
const ownWays = ({ actor: { userId } }: UserCtx) => [{ creatorId: userId }, { leaderId: userId }];

/**
 * Which drafts this person may give up: their own that nobody else leads. Throws `invalid` during onboarding, whose
 * steps are about such drafts.
 */
export function discardableDrafts(ctx: UserCtx) {
  if (!ctx.actor.onboardingCompleted) throw invalid('Please finish onboarding first.');
  const unled = { OR: [{ leaderId: null }, { leaderId: ctx.actor.userId }] };
  return { ...ofCompany(ctx), AND: [{ OR: ownWays(ctx) }, unled] };
}
