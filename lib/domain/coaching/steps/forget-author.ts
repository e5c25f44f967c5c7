import { presentMessage } from '#/lib/domain/notifications/present.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Author {
  companyId: number;
  userId: number;
  firstName: string;
  lastName: string;
}

/**
 * Forgets somebody who is being erased: what they wrote with their name, the notices that say so, what they have read and
 * opened, their votes and their own trends. What they wrote without a name nobody can find, and it stays.
 */
export async function forgetAuthor(tx: Transaction, { companyId, userId, firstName, lastName }: Author): Promise<void> {
  const of = { companyId, userId };
  await tx.post.deleteMany({ where: { companyId, authorId: userId } });
  await tx.postRead.deleteMany({ where: of });
  await tx.coachItemState.deleteMany({ where: of });
  await tx.coachItem.deleteMany({ where: of });
  const name = presentMessage`<strong>${`${firstName} ${lastName}`}</strong>`;
  await tx.$executeRaw`
    DELETE FROM notifications WHERE company_id = ${companyId} AND icon = 'message'
      AND props ->> 'href' LIKE '/coachingCorner%' AND starts_with(message, ${name})`;
}
