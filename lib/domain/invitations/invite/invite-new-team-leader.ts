import { invitePerson } from '#/lib/domain/invitations/invite/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { guardSuccessor } from '#/lib/domain/invitations/positions/guard-successor.ts';
import { leadsAlready, placeInTeam } from '#/lib/domain/invitations/positions/place-in-team.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

type Successor = InvitedPerson & { keep: boolean };
type Chosen = { userId: number; keep: boolean };

/**
 * Invites a person, or a colleague by id, to take over a team; throws `invalid` when they lead it and as `getColleague`
 * and `guardSuccessor` do. A secondary leader may not do this.
 */
export async function inviteNewTeamLeader(ctx: UserCtx, teamId: number, successor: Successor | Chosen) {
  const person =
    'userId' in successor ? { ...(await getColleague(ctx, successor.userId)), keep: successor.keep } : successor;
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId, canChangeLeaders);
    const place = placeInTeam(team, 'team_leader');
    await lockPlaces(tx, [place], [ctx.actor.userId]);
    await guardSuccessor(tx, ctx, place);
    return {
      place,
      objection: ({ id }) => (team.leaderId === id ? leadsAlready : null),
    };
  });
}

/** Returns a person of the company as one to invite; throws `invalid` for a person who cannot lead anything in it. */
async function getColleague(ctx: UserCtx, id: number): Promise<InvitedPerson> {
  const colleague = await ctx.db.user.findFirst({
    where: { id, companyId: ctx.company.id, confirmedAt: { not: null }, blockedAt: null },
    select: { email: true, firstName: true, lastName: true },
  });
  if (!colleague) throw invalid('Please choose a person of your company.');
  return colleague;
}
