import type * as z from 'zod';
import { withdrawInvitations } from '#/lib/domain/invitations/open-invitations/withdraw-invitations.ts';
import { doForEachPerson } from '#/lib/domain/people/bulk/do-for-each-person.ts';
import { lockMemberships } from '#/lib/domain/people/bulk/lock-memberships.ts';
import { removeFromTeams } from '#/lib/domain/people/bulk/remove-from-teams.ts';
import { listOpenPlaces } from '#/lib/domain/people/import-changes/list-open-places.ts';
import type { removeBody } from '#/lib/domain/people/people.schema.ts';
import { getManagedTeam } from '#/lib/domain/places/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Takes people out of one team or of all, and withdraws their open invitations. Returns for each whether that was done.
 * Leaders stay: another one is chosen on the page of the team. Throws as `getManagedTeam` does.
 */
export async function removePeople(ctx: UserCtx, { people, teamId }: z.output<typeof removeBody>) {
  if (teamId !== undefined) await getManagedTeam(ctx.db, ctx, teamId);
  const answer = await doForEachPerson(ctx, people, async ({ user, email }) => {
    const leftCount = user ? await leave(ctx, user.id, teamId) : await withdraw(ctx, email, teamId);
    return leftCount > 0 ? null : inWords(message(user ? 'people.answers.noMember' : 'people.answers.notInvited'));
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
