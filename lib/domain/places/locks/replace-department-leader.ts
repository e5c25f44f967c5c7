import type { Department } from '#/generated/prisma/client.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import type { Transaction } from '#/lib/platform/db.ts';

type Led = Pick<Department, 'id' | 'companyId' | 'leaderId' | 'creatorId' | 'completedAt'>;

/**
 * Gives a locked department another leader, who also finishes it where it is a draft. The share link that the leader
 * before knows ends.
 */
export async function replaceDepartmentLeader(
  tx: Transaction,
  { id, companyId, leaderId, creatorId, completedAt }: Led,
  userId: number,
  now: Date,
): Promise<void> {
  const data = { leaderId: userId, creatorId: completedAt ? creatorId : userId };
  await tx.department.update({ where: { id, companyId }, data });
  if (leaderId !== null) await raiseLinkVersion(tx, { companyId, kind: 'department_team_leader', id }, now);
}
