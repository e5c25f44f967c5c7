import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the condition for the department drafts that this person may finish: those they began or lead and, for an
 * administrator, those that an invited leader hasn't finished.
 */
export function openDepartments(ctx: UserCtx) {
  const managed = ctx.actor.role === 'Administrator' ? [{ leaderId: { not: null } }] : [];
  return { ...ofCompany(ctx), OR: [...ownWays(ctx), ...managed] };
}

/**
 * Returns the condition for the team drafts that this person may finish: those they began or lead. It adds drafts that
 * someone else leads: for an administrator all of these, for a department leader those in their departments.
 */
export function openTeams(ctx: UserCtx) {
  const { role, userId } = ctx.actor;
  const above = role === 'Administrator' ? {} : { department: { leaderId: userId } };
  const isAbove = role === 'Administrator' || role === 'Department Leader';
  return { ...ofCompany(ctx), OR: [...ownWays(ctx), ...(isAbove ? [{ leaderId: { not: null }, ...above }] : [])] };
}

/** Returns the condition for drafts of the company, including the person's own. */
export const ofCompany = (ctx: UserCtx) => ({ companyId: ctx.company.id, completedAt: null });
export const ownWays = ({ actor: { userId } }: UserCtx) => [{ creatorId: userId }, { leaderId: userId }];
