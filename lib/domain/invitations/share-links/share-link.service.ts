import type { Parsed } from '#/lib/api/endpoint.ts';
import { takeSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { presentShareLink } from '#/lib/domain/invitations/invitations.present.ts';
import { type InvitedPerson, storeInvitations } from '#/lib/domain/invitations/invite/store-invitations.ts';
import type { rotateShareLinkContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { findSharePlace, type SharePlace } from '#/lib/domain/invitations/share-links/get-share-place.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import { rotateLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import { getManagedDepartment, getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import { canManageCompany } from '#/lib/domain/places/places.policy.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';

type Body = Parsed<typeof rotateShareLinkContract>['body'];

/**
 * Replaces a share link and returns the new URL; the old one and its waiting sign-ups end immediately. Throws
 * `forbidden` if someone other than an administrator replaces a company's link, and what `getManagedDepartment` and
 * `getManagedTeam` throw.
 */
export async function rotateShareLink(ctx: UserCtx, body: Body): Promise<{ link: string }> {
  const { kind } = body;
  const link = await inTransaction(ctx.db, async (tx) => {
    const { id, subject } = await findLinkedPlace(tx, ctx, body);
    const version = await rotateLinkVersion(tx, { companyId: ctx.company.id, kind, id }, ctx.clock.now());
    await recordEvent(tx, ctx, { action: 'link.rotate', subject, details: { kind } });
    return { kind, id, version };
  });
  return { link: presentShareLink(link) };
}

async function findLinkedPlace(tx: Transaction, ctx: UserCtx, body: Body): Promise<{ id: number; subject: string }> {
  if ('teamId' in body) {
    const { id } = await getManagedTeam(tx, ctx, body.teamId);
    return { id, subject: `team:${id}` };
  }
  if ('departmentId' in body) {
    const { id } = await getManagedDepartment(tx, ctx, body.departmentId);
    return { id, subject: `department:${id}` };
  }
  if (!canManageCompany(ctx.actor)) throw forbidden();
  return { id: ctx.company.id, subject: `company:${ctx.company.id}` };
}

/**
 * Stores the position of someone who signs up by a share link, for when the email address is confirmed. The address's
 * own invitation to the place stays: typing an address must not break its owner's emailed link. Returns false if the
 * link was replaced or its place deleted in the meantime. Throws what `takeSeats` throws.
 */
export async function storeLinkInvitation(
  tx: Transaction,
  ctx: Ctx,
  { link, kind, company, department, team }: SharePlace,
  { email, firstName, lastName }: InvitedPerson,
): Promise<boolean> {
  const now = ctx.clock.now();
  const place = { companyId: company.id, kind, departmentId: department?.id ?? null, teamId: team?.id ?? null };
  await lockPlaces(tx, [place]);
  if (!(await findSharePlace(tx, link, now))) return false;
  const open = { ...place, email, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } };
  if ((await tx.invitation.count({ where: open })) > 0) return true;
  await takeSeats(tx, ctx, { companyId: company.id, places: [place], emails: [email], invitedById: null });
  const sender = { invitedById: null, now, linkVersion: link.version };
  await storeInvitations(tx, [{ place, people: [{ email, firstName, lastName }] }], sender);
  return true;
}
