import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { endAccess } from '#/lib/domain/people/access/access.service.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Suspends the people who have left according to a file. A file never ends the access of administrators, so the company
 * keeps one, or of the person who imports it.
 */
export async function suspendLeavers(tx: Transaction, ctx: Ctx, ledger: Ledger, emails: string[]): Promise<void> {
  const { companyId, actorId, importId } = ledger;
  // People before the company, the lock order of everything that changes roles and places.
  await tx.$queryRaw`
    SELECT id FROM users WHERE company_id = ${companyId} AND email = ANY(${emails}) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  const people = await tx.user.findMany({
    where: { companyId, email: { in: emails }, confirmedAt: { not: null }, blockedAt: null, administrator: null },
    orderBy: { id: 'asc' },
  });
  for (const person of people) {
    const suspendedAt = await endAccess(tx, ctx, person);
    ledger.add('suspended', { userId: person.id, suspendedAt });
    const note = { action: 'person.suspend', subject: `user:${person.id}`, companyId, actorId } as const;
    await recordEvent(tx, ctx, { ...note, details: { import: importId }, facts: null });
  }
}
