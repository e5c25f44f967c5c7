import type { Team } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { getColleague } from '#/lib/domain/invitations/steps/get-colleague.ts';
import { guardSuccessor } from '#/lib/domain/invitations/steps/guard-successor.ts';
import { invitePerson } from '#/lib/domain/invitations/steps/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/steps/store-invitations.ts';
import { canChangeLeaders } from '#/lib/domain/places/policy.ts';
import { getManagedTeam } from '#/lib/domain/places/steps/get-managed-team.ts';
import { lockPlaces, type Place } from '#/lib/domain/places/steps/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

type Successor = InvitedPerson & { keep: boolean };
type Chosen = { userId: number; keep: boolean };

/** Invites a person into a team; throws `invalid` when they are part of it, and as `getManagedTeam` does. */
export async function inviteMember(ctx: UserCtx, teamId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId);
    return {
      place: placeIn(team, 'team_member'),
      objection: async ({ id: userId }) => {
        if (team.leaderId === userId) return leads;
        if (team.secondaryLeaderId === userId) return leadsSecond;
        const membership = await tx.teamMember.findUnique({ where: { teamId_userId: { teamId, userId } } });
        return membership ? 'is a member of this team already.' : null;
      },
    };
  });
}

/**
 * Invites a person, or a colleague by id, to take over a team; throws `invalid` when they lead it and as `getColleague`
 * and `guardSuccessor` do. A secondary leader may not do this.
 */
export async function inviteNewTeamLeader(ctx: UserCtx, teamId: number, successor: Successor | Chosen) {
  const person =
    'userId' in successor ? { ...(await getColleague(ctx, successor.userId)), keep: successor.keep } : successor;
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId, canChangeLeaders);
    const place = placeIn(team, 'team_leader');
    await lockPlaces(tx, [place], [ctx.actor.userId]);
    await guardSuccessor(tx, ctx, place);
    return {
      place,
      objection: ({ id }) => (team.leaderId === id ? leads : null),
    };
  });
}

/** Invites a person to be the secondary leader of a team; throws `invalid` when it has one or they lead it. */
export async function inviteSecondaryLeader(ctx: UserCtx, teamId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId, canChangeLeaders);
    if (team.secondaryLeaderId !== null)
      throw invalid('This team has a secondary leader already. Please change the secondary leader instead.');
    return { place: placeIn(team, 'secondary_leader'), objection: ({ id }) => (team.leaderId === id ? leads : null) };
  });
}

/** Invites a person to replace the secondary leader; throws `invalid` when they are one of the two leaders. */
export async function inviteNewSecondaryLeader(ctx: UserCtx, teamId: number, person: Successor) {
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId, canChangeLeaders);
    return {
      place: placeIn(team, 'secondary_leader'),
      objection: ({ id }) => {
        if (team.leaderId === id) return leads;
        return team.secondaryLeaderId === id ? leadsSecond : null;
      },
    };
  });
}

const leads = 'leads this team already.';
const leadsSecond = 'is the secondary leader of this team already.';

function placeIn({ id, companyId }: Team, kind: InvitationKind): Place {
  return { companyId, kind, departmentId: null, teamId: id };
}
