import { invitePerson } from '#/lib/domain/invitations/steps/invite-person.ts';
import { placeInCompany } from '#/lib/domain/invitations/steps/place-in-company.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/steps/store-invitations.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Invites a person to create and lead a department; throws `not_found` for another company. */
export async function inviteDepartmentLeader(ctx: UserCtx, companyId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async () => ({
    place: placeInCompany(ctx, companyId, 'department_leader'),
    // One person may lead several departments.
    objection: () => null,
  }));
}
