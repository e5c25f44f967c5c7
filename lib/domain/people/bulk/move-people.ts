import type * as z from 'zod';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { joinTeam } from '#/lib/domain/invitations/positions/join-team.ts';
import { doForEachPerson } from '#/lib/domain/people/bulk/do-for-each-person.ts';
import { lockMemberships } from '#/lib/domain/people/bulk/lock-memberships.ts';
import { removeFromTeams } from '#/lib/domain/people/bulk/remove-from-teams.ts';
import type { moveBody } from '#/lib/domain/people/people.schema.ts';
import { getManagedTeam } from '#/lib/domain/places/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Makes people members of a team, and with `leave` of no other. Returns for each whether that was done. Throws as
 * `getManagedTeam` does.
 */
export async function movePeople(ctx: UserCtx, { people, teamId, leave }: z.output<typeof moveBody>) {
  const { companyId } = await getManagedTeam(ctx.db, ctx, teamId);
  const answer = await doForEachPerson(ctx, people, async ({ user }) => {
    if (!user) return inWords(message('people.answers.notJoined'));
    if (user.suspendedAt) return inWords(message('people.answers.restoreFirst'));
    return inTransaction(ctx.db, async (tx) => {
      const teamIds = await lockMemberships(tx, ctx, user.id, teamId);
      const leftTeamIds = leave ? teamIds.filter((id) => id !== teamId) : [];
      if (teamIds.includes(teamId) && leftTeamIds.length === 0) return inWords(message('people.answers.isMember'));
      const place = { companyId, kind: 'team_member', departmentId: null, teamId } as const;
      const joining = { ...place, person: user, keepPrevious: null, now: ctx.clock.now() };
      const affectedUserIds = await joinTeam(tx, ctx, joining, teamId);
      if (affectedUserIds.length === 0 && !teamIds.includes(teamId)) return inWords(message('people.answers.leads'));
      await removeFromTeams(tx, ctx, user.id, leftTeamIds);
      await recordAct(tx, ctx, {
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
