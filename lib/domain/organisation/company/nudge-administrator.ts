import { type Nudged, nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Reminds an Administrator as `nudgePerson` does; throws `not_found` for another company and for anybody else. */
export async function nudgeAdministrator(
  ctx: UserCtx,
  companyId: number,
  { email }: { email: string },
): Promise<Nudged> {
  const person =
    companyId === ctx.company.id &&
    (await ctx.db.user.findFirst({ where: { companyId, email, administrator: { isNot: null } } }));
  if (!person) throw notFound();
  return nudgePerson(ctx, person);
}
