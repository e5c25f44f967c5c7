import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Closes the way back in of somebody who leads a team no longer: the open invitations to help lead it that they sent, to
 * another address of their own maybe. Whoever leads it now sends their own.
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
