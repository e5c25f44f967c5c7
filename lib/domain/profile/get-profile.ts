import { presentProfile } from '#/lib/domain/profile/profile.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the signed-in person as the profile form needs them. */
export async function getProfile(ctx: UserCtx) {
  const person = await ctx.db.user.findUniqueOrThrow({
    where: { id: ctx.actor.userId, companyId: ctx.company.id },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      seniorityId: true,
      timeZoneId: true,
      timeZone: true,
      imageName: true,
    },
  });
  return presentProfile(person);
}
