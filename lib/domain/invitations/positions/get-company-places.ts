import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { FindPlaces } from '#/lib/domain/invitations/positions/find-places.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Returns the places of the company itself; throws `not_found` for another company. */
export function getCompanyPlaces(...kinds: InvitationKind[]): FindPlaces {
  return async (_tx, { company }, id) => {
    if (company.id !== id) throw notFound();
    return { companyId: id, departmentId: null, teamId: null, kinds };
  };
}
