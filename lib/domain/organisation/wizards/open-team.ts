import type { Team } from '#/generated/prisma/client.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { inviteMembers } from '#/lib/domain/invitations/invite/invite-members.ts';
import { openTeams } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Opens a draft of one's own: the caller leads it, unless somebody was invited to; every typed address but theirs is
 * invited, and the leaders above are notified. Returns null for anything else, also for a draft that is no longer one.
 */
export async function openTeam(
  tx: Transaction,
  ctx: UserCtx,
  { id, departmentId }: Pick<Team, 'id' | 'departmentId'>,
): Promise<{ id: number; name: string; invited: number } | null> {
  const now = ctx.clock.now();
  const draft = { id, ...openTeams(ctx) };
  await lockPlaces(tx, [{ companyId: ctx.company.id, departmentId, teamId: id }], [ctx.actor.userId]);
  const current = await tx.team.findFirst({ where: draft, select: { leaderId: true } });
  const leaderId = current?.leaderId ?? ctx.actor.userId;
  const [team] = await tx.team.updateManyAndReturn({
    where: draft,
    data: { completedAt: now, createdAt: now, leaderId },
  });
  if (!team) return null;
  await recordAct(tx, ctx, {
    action: 'team.create',
    subject: `team:${id}`,
    details: { name: team.name },
    facts: team,
    // The leader may just have become a Team Leader: open connections get the new team's room.
    roleChanges: [leaderId],
  });
  const invites = team.draftInvites.filter((email) => email !== ctx.actor.email);
  await inviteMembers(tx, ctx, team, invites);
  await tx.team.update({ where: { id }, data: { draftInvites: [] } });
  return { id, name: team.name, invited: new Set(invites).size };
}
