import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { Place } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Returns the place that a person is invited to in the company itself; throws `not_found` for another company. */
export function placeInCompany({ company }: UserCtx, companyId: number, kind: InvitationKind): Place {
  if (company.id !== companyId) throw notFound();
  return { companyId, kind, departmentId: null, teamId: null };
}
