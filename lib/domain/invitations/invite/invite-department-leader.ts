import { invitePerson } from '#/lib/domain/invitations/invite/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { placeInCompany } from '#/lib/domain/invitations/positions/place-in-company.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Invites a person to create and lead a department; throws `not_found` for another company. */
export async function inviteDepartmentLeader(ctx: UserCtx, companyId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async () => ({
    place: placeInCompany(ctx, companyId, 'department_leader'),
    // One person may lead several departments.
    objection: () => null,
  }));
}
