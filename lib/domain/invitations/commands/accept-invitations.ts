import type { Invitation, Prisma, User } from '#/generated/prisma/client.ts';
import { userRoom } from '#/lib/domain/accounts/rooms.ts';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { getOpenInvitation } from '#/lib/domain/invitations/queries/get-open-invitation.ts';
import { notifyLeaderOfMember } from '#/lib/domain/notifications/commands/notify-leader-of-member.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';

/**
 * Lets every open invitation of a newly confirmed person's company and address take effect. Throws `bad_request` for
 * somebody who would belong to nothing, because the invitation they came by has been withdrawn meanwhile.
 */
export async function acceptInvitations(tx: Transaction, ctx: Ctx, user: User, now: Date): Promise<void> {
  const { companyId, email } = user;
  const accepted = await tx.invitation.updateManyAndReturn({
    where: { companyId, email, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } },
    data: { acceptedAt: now },
  });
  for (const invitation of accepted) await takeEffect(tx, ctx, invitation, user.id, now);
  if (accepted.length > 0 || (await tx.administrator.findUnique({ where: { userId: user.id } }))) return;
  throw new Problem('bad_request', 'This invitation has been withdrawn or has run out. Please ask for a new one.');
}

/** Accepts one invitation as a signed-in person; throws `forbidden` when it was sent to another address. */
export async function joinInvitation(ctx: UserCtx, token: string): Promise<{ team: string | null }> {
  const invitation = await getOpenInvitation(ctx, token);
  if (invitation.email !== ctx.actor.email || invitation.companyId !== ctx.company.id) {
    throw new Problem('forbidden', 'This invitation was sent to another address.');
  }
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.invitation.updateMany({
      where: { id: invitation.id, acceptedAt: null, revokedAt: null },
      data: { acceptedAt: now },
    });
    if (count === 1) await takeEffect(tx, ctx, invitation, ctx.actor.userId, now);
  });
  return { team: invitation.team?.name ?? null };
}

async function takeEffect(tx: Transaction, ctx: Ctx, invitation: Invitation, userId: number, now: Date): Promise<void> {
  const { companyId, departmentId, teamId, kind } = invitation;
  switch (kind) {
    case 'company_administrator':
      await tx.administrator.createMany({ data: { companyId, userId, createdAt: now }, skipDuplicates: true });
      break;
    case 'department_leader':
      if (departmentId) await tx.department.update({ where: { id: departmentId }, data: { leaderId: userId } });
      break;
    case 'team_leader':
      if (teamId) await tx.team.update({ where: { id: teamId }, data: { leaderId: userId } });
      break;
    case 'secondary_leader':
      if (teamId) await tx.team.update({ where: { id: teamId }, data: { secondaryLeaderId: userId } });
      break;
    case 'team_member':
      if (teamId) await joinTeam(tx, ctx, { companyId, teamId, userId, joinedAt: now });
      break;
  }
  await recordAudit(tx, ctx, {
    action: 'invitation.accept',
    subject: `invitation:${invitation.id}`,
    companyId,
    actorId: userId,
    details: { kind },
  });
  await announceInTransaction(tx, 'rejoin', userRoom(userId));
}

/** Somebody who is in the team already stays in it, and nobody is told again. */
async function joinTeam(tx: Transaction, ctx: Ctx, member: Prisma.TeamMemberCreateManyInput): Promise<void> {
  const { count } = await tx.teamMember.createMany({ data: member, skipDuplicates: true });
  if (count === 1) await notifyLeaderOfMember(tx, ctx, member);
}
