import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns which department drafts this person may finish: those they began or lead and, for an Administrator, those
 * that an invited leader has not finished.
 */
export function openDepartments(ctx: UserCtx) {
  const managed = ctx.actor.role === 'Administrator' ? [{ leaderId: { not: null } }] : [];
  return { ...ofCompany(ctx), OR: [...ownWays(ctx), ...managed] };
}

/** Returns which team drafts this person may finish; a Department Leader also those in their departments. */
export function openTeams(ctx: UserCtx) {
  const { role, userId } = ctx.actor;
  const above = role === 'Administrator' ? {} : { department: { leaderId: userId } };
  const isAbove = role === 'Administrator' || role === 'Department Leader';
  return { ...ofCompany(ctx), OR: [...ownWays(ctx), ...(isAbove ? [{ leaderId: { not: null }, ...above }] : [])] };
}

/** Returns the condition for drafts of the company, including the person's own. */
export const ofCompany = (ctx: UserCtx) => ({ companyId: ctx.company.id, completedAt: null });
export const ownWays = ({ actor: { userId } }: UserCtx) => [{ creatorId: userId }, { leaderId: userId }];
