import { closeDoors } from '#/lib/domain/places/locks/close-doors.ts';
import { closeTeamDoors } from '#/lib/domain/places/locks/close-team-doors.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/raise-link-version.ts';
import type { Transaction } from '#/lib/platform/db.ts';

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
export async function closePersonDoors(tx: Transaction, { companyId, userId, email, now }: Leaver): Promise<void> {
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
