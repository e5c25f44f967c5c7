import { invitePerson } from '#/lib/domain/invitations/invite/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { leadsAlready, leadsSecondAlready, placeInTeam } from '#/lib/domain/invitations/positions/place-in-team.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Invites a person into a team; throws `invalid` when they are part of it, and as `getManagedTeam` does. */
export async function inviteMember(ctx: UserCtx, teamId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId);
    return {
      place: placeInTeam(team, 'team_member'),
      objection: async ({ id: userId }) => {
        if (team.leaderId === userId) return leadsAlready;
        if (team.secondaryLeaderId === userId) return leadsSecondAlready;
        const membership = await tx.teamMember.findUnique({ where: { teamId_userId: { teamId, userId } } });
        return membership ? 'is already a member of this team.' : null;
      },
    };
  });
}
