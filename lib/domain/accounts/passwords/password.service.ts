import { accountTokenPrefixes, ownPasswordLimit } from '#/lib/domain/accounts/constants.ts';
import { consumeMailedToken } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { companyBlocked, invalid, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { hashPassword, isCommonPassword, verifyPassword } from '#/lib/platform/passwords.ts';
import { returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Uses up a reset link, stores the new password, ends all sessions of the person, and returns a sign-in ticket. Throws
 * `bad_request` for a link that has ended, and `invalid` for a common password or the current one, which doesn't use up
 * the link.
 */
export async function updatePassword(ctx: Ctx, body: { token: string; password: string }): Promise<{ token: string }> {
  const now = ctx.clock.now();
  const mailedTokenId = readMailedToken(accountTokenPrefixes.resetPassword, body.token);
  if (mailedTokenId === null) throw linkIsOver();
  // Hashing is expensive, so an ended link gets no hash, and no one can use one to test for the current password.
  await getResetLink(ctx, body);
  const { user } = await ctx.db.mailedToken.findUniqueOrThrow({
    where: { id: mailedTokenId },
    select: { user: { select: { passwordHash: true } } },
  });
  // Hashes wait in a queue, so no connection and no lock may be held meanwhile.
  await requireFitPassword(body.password, user.passwordHash);
  const passwordHash = await hashPassword(body.password);
  return ctx.db.$transaction(async (tx) => {
    const userId = await consumeMailedToken(tx, { id: mailedTokenId, kind: 'reset_password' }, now);
    if (userId === null) throw linkIsOver();
    await replacePassword(tx, ctx, { userId, passwordHash, reason: 'password reset' });
    return createTicket(tx, { userId }, now);
  });
}

export interface NewPassword {
  userId: number;
  passwordHash: string;
  reason: 'password reset' | 'password changed';
  /** The session that stays if signed-in people change their own password. */
  exceptSessionId?: string;
}

/**
 * Stores a new password and, in one transaction, ends what the old one opened: sessions, sign-in tickets and emailed
 * links. The person is notified by email.
 */
export async function replacePassword(
  tx: Transaction,
  ctx: Ctx,
  { userId, passwordHash, reason, exceptSessionId }: NewPassword,
): Promise<void> {
  const now = ctx.clock.now();
  const { companyId } = await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  const endedSessions = await revokeSessions(tx, ctx, {
    userId,
    reason,
    ...(exceptSessionId ? { exceptId: exceptSessionId } : {}),
  });
  await tx.mailedToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  await recordEvent(tx, ctx, {
    action: reason === 'password reset' ? 'password.reset' : 'password.change',
    subject: `user:${userId}`,
    companyId,
    actorId: userId,
    details: { endedSessions },
  });
  await enqueue(tx, sendAccountChangedMail, { userId, change: 'password' });
}

/**
 * Checks the password of a signed-in person, before an action that a stolen session must not do. Throws `invalid` if it
 * is wrong, and `too_many_requests` after too many wrong ones.
 */
export async function requirePassword(ctx: UserCtx, password: string): Promise<void> {
  const { userId } = ctx.actor;
  await takePoint(ownPasswordLimit, String(userId));
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  if (await verifyPassword(password, user.passwordHash)) return returnPoint(ownPasswordLimit, String(userId));
  await recordEvent(ctx.db, ctx, { action: 'password.check', subject: `user:${userId}`, result: 'failed' });
  throw invalid(message('fields.password.wrong'));
}

/** Throws `invalid` for a common password, and for the person's current one. */
export async function requireFitPassword(password: string, currentHash: string | null): Promise<void> {
  if (await isCommonPassword(password)) throw invalid(message('accounts.answers.commonPassword'));
  if (currentHash !== null && (await verifyPassword(password, currentHash)))
    throw invalid(message('accounts.answers.samePassword'));
}

/** Returns one problem for used, expired, replaced and invented links. */
export function linkIsOver(): Problem {
  return new Problem('bad_request', message('accounts.answers.linkOver'));
}

/** Returns whose first password a link sets, without using it up. Throws `bad_request` if it has ended or never was. */
export function getPasswordLink(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  return getLink(ctx, 'set_password', token);
}

/** Returns whose password a link replaces, without using it up. Throws `bad_request` if it has ended or is unknown. */
export function getResetLink(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  return getLink(ctx, 'reset_password', token);
}

async function getLink(ctx: Ctx, kind: 'set_password' | 'reset_password', token: string): Promise<{ email: string }> {
  const id = readMailedToken(
    kind === 'set_password' ? accountTokenPrefixes.setPassword : accountTokenPrefixes.resetPassword,
    token,
  );
  const link =
    id === null
      ? null
      : await ctx.db.mailedToken.findUnique({ where: { id }, include: { user: { include: { company: true } } } });
  const isOpen = link && link.kind === kind && !link.usedAt && link.expiresAt > ctx.clock.now();
  // First passwords are for people without one, new ones for people who have confirmed the email address.
  const isFitting = link && (link.user.confirmedAt === null) === (kind === 'set_password');
  if (!isOpen || !isFitting || link.user.blockedAt) throw linkIsOver();
  if (link.user.company.blockedAt) throw companyBlocked();
  return { email: link.user.email };
}
