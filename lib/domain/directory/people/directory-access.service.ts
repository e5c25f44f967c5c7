import type { DirectoryPerson, User } from '#/generated/prisma/client.ts';
import { type DirectoryCtx, guardRemovals } from '#/lib/domain/directory/protocol/guard.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { endAccess, giveBackAccess } from '#/lib/domain/people/access/access.service.ts';
import { isOnlyAdministrator } from '#/lib/domain/places/locks/lock-places.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

type Person = Pick<User, 'id' | 'companyId' | 'email' | 'blockedAt' | 'suspendedAt'>;

/**
 * Suspends a linked person for their directory; the caller has locked them. Does nothing if they are already suspended.
 * Throws `forbidden` for the last administrator, and what `guardRemovals` throws.
 */
export async function endAccessByDirectory(tx: Transaction, ctx: DirectoryCtx, person: Person): Promise<void> {
  if (person.blockedAt) return;
  const { id: userId, companyId } = person;
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  if (await isOnlyAdministrator(tx, companyId, userId)) throw forbidden(message('directory.answers.onlyAdministrator'));
  await guardRemovals(tx, ctx, [userId]);
  const suspendedAt = await endAccess(tx, ctx, person);
  await tx.directoryPerson.update({ where: { userId }, data: { suspendedAt } });
  await recordEvent(tx, ctx, { action: 'person.suspend', subject: `user:${userId}`, facts: null });
}

/**
 * Gives a person their access back for their directory, if the directory had ended it; the caller has locked them. What
 * anyone else ended stays ended. Throws what `giveBackAccess` throws.
 */
export async function giveBackAccessByDirectory(
  tx: Transaction,
  ctx: DirectoryCtx,
  person: Person,
  { suspendedAt }: Pick<DirectoryPerson, 'suspendedAt'>,
): Promise<void> {
  if (!suspendedAt || person.suspendedAt?.getTime() !== suspendedAt.getTime()) return;
  await giveBackAccess(tx, ctx, person);
  await tx.directoryPerson.update({ where: { userId: person.id }, data: { suspendedAt: null } });
  await recordEvent(tx, ctx, { action: 'person.restore', subject: `user:${person.id}`, facts: null });
}
