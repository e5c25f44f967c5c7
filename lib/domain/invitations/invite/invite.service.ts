import { invitePerson } from '#/lib/domain/invitations/invite/invitation.service.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { placeInCompany, placeInTeam } from '#/lib/domain/invitations/positions/place.service.ts';
import { guardSuccessor } from '#/lib/domain/invitations/positions/team-leader.service.ts';
import { lockPlaces, type Place } from '#/lib/domain/places/locks/lock-places.ts';
import { getManagedDepartment, getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Invites an administrator. Throws `not_found` for another company, `invalid` if the person already is one. */
export async function inviteAdministrator(ctx: UserCtx, companyId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => ({
    place: placeInCompany(ctx, companyId, 'company_administrator'),
    objection: async ({ id }) => {
      const administrator = await tx.administrator.findUnique({ where: { userId: id } });
      return administrator ? 'administrator' : null;
    },
  }));
}

/** Invites a person to create and lead a department. Throws `not_found` for another company. */
export async function inviteDepartmentLeader(ctx: UserCtx, companyId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async () => ({
    place: placeInCompany(ctx, companyId, 'department_leader'),
    // One person may lead several departments.
    objection: () => null,
  }));
}

/**
 * Invites a person to take over a department. Throws `invalid` if they lead it, and what `getManagedDepartment`,
 * `guardSuccessor` and `invitePerson` throw.
 */
export async function inviteNewDepartmentLeader(
  ctx: UserCtx,
  departmentId: number,
  person: InvitedPerson & { keep: boolean },
) {
  return invitePerson(ctx, person, async (tx) => {
    const { companyId, leaderId } = await getManagedDepartment(tx, ctx, departmentId);
    const place: Place = { companyId, kind: 'department_leader', departmentId, teamId: null };
    await lockPlaces(tx, [place], [ctx.actor.userId]);
    await guardSuccessor(tx, ctx, place);
    return {
      place,
      objection: ({ id }) => (leaderId === id ? 'departmentLeader' : null),
    };
  });
}

/**
 * Invites a person to create and lead a team in a department. Throws what `getManagedDepartment` and `invitePerson`
 * throw.
 */
export async function inviteTeamLeader(ctx: UserCtx, departmentId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => {
    const { companyId } = await getManagedDepartment(tx, ctx, departmentId);
    // One person may lead several teams.
    return { place: { companyId, kind: 'team_leader', departmentId, teamId: null }, objection: () => null };
  });
}

type Successor = InvitedPerson & { keep: boolean };
type Chosen = { userId: number; keep: boolean };

/**
 * Invites a person, or a colleague by id, to take over a team. Throws `invalid` if they lead it, and what
 * `getColleague`, `getManagedTeam`, `guardSuccessor` and `invitePerson` throw. A secondary leader may not do this.
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
      objection: ({ id }) => (team.leaderId === id ? 'leader' : null),
    };
  });
}

/** Returns a person of the company as someone to invite. Throws `invalid` for people who can't lead anything. */
async function getColleague(ctx: UserCtx, id: number): Promise<InvitedPerson> {
  const colleague = await ctx.db.user.findFirst({
    where: { id, companyId: ctx.company.id, confirmedAt: { not: null }, blockedAt: null },
    select: { email: true, firstName: true, lastName: true },
  });
  if (!colleague) throw invalid(message('invitations.answers.choosePerson'));
  return colleague;
}

/**
 * Invites a secondary leader to a team. Throws `invalid` if it has one, or if they lead it, and what `getManagedTeam`
 * and `invitePerson` throw.
 */
export async function inviteSecondaryLeader(ctx: UserCtx, teamId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId, canChangeLeaders);
    if (team.secondaryLeaderId !== null) throw invalid(message('invitations.answers.hasSecondary'));
    return {
      place: placeInTeam(team, 'secondary_leader'),
      objection: ({ id }) => (team.leaderId === id ? 'leader' : null),
    };
  });
}

/**
 * Invites a person to replace the secondary leader. Throws `invalid` if they already lead the team or help to, and what
 * `getManagedTeam` and `invitePerson` throw.
 */
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
        if (team.leaderId === id) return 'leader';
        return team.secondaryLeaderId === id ? 'secondaryLeader' : null;
      },
    };
  });
}

/** Invites a person to a team. Throws `invalid` if they are part of it, and what `getManagedTeam` throws. */
export async function inviteMember(ctx: UserCtx, teamId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => {
    const team = await getManagedTeam(tx, ctx, teamId);
    return {
      place: placeInTeam(team, 'team_member'),
      objection: async ({ id: userId }) => {
        if (team.leaderId === userId) return 'leader';
        if (team.secondaryLeaderId === userId) return 'secondaryLeader';
        const membership = await tx.teamMember.findUnique({ where: { teamId_userId: { teamId, userId } } });
        return membership ? 'member' : null;
      },
    };
  });
}
