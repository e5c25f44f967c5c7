import { ownDrafts } from '#/lib/domain/organisation/queries/read-own-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The company and the unfinished teams of this person, newest first. */
export async function listTeamDrafts(ctx: UserCtx) {
  const teams = await ctx.db.team.findMany({
    where: ownDrafts(ctx),
    select: { id: true, name: true },
    orderBy: { id: 'desc' },
    take: 50,
  });
  return { company: { id: ctx.company.id, name: ctx.company.name }, teams };
}
