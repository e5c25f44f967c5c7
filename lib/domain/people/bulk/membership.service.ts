import type * as z from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { withdrawInvitations } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { joinTeam } from '#/lib/domain/invitations/positions/team-leader.service.ts';
import { doForEachPerson, lockMemberships } from '#/lib/domain/people/bulk/bulk.service.ts';
import { listOpenPlaces } from '#/lib/domain/people/import-changes/import-place.service.ts';
import type { moveBody, removeBody } from '#/lib/domain/people/people.schema.ts';
import { rotateLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Makes people members of a team and, with `leave`, takes them out of all others. Returns for each person whether that
 * was done. Throws what `getManagedTeam` throws.
 */
export async function movePeople(ctx: UserCtx, { people, teamId, leave }: z.output<typeof moveBody>) {
  const { companyId } = await getManagedTeam(ctx.db, ctx, teamId);
  const answer = await doForEachPerson(ctx, people, async ({ user }) => {
    if (!user) return message('people.answers.notJoined');
    if (user.suspendedAt) return message('people.answers.restoreFirst');
    return inTransaction(ctx.db, async (tx) => {
      const teamIds = await lockMemberships(tx, ctx, user.id, teamId);
      const leftTeamIds = leave ? teamIds.filter((id) => id !== teamId) : [];
      if (teamIds.includes(teamId) && leftTeamIds.length === 0) return message('people.answers.isMember');
      const place = { companyId, kind: 'team_member', departmentId: null, teamId } as const;
      const joining = { ...place, person: user, keepPrevious: null, now: ctx.clock.now() };
      const affectedUserIds = await joinTeam(tx, ctx, joining, teamId);
      if (affectedUserIds.length === 0 && !teamIds.includes(teamId)) return message('people.answers.leads');
      await removeFromTeams(tx, ctx, user.id, leftTeamIds);
      await recordEvent(tx, ctx, {
        action: 'team.member-move',
        subject: `team:${teamId}`,
        details: { userId: user.id },
        roleChanges: [user.id],
      });
      return null;
    });
  });
  return { ...answer, message: message('people.answers.moved', { count: answer.doneCount }) };
}

/** Takes a member out of locked teams, and ends the share links of those teams, which the member knows. */
export async function removeFromTeams(
  tx: Transaction,
  ctx: Ctx & Pick<UserCtx, 'company'>,
  userId: number,
  teamIds: readonly number[],
) {
  for (const teamId of teamIds) {
    const team = await tx.team.findUniqueOrThrow({ where: { id: teamId } });
    await tx.teamMember.delete({ where: { teamId_userId: { teamId, userId } } });
    await rotateLinkVersion(tx, { companyId: team.companyId, kind: 'team_member', id: teamId }, ctx.clock.now());
    await recordEvent(tx, ctx, {
      action: 'team.member-remove',
      subject: `team:${teamId}`,
      details: { userId },
      facts: { userId, team },
      roleChanges: [userId],
    });
  }
}

/**
 * Takes people out of one team or of all; for people without an account, withdraws their open invitations. Returns for
 * each person whether that was done. Leaders stay, because a new one is chosen on the team's page. Throws what
 * `getManagedTeam` throws.
 */
export async function removePeople(ctx: UserCtx, { people, teamId }: z.output<typeof removeBody>) {
  if (teamId !== undefined) await getManagedTeam(ctx.db, ctx, teamId);
  const answer = await doForEachPerson(ctx, people, async ({ user, email }) => {
    const leftCount = user ? await leave(ctx, user.id, teamId) : await withdraw(ctx, email, teamId);
    return leftCount > 0 ? null : message(user ? 'people.answers.noMember' : 'people.answers.notInvited');
  });
  return { ...answer, message: message('people.answers.removed', { count: answer.doneCount }) };
}

function leave(ctx: UserCtx, userId: number, teamId: number | undefined): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const teamIds = await lockMemberships(tx, ctx, userId);
    const leftTeamIds = teamIds.filter((id) => teamId === undefined || id === teamId);
    await removeFromTeams(tx, ctx, userId, leftTeamIds);
    return leftTeamIds.length;
  });
}

async function withdraw(ctx: UserCtx, email: string, teamId: number | undefined): Promise<number> {
  const places = await listOpenPlaces(ctx, email, teamId);
  for (const findPlaces of places) await withdrawInvitations(ctx, findPlaces, 0, email);
  return places.length;
}
