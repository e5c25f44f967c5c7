import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { waitingAdministratorsMax } from '#/lib/domain/invitations/constants.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';

/**
 * Stores a person's request to become an Administrator and notifies the Administrators; the caller has locked the
 * company. Does nothing for an Administrator and for a person who waits already. Throws `conflict` while too many wait.
 */
export async function requestAdministratorRole(
  tx: Transaction,
  ctx: Ctx,
  { companyId, person, isNewcomer = false, now }: Joining,
): Promise<void> {
  const userId = person.id;
  const { email, firstName, lastName, administrator, administratorRequest } = await tx.user.findUniqueOrThrow({
    where: { id: userId, companyId },
    include: { administrator: true, administratorRequest: true },
  });
  if (administrator || administratorRequest) return;
  await requireRoomToWait(tx, companyId);
  await tx.administratorRequest.create({ data: { userId, companyId, isNewcomer, askedAt: now } });
  await recordAct(tx, ctx, {
    action: 'administrator.ask',
    subject: `user:${userId}`,
    companyId,
    actorId: userId,
    facts: { id: userId, companyId, firstName, lastName, email },
  });
}

/** Throws `conflict` while the limit of people who wait to become Administrators of a company is reached. */
export async function requireRoomToWait(tx: Transaction, companyId: number): Promise<void> {
  if ((await tx.administratorRequest.count({ where: { companyId } })) < waitingAdministratorsMax) return;
  throw new Problem(
    'conflict',
    'Too many people are waiting to become administrators. Please ask an administrator to answer them first.',
  );
}
