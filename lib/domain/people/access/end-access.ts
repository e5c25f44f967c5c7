import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { closeDoors } from '#/lib/domain/places/locks/close-doors.ts';
import { closeTeamDoors } from '#/lib/domain/places/locks/close-team-doors.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/raise-link-version.ts';
import { endPreviews } from '#/lib/domain/previews/end-previews.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Person {
  id: number;
  companyId: number;
  email: string;
}

/**
 * Ends a person's access until it is given back: sessions, previews, live connections, tickets and mailed links end, and
 * so do the share links and invitations by which they could come back. Roles, memberships and figures stay. Returns
 * since when. The caller has locked the person and the company.
 */
export async function endAccess(
  tx: Transaction,
  ctx: Ctx & { company?: { id: number } },
  { id: userId, companyId, email }: Person,
): Promise<Date> {
  const now = ctx.clock.now();
  await closePersonDoors(tx, { companyId, userId, email, now });
  await tx.user.update({ where: { id: userId }, data: { blockedAt: now, suspendedAt: now } });
  await revokeSessions(tx, ctx, { userId, reason: 'suspended' });
  await endPreviews(tx, ctx, { memberId: userId }, 'not-allowed');
  await tx.mailedToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  return now;
}

interface Leaver {
  companyId: number;
  userId: number;
  email: string;
  now: Date;
}

/**
 * Closes the ways back in of a person whose access ends, as if they lost every role: ends the share links that they
 * know, the invitations of Administrators and secondary leaders that they sent, and those to their own address.
 */
async function closePersonDoors(tx: Transaction, { companyId, userId, email, now }: Leaver): Promise<void> {
  if (await tx.administrator.findUnique({ where: { userId } })) await closeDoors(tx, { companyId, userId, now });
  const byId = { orderBy: { id: 'asc' }, select: { id: true, leaderId: true } } as const;
  const departments = await tx.department.findMany({ where: { companyId, leaderId: userId }, ...byId });
  for (const { id } of departments) await raiseLinkVersion(tx, { companyId, kind: 'department_team_leader', id }, now);
  const belongs = [{ leaderId: userId }, { secondaryLeaderId: userId }, { members: { some: { userId } } }];
  const teams = await tx.team.findMany({ where: { companyId, OR: belongs }, ...byId });
  for (const { id: teamId, leaderId } of teams) {
    await raiseLinkVersion(tx, { companyId, kind: 'team_member', id: teamId }, now);
    if (leaderId === userId) await closeTeamDoors(tx, { companyId, teamId, leaderId, now });
  }
  const open = { acceptedAt: null, revokedAt: null };
  await tx.invitation.updateMany({ where: { companyId, email, ...open }, data: { revokedAt: now } });
}
