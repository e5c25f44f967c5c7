import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface FormerOwner {
  companyId: number;
  userId: number;
}

/**
 * Gives the keys of someone who has just lost the administrator role, or their access, to the longest-serving
 * administrator, and tells all administrators. So programs continue to work, and no key acts for someone who left. The
 * caller must have locked the company. Without a remaining administrator, the keys stop working.
 */
export async function passKeysOn(
  tx: Transaction,
  ctx: Ctx & { company?: { id: number } },
  { companyId, userId }: FormerOwner,
): Promise<void> {
  const keys = await tx.apiKey.findMany({
    where: { companyId, ownerId: userId, revokedAt: null, expiresAt: { gt: ctx.clock.now() } },
    orderBy: { id: 'asc' },
  });
  if (keys.length === 0) return;
  const successor = await tx.administrator.findFirst({
    where: { companyId, userId: { not: userId }, user: { blockedAt: null, confirmedAt: { not: null } } },
    include: { user: true },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
  });
  if (!successor) return;
  const { id: ownerId, firstName, lastName } = successor.user;
  await tx.apiKey.updateMany({ where: { id: { in: keys.map(({ id }) => id) } }, data: { ownerId } });
  for (const { id, name } of keys)
    await recordEvent(tx, ctx, {
      action: 'key.pass-on',
      subject: `key:${id}`,
      companyId,
      details: { name, userId: ownerId },
      facts: { companyId, name, owner: { id: ownerId, firstName, lastName } },
    });
}
