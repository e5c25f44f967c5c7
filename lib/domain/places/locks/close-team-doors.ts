import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Closes the way back in of a former team leader: ends the open invitations of secondary leaders that they sent,
 * perhaps to another address of their own. The new leader sends new ones.
 */
export async function closeTeamDoors(
  tx: Transaction,
  { companyId, teamId, leaderId, now }: { companyId: number; teamId: number; leaderId: number; now: Date },
): Promise<void> {
  await tx.invitation.updateMany({
    where: { companyId, teamId, kind: 'secondary_leader', invitedById: leaderId, acceptedAt: null, revokedAt: null },
    data: { revokedAt: now },
  });
}
