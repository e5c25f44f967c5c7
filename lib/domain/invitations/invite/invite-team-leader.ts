import { invitePerson } from '#/lib/domain/invitations/invite/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { getManagedDepartment } from '#/lib/domain/places/managed-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Invites a person to create and lead a team in a department; throws as `getManagedDepartment` and `invitePerson` do. */
export async function inviteTeamLeader(ctx: UserCtx, departmentId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => {
    const { companyId } = await getManagedDepartment(tx, ctx, departmentId);
    // One person may lead several teams.
    return { place: { companyId, kind: 'team_leader', departmentId, teamId: null }, objection: () => null };
  });
}
