import { raiseLinkVersion } from '#/lib/domain/places/locks/raise-link-version.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Closes the ways back in of a former Administrator: ends the company's three share links, which they know, and the
 * open invitations of Administrators that they sent or that wait for their own address.
 */
export async function closeDoors(
  tx: Transaction,
  { companyId, userId, now }: { companyId: number; userId: number; now: Date },
): Promise<void> {
  for (const kind of ['company_administrator', 'department_leader', 'team_leader'] as const)
    await raiseLinkVersion(tx, { companyId, kind, id: companyId }, now);
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId, companyId }, select: { email: true } });
  await tx.invitation.updateMany({
    where: {
      companyId,
      kind: 'company_administrator',
      OR: [{ invitedById: userId }, { email }],
      acceptedAt: null,
      revokedAt: null,
    },
    data: { revokedAt: now },
  });
}
