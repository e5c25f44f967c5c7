import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { acceptOpen } from '#/lib/domain/invitations/acceptance/accept-invitations.ts';
import { getOpenInvitation, invitationIsOver } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { isShareToken } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { administratorRequestLimit, linkJoinLimit } from '#/lib/domain/invitations/constants.ts';
import { presentSubject } from '#/lib/domain/invitations/invitations.present.ts';
import { grantPosition } from '#/lib/domain/invitations/positions/grant-position.ts';
import { getSharePlace } from '#/lib/domain/invitations/share-links/get-share-place.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import { readShareToken } from '#/lib/domain/places/share-link.token.ts';
import { shareLinks } from '#/lib/domain/places/share-links.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { accountKey, requirePoint, takePoint, takeShare } from '#/lib/platform/rate-limit.ts';
import { message } from '#/lib/words/message.ts';

const requestSent = message('invitations.answers.requestSent');

interface Joined {
  team: string | null;
  /** The link only requests; an administrator decides. */
  waitsForApproval: boolean;
  message?: string;
}

/**
 * Joins by an invitation or a share link as the signed-in person, who keeps every role; the link for administrators
 * only requests. Throws `forbidden` for another person's invitation or another company, `bad_request` for one that has
 * ended, `too_many_requests`, and what `requestAdministratorRole` throws.
 */
export async function joinInvitation(ctx: UserCtx, token: string): Promise<Joined> {
  return isShareToken(token) ? joinByLink(ctx, token) : joinByInvitation(ctx, token);
}

async function joinByInvitation(ctx: UserCtx, token: string): Promise<Joined> {
  const { id, version, email, companyId, team } = await getOpenInvitation(ctx.db, token, ctx.clock.now());
  if (email !== ctx.actor.email || companyId !== ctx.company.id)
    throw new Problem('forbidden', message('invitations.answers.otherAddress'));
  await inTransaction(ctx.db, async (tx) => {
    if ((await acceptOpen(tx, ctx, { ...personOf(ctx), email }, { id, version })) > 0) return;
    // A second click in parallel succeeds; an invitation just withdrawn, resent, or deleted with its team has ended.
    const invitation = await tx.invitation.findUnique({ where: { id } });
    if (invitation?.acceptedAt) return;
    await getOpenInvitation(tx, token, ctx.clock.now());
    throw invitationIsOver();
  });
  return { team: team?.name || null, waitsForApproval: false };
}

async function joinByLink(ctx: UserCtx, token: string): Promise<Joined> {
  const { userId, email } = ctx.actor;
  const key = accountKey(email, '');
  await takePoint(linkJoinLimit, String(userId));
  const link = readShareToken(token);
  if (link && shareLinks[link.kind].isRequest) await requirePoint(administratorRequestLimit, key);
  const { hasAsked, ...result } = await inTransaction(ctx.db, (tx) => enterByLink(tx, ctx, token));
  // Outside the transaction: a call waiting there for a lock would hold the connection that the limit needs.
  if (hasAsked) await takeShare(administratorRequestLimit, key);
  return result;
}

async function enterByLink(tx: Transaction, ctx: UserCtx, token: string): Promise<Joined & { hasAsked: boolean }> {
  const person = personOf(ctx);
  const now = ctx.clock.now();
  const place = await getSharePlace(tx, token, now);
  if (place.company.id !== ctx.company.id) throw new Problem('forbidden', message('invitations.answers.otherCompany'));
  const { kind, department, team } = place;
  const ids = { companyId: person.companyId, departmentId: department?.id ?? null, teamId: team?.id ?? null };
  await lockPlaces(tx, [ids], [person.id]);
  // The link may have been replaced or deleted during the wait for the lock.
  await getSharePlace(tx, token, now);
  const wasWaiting = await isWaiting(tx, person.id);
  const changed = await grantPosition(tx, ctx, { ...ids, kind, person, keepPrevious: null, now });
  if (changed.length > 0)
    await recordEvent(tx, ctx, { action: 'link.join', subject: presentSubject(ids), details: { kind } });
  const waitsForApproval = kind === 'administrator_request' && (await isWaiting(tx, person.id));
  const result = { team: team?.name || null, waitsForApproval, hasAsked: waitsForApproval && !wasWaiting };
  return waitsForApproval ? { ...result, message: requestSent } : result;
}

async function isWaiting(tx: Transaction, userId: number): Promise<boolean> {
  return (await tx.administratorRequest.count({ where: { userId } })) > 0;
}

function personOf({ actor, company }: UserCtx) {
  const { userId, firstName, lastName } = actor;
  return { id: userId, companyId: company.id, firstName, lastName };
}
