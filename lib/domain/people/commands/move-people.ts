import type * as z from 'zod';
import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import { joinTeam } from '#/lib/domain/invitations/steps/join-team.ts';
import type { moveBody } from '#/lib/domain/people/schema.ts';
import { doForEach } from '#/lib/domain/people/steps/do-for-each.ts';
import { leaveAsMember } from '#/lib/domain/people/steps/leave-as-member.ts';
import { lockMemberships } from '#/lib/domain/people/steps/lock-memberships.ts';
import { getManagedTeam } from '#/lib/domain/places/steps/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Makes people members of a team, and of no other unless told otherwise; answers for each whether that was done. Throws
 * what `getManagedTeam` throws of the team.
 */
export async function movePeople(ctx: UserCtx, { people, teamId, leave }: z.output<typeof moveBody>) {
  const { companyId } = await getManagedTeam(ctx.db, ctx, teamId);
  const answer = await doForEach(ctx, people, async ({ user }) => {
    if (!user) return inWords(message('people.answers.notJoined'));
    return inTransaction(ctx.db, async (tx) => {
      const held = await lockMemberships(tx, ctx, user.id, teamId);
      const left = leave ? held.filter((id) => id !== teamId) : [];
      if (held.includes(teamId) && left.length === 0) return inWords(message('people.answers.isMember'));
      const place = { companyId, kind: 'team_member', departmentId: null, teamId } as const;
      const joining = { ...place, person: user, keepPrevious: null, now: ctx.clock.now() };
      const joined = await joinTeam(tx, ctx, joining, teamId);
      if (joined.length === 0 && !held.includes(teamId)) return inWords(message('people.answers.leads'));
      await leaveAsMember(tx, ctx, user.id, left);
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
