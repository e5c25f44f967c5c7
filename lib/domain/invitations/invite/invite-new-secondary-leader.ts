import { invitePerson } from '#/lib/domain/invitations/invite/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { leadsAlready, leadsSecondAlready, placeInTeam } from '#/lib/domain/invitations/positions/place-in-team.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Invites a person to replace the secondary leader; throws `invalid` when they are one of the two leaders. */
export async function inviteNewSecondaryLeader(
  ctx: UserCtx,
  teamId: number,
  person: InvitedPerson & { keep: boolean },
) {
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId, canChangeLeaders);
    return {
      place: placeInTeam(team, 'secondary_leader'),
      objection: ({ id }) => {
        if (team.leaderId === id) return leadsAlready;
        return team.secondaryLeaderId === id ? leadsSecondAlready : null;
      },
    };
  });
}
