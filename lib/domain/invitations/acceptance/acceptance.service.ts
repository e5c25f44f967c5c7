import type { Invitation, Prisma } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { invitationTokenPrefix, waitingAdministratorsMax } from '#/lib/domain/invitations/constants.ts';
import type { Places } from '#/lib/domain/invitations/positions/place.service.ts';
import { guardSuccessor } from '#/lib/domain/invitations/positions/team-leader.service.ts';
import { type Joining, lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { companyBlocked, forbidden, Problem } from '#/lib/platform/errors.ts';
import { readVersionedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

const include = { company: true, department: true, team: true, invitedBy: true } satisfies Prisma.InvitationInclude;
export type OpenInvitation = Prisma.InvitationGetPayload<{ include: typeof include }>;

/** Returns one problem for used, withdrawn, expired, replaced and invented invitations. */
export function invitationIsOver(): Problem {
  return new Problem('bad_request', message('invitations.answers.over'));
}

/**
 * Returns the invitation of an emailed token without using it up. Throws `bad_request` if it has ended, was replaced or
 * is unknown, and `forbidden` if the company is blocked.
 */
export async function getOpenInvitation(db: Transaction, token: string, now: Date): Promise<OpenInvitation> {
  const row = readVersionedToken(invitationTokenPrefix, token);
  const invitation = row && (await db.invitation.findUnique({ where: { id: row.id }, include }));
  if (!invitation || invitation.acceptedAt || invitation.revokedAt || invitation.expiresAt <= now) {
    throw invitationIsOver();
  }
  if (invitation.company.blockedAt) throw companyBlocked();
  if (invitation.version !== row.version)
    throw new Problem('bad_request', message('accounts.answers.invitationReplaced'));
  return invitation;
}

/**
 * Returns an email address's open invitations to these places, including expired ones, with the places locked, so that
 * a person joining in parallel comes before or after. Throws `not_found` if there is none, `forbidden` if this person
 * may not decide about it, and what `guardSuccessor` throws.
 */
export async function claimInvitations(
  tx: Transaction,
  ctx: UserCtx,
  { kinds, ...place }: Places,
  email: string,
): Promise<Invitation[]> {
  await lockPlaces(tx, [place], [ctx.actor.userId]);
  await guardSuccessor(tx, ctx, place, email);
  const waiting = { ...place, email, acceptedAt: null, revokedAt: null };
  const claimed = await tx.invitation.findMany({
    where: { ...waiting, kind: { in: [...kinds] } },
    orderBy: { id: 'asc' },
  });
  if (claimed.length > 0) return claimed;
  const isOthers = place.teamId !== null && (await tx.invitation.count({ where: waiting })) > 0;
  if (isOthers) throw forbidden();
  throw new Problem('not_found', message('invitations.answers.noneOpen'));
}

/**
 * Stores a person's request to become an administrator and notifies the administrators. The caller must have locked the
 * company. Does nothing for administrators and people already waiting. Throws `conflict` if too many wait.
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
  await recordEvent(tx, ctx, {
    action: 'administrator.ask',
    subject: `user:${userId}`,
    companyId,
    actorId: userId,
    facts: { id: userId, companyId, firstName, lastName, email },
  });
}

/** Throws `conflict` if as many people as allowed wait to become administrators of a company. */
export async function requireRoomToWait(tx: Transaction, companyId: number): Promise<void> {
  if ((await tx.administratorRequest.count({ where: { companyId } })) < waitingAdministratorsMax) return;
  throw new Problem('conflict', message('invitations.answers.tooManyWaiting'));
}
