import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { inviteMembers } from '#/lib/domain/invitations/commands/invite-members.ts';
import { invitationLimit } from '#/lib/domain/invitations/constants.ts';
import { notifyAdministratorsOfTeam } from '#/lib/domain/notifications/commands/notify-administrators-of-team.ts';
import { notifyDepartmentLeaderOfTeam } from '#/lib/domain/notifications/commands/notify-department-leader-of-team.ts';
import { announceRejoin } from '#/lib/domain/organisation/commands/announce-rejoin.ts';
import { ownDrafts } from '#/lib/domain/organisation/queries/read-own-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Finishes a draft: its creator leads it, unless somebody was invited to, and every typed address is invited. Of two
 * calls at once one wins; the other, like a stranger's, throws `not_found`. A draft without a name is `invalid`.
 */
export async function createTeam(ctx: UserCtx, id: number): Promise<{ id: number; name: string; invited: number }> {
  const { userId } = ctx.actor;
  const draft = { id, ...ownDrafts(ctx) };
  const waiting = await ctx.db.team.findFirst({
    where: draft,
    select: { draftInvites: true, name: true, leaderId: true },
  });
  if (!waiting) throw notFound();
  if (waiting.name === '') throw invalid('Team name is required!');
  const leaderId = waiting.leaderId ?? userId;
  if (waiting.draftInvites.length > 0) await takePoint(invitationLimit, String(userId), waiting.draftInvites.length);
  return ctx.db.$transaction(async (tx) => {
    const now = ctx.clock.now();
    const [team] = await tx.team.updateManyAndReturn({
      where: draft,
      data: { completedAt: now, createdAt: now, leaderId },
    });
    if (!team) throw notFound();
    await recordAudit(tx, ctx, { action: 'team.create', subject: `team:${id}`, details: { name: team.name } });
    const invites = team.draftInvites.filter((email) => email !== ctx.actor.email);
    await inviteMembers(tx, ctx, team, invites);
    await tx.team.update({ where: { id }, data: { draftInvites: [] } });
    await notifyAdministratorsOfTeam(tx, ctx, team);
    await notifyDepartmentLeaderOfTeam(tx, ctx, team);
    // The creator may just have become a Team Leader: open connections get the new team's room.
    await announceRejoin(tx, [leaderId]);
    return { id, name: team.name, invited: new Set(invites).size };
  });
}
