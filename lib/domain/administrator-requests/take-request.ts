import type { AdministratorRequest, User } from '#/generated/prisma/client.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound, Problem } from '#/lib/platform/errors.ts';

/**
 * Removes and returns the open request of a person: of parallel answers exactly one gets it. Locks the person and the
 * company until the transaction ends. Throws `not_found` for another company and for a person without a request,
 * `forbidden` for a caller who was just removed.
 */
export async function takeRequest(
  tx: Transaction,
  ctx: UserCtx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<AdministratorRequest & { user: User }> {
  if (companyId !== ctx.company.id) throw notFound();
  // People before the company: the lock order of everything that changes roles and places.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  if (!(await tx.administrator.findUnique({ where: { userId: ctx.actor.userId } }))) throw forbidden();
  const request = await tx.administratorRequest.findFirst({
    where: { userId, companyId, user: { blockedAt: null } },
    include: { user: true },
  });
  if (!request) throw new Problem('not_found', 'This request has been answered or withdrawn.');
  await tx.administratorRequest.delete({ where: { userId } });
  return request;
}
