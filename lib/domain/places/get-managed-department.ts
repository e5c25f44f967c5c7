import type { Prisma } from '#/generated/prisma/client.ts';
import { canManageDepartment } from '#/lib/domain/places/places.policy.ts';
import { shownPlaces } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

const include = { leader: true } satisfies Prisma.DepartmentInclude;
type DepartmentWithLeader = Prisma.DepartmentGetPayload<{ include: typeof include }>;

/**
 * Returns a department that this person may manage, with its leader. Throws `not_found` for an unknown or foreign
 * department, `forbidden` for one in the same company that somebody else leads.
 */
export async function getManagedDepartment(tx: Transaction, ctx: UserCtx, id: number): Promise<DepartmentWithLeader> {
  const department = await tx.department.findFirst({
    where: { id, companyId: ctx.company.id, ...shownPlaces },
    include,
  });
  if (!department) throw notFound();
  if (!canManageDepartment(ctx.actor, department)) throw forbidden();
  return department;
}
