import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import type { NotedErasure } from '#/lib/domain/privacy/note-erasure.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Erases someone who came back with a restored backup, even a company's last administrator. Returns whether they
 * existed; someone with that id who signed up at another time is another person.
 */
export async function eraseAgain(
  tx: Transaction,
  ctx: Ctx,
  { userId, companyId, createdAt }: NotedErasure,
): Promise<boolean> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
  const person = await tx.user.findFirst({ where: { id: userId, companyId, createdAt }, select: { id: true } });
  if (!person || !(await erasePerson(tx, ctx, { userId, companyId }))) return false;
  await recordEvent(tx, ctx, { action: 'account.erase-again', subject: `user:${userId}`, companyId });
  return true;
}

/** Returns the ids of companies that have people, but no administrator who can sign in. */
export async function listLeaderless(db: Transaction, companyIds: readonly number[]): Promise<number[]> {
  const companies = await db.company.findMany({
    where: {
      id: { in: [...companyIds] },
      users: { some: { blockedAt: null }, none: { blockedAt: null, administrator: { isNot: null } } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return companies.map(({ id }) => id);
}
