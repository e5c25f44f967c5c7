import { endAccessByDirectory } from '#/lib/domain/directory/people/directory-access.service.ts';
import { lockLink } from '#/lib/domain/directory/people/user-change.service.ts';
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/guard.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { readId } from '#/lib/platform/ids.ts';

/**
 * Removes a person from the directory. They are suspended immediately, and erased 30 days later unless the directory
 * adds them again or an administrator gives them their access back. Throws `not_found` for someone who isn't in the
 * directory, and what `endAccessByDirectory` throws.
 */
export async function removeUser(ctx: DirectoryCtx, id: string): Promise<null> {
  const companyId = ctx.company.id;
  const userId = readId(id) ?? 0;
  await inTransaction(ctx.db, async (tx) => {
    const { user } = await lockLink(tx, companyId, userId);
    await endAccessByDirectory(tx, ctx, user);
    const now = ctx.clock.now();
    await tx.directoryMember.deleteMany({ where: { companyId, userId } });
    const data = { isActive: false, seenAt: now, deletedAt: now };
    await tx.directoryPerson.update({ where: { userId }, data });
    const subject = `user:${userId}`;
    await recordEvent(tx, ctx, { action: 'directory.person', subject, details: { change: 'delete' } });
  });
  return null;
}
