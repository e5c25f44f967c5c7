import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/** Returns a person of the company as one to invite; throws `invalid` for a person who cannot lead anything in it. */
export async function getColleague(ctx: UserCtx, id: number): Promise<InvitedPerson> {
  const colleague = await ctx.db.user.findFirst({
    where: { id, companyId: ctx.company.id, confirmedAt: { not: null }, blockedAt: null },
    select: { email: true, firstName: true, lastName: true },
  });
  if (!colleague) throw invalid('Please choose a person of your company.');
  return colleague;
}
