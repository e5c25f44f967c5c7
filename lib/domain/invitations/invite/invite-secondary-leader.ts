import { invitePerson } from '#/lib/domain/invitations/invite/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { leadsAlready, placeInTeam } from '#/lib/domain/invitations/positions/place-in-team.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/** Invites a person to be the secondary leader of a team; throws `invalid` when it has one or they lead it. */
export async function inviteSecondaryLeader(ctx: UserCtx, teamId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId, canChangeLeaders);
    if (team.secondaryLeaderId !== null)
      throw invalid('This team has a secondary leader already. Please change the secondary leader instead.');
    return {
      place: placeInTeam(team, 'secondary_leader'),
      objection: ({ id }) => (team.leaderId === id ? leadsAlready : null),
    };
  });
}
