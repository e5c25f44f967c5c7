import type { Transaction } from '#/lib/platform/db.ts';

const none = { none: {} };

/** Returns which of these people have no role now. */
export async function listRoleless(db: Transaction, userIds: readonly number[]): Promise<Set<number>> {
  const leads = { ledTeams: none, secondaryLedTeams: none, ledDepartments: none };
  const roleless = await db.user.findMany({
    where: { id: { in: [...userIds] }, administrator: { is: null }, memberships: none, ...leads },
    select: { id: true },
  });
  return new Set(roleless.map(({ id }) => id));
}
