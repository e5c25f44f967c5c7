import type { Output } from '#/lib/api/endpoint.ts';
import type { getPrivacyContract } from '#/lib/domain/privacy/privacy.contract.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the company's privacy settings and the number of people with an account in use. */
export async function getPrivacy(ctx: UserCtx): Promise<Output<typeof getPrivacyContract>> {
  const { _count, ...settings } = await ctx.db.company.findUniqueOrThrow({
    where: { id: ctx.company.id },
    select: {
      minimumGroupSize: true,
      isMoreCareful: true,
      _count: { select: { users: { where: { confirmedAt: { not: null }, blockedAt: null } } } },
    },
  });
  return { ...settings, peopleCount: _count.users };
}
