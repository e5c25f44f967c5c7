import { type Nudged, nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import { getManagedTeam } from '#/lib/domain/places/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Reminds a member of a team as `nudgePerson` does; throws `not_found` for somebody who is not in the team. */
export async function nudgeMember(ctx: UserCtx, teamId: number, { email }: { email: string }): Promise<Nudged> {
  await getManagedTeam(ctx.db, ctx, teamId);
  const companyId = ctx.company.id;
  const person = await ctx.db.user.findFirst({ where: { companyId, email, memberships: { some: { teamId } } } });
  if (!person) throw notFound();
  return nudgePerson(ctx, person);
}
