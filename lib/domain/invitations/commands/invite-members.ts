import type { Team } from '#/generated/prisma/client.ts';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Invites addresses into a team, one mail each; an older open invitation of an address is replaced. */
export async function inviteMembers(
  tx: Transaction,
  ctx: UserCtx,
  team: Team,
  emails: readonly string[],
): Promise<void> {
  const now = ctx.clock.now();
  const distinct = [...new Set(emails)];
  if (distinct.length === 0) return;
  await tx.invitation.updateMany({
    where: { teamId: team.id, kind: 'team_member', email: { in: distinct }, acceptedAt: null, revokedAt: null },
    data: { revokedAt: now },
  });
  const created = await tx.invitation.createManyAndReturn({
    data: distinct.map((email) => ({
      companyId: team.companyId,
      kind: 'team_member' as const,
      email,
      teamId: team.id,
      invitedById: ctx.actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationLifeDays * 24 * 3_600_000),
    })),
    select: { id: true },
  });
  await enqueue(tx, sendInvitationMail, ...created.map(({ id }) => ({ invitationId: id })));
  await recordAudit(tx, ctx, {
    action: 'team.invite',
    subject: `team:${team.id}`,
    details: { invitations: created.length },
  });
}
