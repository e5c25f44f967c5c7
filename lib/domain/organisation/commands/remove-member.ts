import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { notifyOfLeaving } from '#/lib/domain/notifications/commands/notify-of-leaving.ts';
import { announceRejoin } from '#/lib/domain/organisation/commands/announce-rejoin.ts';
import { lockAddress, lockTeam } from '#/lib/domain/organisation/commands/lock-rows.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Takes a person out of a team; the account and the figures of the past stay. Throws `not_found` for somebody who is not
 * a member, and what `getManagedTeam` throws.
 */
export async function removeMember(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  await ctx.db.$transaction(async (tx) => {
    await lockAddress(tx, ctx, email);
    const team = await lockTeam(tx, ctx, id);
    const member = await tx.teamMember.findFirst({ where: { teamId: id, user: { email } }, select: { userId: true } });
    if (!member) throw notFound();
    const { userId } = member;
    await tx.teamMember.delete({ where: { teamId_userId: { teamId: id, userId } } });
    await recordAudit(tx, ctx, { action: 'team.member-remove', subject: `team:${id}`, details: { userId } });
    await notifyOfLeaving(tx, ctx, { userId, as: 'member', of: team });
    await announceRejoin(tx, [userId]);
  });
  return {};
}
