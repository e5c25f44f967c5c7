import { listRoleless } from '#/lib/domain/administrator-requests/list-roleless.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Returns the people who ask to become Administrators, the longest waiting first; throws `not_found` for another
 * company.
 */
export async function listAdministratorRequests(ctx: UserCtx, companyId: number) {
  if (companyId !== ctx.company.id) throw notFound();
  const requests = await ctx.db.administratorRequest.findMany({
    where: { companyId, user: { blockedAt: null } },
    select: {
      isNewcomer: true,
      askedAt: true,
      user: { select: { id: true, firstName: true, lastName: true, email: true } },
    },
    orderBy: [{ askedAt: 'asc' }, { userId: 'asc' }],
  });
  const roleless = await listRoleless(
    ctx.db,
    requests.map(({ user }) => user.id),
  );
  return {
    requests: requests.map(({ user, isNewcomer, askedAt }) => ({
      ...user,
      goesWhenRefused: isNewcomer && roleless.has(user.id),
      askedAt: askedAt.toISOString(),
    })),
  };
}
