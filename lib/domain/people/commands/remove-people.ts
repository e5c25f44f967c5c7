import type * as z from 'zod';
import { withdrawInvitations } from '#/lib/domain/invitations/steps/withdraw-invitations.ts';
import type { removeBody } from '#/lib/domain/people/schema.ts';
import { doForEach } from '#/lib/domain/people/steps/do-for-each.ts';
import { leaveAsMember } from '#/lib/domain/people/steps/leave-as-member.ts';
import { listOpenPlaces } from '#/lib/domain/people/steps/list-open-places.ts';
import { lockMemberships } from '#/lib/domain/people/steps/lock-memberships.ts';
import { getManagedTeam } from '#/lib/domain/places/steps/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Takes people out of one team or of all, and withdraws what they are only invited to; answers for each whether that
 * was done. Leaders stay: another one is chosen on the page of the team. Throws what `getManagedTeam` throws of the team.
 */
export async function removePeople(ctx: UserCtx, { people, teamId }: z.output<typeof removeBody>) {
  if (teamId !== undefined) await getManagedTeam(ctx.db, ctx, teamId);
  const answer = await doForEach(ctx, people, async ({ user, email }) => {
    const left = user ? await leave(ctx, user.id, teamId) : await withdraw(ctx, email, teamId);
    return left > 0 ? null : inWords(message(user ? 'people.answers.noMember' : 'people.answers.notInvited'));
  });
  return { ...answer, message: message('people.answers.removed', { count: answer.doneCount }) };
}

function leave(ctx: UserCtx, userId: number, teamId: number | undefined): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const held = await lockMemberships(tx, ctx, userId);
    const left = held.filter((id) => teamId === undefined || id === teamId);
    await leaveAsMember(tx, ctx, userId, left);
    return left.length;
  });
}

async function withdraw(ctx: UserCtx, email: string, teamId: number | undefined): Promise<number> {
  const places = await listOpenPlaces(ctx, email, teamId);
  for (const findPlaces of places) await withdrawInvitations(ctx, findPlaces, 0, email);
  return places.length;
}
