import type { Transaction } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Returns the strongest role that a person has at this point of the transaction; notifications go to that role. */
export async function getStrongestRole(tx: Transaction, companyId: number, userId: number): Promise<RoleName> {
  if (await tx.administrator.findUnique({ where: { userId } })) return 'Administrator';
  const leads = { companyId, OR: [{ leaderId: userId }, { secondaryLeaderId: userId }] };
  if (await tx.team.findFirst({ where: leads, select: { id: true } })) return 'Team Leader';
  const heads = { companyId, leaderId: userId };
  return (await tx.department.findFirst({ where: heads, select: { id: true } })) ? 'Department Leader' : 'Member';
}
