import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/lock-team.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Deletes a team with its check-ins, figures and invitations; the people stay in the company. Throws what
 * `getManagedTeam` throws; a secondary leader may not.
 */
export async function deleteTeam(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (tx) => {
    const { name, leaderId, secondaryLeaderId } = await lockTeam(tx, ctx, id, canChangeLeaders);
    const members = await tx.teamMember.findMany({ where: { teamId: id }, select: { userId: true } });
    await tx.team.delete({ where: { id } });
    const details = { name, members: members.length };
    await recordAct(tx, ctx, {
      action: 'team.delete',
      subject: `team:${id}`,
      details,
      roleChanges: [leaderId, secondaryLeaderId, ...members.map(({ userId }) => userId)],
    });
  });
  return {};
}
