import type { UserCtx } from '#/lib/platform/context.ts';

/** The company and the unfinished teams of this person, newest first. */
export async function listTeamDrafts(ctx: UserCtx) {
  const teams = await ctx.db.team.findMany({
    where: { companyId: ctx.company.id, creatorId: ctx.actor.userId, completedAt: null },
    select: { id: true, name: true },
    orderBy: { id: 'desc' },
    take: 50,
  });
  return { company: { id: ctx.company.id, name: ctx.company.name }, teams };
}
