import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { takeSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { passKeysOn } from '#/lib/domain/keys/key.service.ts';
import { whyNotSuspended } from '#/lib/domain/people/people.policy.ts';
import { isOnlyAdministrator } from '#/lib/domain/places/locks/lock-places.ts';
import {
  revokeAdministratorInvitations,
  revokeSecondaryInvitations,
  rotateLinkVersion,
} from '#/lib/domain/places/locks/revocation.service.ts';
import { endPreviews } from '#/lib/domain/previews/preview.service.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Suspends a person until their access is restored. Returns false if they're already suspended. Throws `not_found` for
 * someone who isn't in the company, `forbidden` for the caller, for the last administrator, and if the caller was just
 * suspended or removed.
 */
export async function suspendAccount(tx: Transaction, ctx: UserCtx, userId: number): Promise<boolean> {
  const companyId = ctx.company.id;
  // The person before the company, the lock order of everything that changes roles and places.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  const person = await tx.user.findFirst({ where: { id: userId, companyId, confirmedAt: { not: null } } });
  if (!person || (person.blockedAt && !person.suspendedAt)) throw notFound();
  // Checked again after locking: if two suspend each other, the second has lost the right.
  const user = { blockedAt: null };
  if (!(await tx.administrator.findFirst({ where: { userId: ctx.actor.userId, user } }))) throw forbidden();
  if (person.suspendedAt) return false;
  const reason = whyNotSuspended(ctx.actor, {
    id: userId,
    isOnlyAdministrator: await isOnlyAdministrator(tx, companyId, userId),
  });
  if (reason) throw forbidden(refusals[reason]);
  await endAccess(tx, ctx, person);
  const { firstName, lastName } = person;
  await recordEvent(tx, ctx, {
    action: 'person.suspend',
    subject: `user:${userId}`,
    facts: { userId, firstName, lastName },
  });
  return true;
}

const refusals = {
  oneself: message('people.answers.suspendOneself'),
  onlyAdministrator: message('people.answers.suspendOnlyAdministrator'),
} as const;

interface Person {
  id: number;
  companyId: number;
  email: string;
}

/**
 * Ends a person's access until it's restored: sessions, previews, live connections, tickets and emailed links, and the
 * share links and invitations by which they could come back. Their API keys get another owner. Roles, memberships and
 * results stay. Returns when the access ended. The caller must have locked the person and the company.
 */
export async function endAccess(
  tx: Transaction,
  ctx: Ctx & { company?: { id: number } },
  { id: userId, companyId, email }: Person,
): Promise<Date> {
  const now = ctx.clock.now();
  await closePersonDoors(tx, { companyId, userId, email, now });
  await tx.user.update({ where: { id: userId }, data: { blockedAt: now, suspendedAt: now } });
  await passKeysOn(tx, ctx, { companyId, userId });
  await revokeSessions(tx, ctx, { userId, reason: 'suspended' });
  await endPreviews(tx, ctx, { memberId: userId }, 'not-allowed');
  await tx.mailedToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  return now;
}

interface Leaver {
  companyId: number;
  userId: number;
  email: string;
  now: Date;
}

/**
 * Revokes what a suspended person could use to come back, as if they lost every role. These are the share links they
 * know, the invitations of administrators and secondary leaders that they sent, and invitations to their own email
 * address.
 */
async function closePersonDoors(tx: Transaction, { companyId, userId, email, now }: Leaver): Promise<void> {
  if (await tx.administrator.findUnique({ where: { userId } }))
    await revokeAdministratorInvitations(tx, { companyId, userId, now });
  const byId = { orderBy: { id: 'asc' }, select: { id: true, leaderId: true } } as const;
  const departments = await tx.department.findMany({ where: { companyId, leaderId: userId }, ...byId });
  for (const { id } of departments) await rotateLinkVersion(tx, { companyId, kind: 'department_team_leader', id }, now);
  const belongs = [{ leaderId: userId }, { secondaryLeaderId: userId }, { members: { some: { userId } } }];
  const teams = await tx.team.findMany({ where: { companyId, OR: belongs }, ...byId });
  for (const { id: teamId, leaderId } of teams) {
    await rotateLinkVersion(tx, { companyId, kind: 'team_member', id: teamId }, now);
    if (leaderId === userId) await revokeSecondaryInvitations(tx, { companyId, teamId, leaderId, now });
  }
  const open = { acceptedAt: null, revokedAt: null };
  await tx.invitation.updateMany({ where: { companyId, email, ...open }, data: { revokedAt: now } });
}

/**
 * Restores a suspended person's access. Returns false if they aren't suspended. Throws `not_found` for someone who
 * isn't in the company, and what `giveBackAccess` throws.
 */
export async function restoreAccount(tx: Transaction, ctx: UserCtx, userId: number): Promise<boolean> {
  const companyId = ctx.company.id;
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  const person = await tx.user.findFirst({ where: { id: userId, companyId, confirmedAt: { not: null } } });
  if (!person || (person.blockedAt && !person.suspendedAt)) throw notFound();
  if (!person.suspendedAt) return false;
  await giveBackAccess(tx, ctx, person);
  const { firstName, lastName } = person;
  await recordEvent(tx, ctx, {
    action: 'person.restore',
    subject: `user:${userId}`,
    facts: { userId, firstName, lastName },
  });
  return true;
}

interface Suspended {
  id: number;
  companyId: number;
  email: string;
}

/**
 * Gives a suspended person their access back, with the roles and teams they still have; they must sign in again. Throws
 * what `takeSeats` throws if the plan has no seat left. The caller must have locked the person.
 */
export async function giveBackAccess(tx: Transaction, ctx: Ctx, { id, companyId, email }: Suspended): Promise<void> {
  await takeSeats(tx, ctx, { companyId, places: [], emails: [email], invitedById: null });
  // A sign-in during the suspension may have created a session, which must not become valid.
  await revokeSessions(tx, ctx, { userId: id, reason: 'suspended' });
  await tx.user.update({ where: { id }, data: { blockedAt: null, suspendedAt: null } });
}
