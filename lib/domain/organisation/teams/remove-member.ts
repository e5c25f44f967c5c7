import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { lockPeople } from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/team.service.ts';
import { rotateLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Removes a person from a team and ends its share link; their account and past results stay. Throws `not_found` for
 * someone who isn't a member, and what `getManagedTeam` throws.
 */
export async function removeMember(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (tx) => {
    const person = await tx.user.findFirst({ where: { email, companyId: ctx.company.id }, select: { id: true } });
    await lockPeople(tx, ctx, { people: person ? [person.id] : [] });
    const team = await lockTeam(tx, ctx, id);
    const member = await tx.teamMember.findFirst({ where: { teamId: id, user: { email } }, select: { userId: true } });
    if (!member) throw notFound();
    const { userId } = member;
    await tx.teamMember.delete({ where: { teamId_userId: { teamId: id, userId } } });
    // The person may know the share link.
    await rotateLinkVersion(tx, { companyId: team.companyId, kind: 'team_member', id }, ctx.clock.now());
    await recordEvent(tx, ctx, {
      action: 'team.member-remove',
      subject: `team:${id}`,
      details: { userId },
      facts: { userId, team },
      roleChanges: [userId],
    });
  });
  return {};
}
