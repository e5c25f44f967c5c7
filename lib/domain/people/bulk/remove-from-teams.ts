import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/raise-link-version.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Takes a member out of locked teams and ends the share links of those teams, which they know. */
export async function removeFromTeams(tx: Transaction, ctx: UserCtx, userId: number, teamIds: readonly number[]) {
  for (const teamId of teamIds) {
    const team = await tx.team.findUniqueOrThrow({ where: { id: teamId } });
    await tx.teamMember.delete({ where: { teamId_userId: { teamId, userId } } });
    await raiseLinkVersion(tx, { companyId: team.companyId, kind: 'team_member', id: teamId }, ctx.clock.now());
    await recordAct(tx, ctx, {
      action: 'team.member-remove',
      subject: `team:${teamId}`,
      details: { userId },
      facts: { userId, team },
      roleChanges: [userId],
    });
  }
}
