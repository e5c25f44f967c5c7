import {
  accountTokenPrefixes,
  networkSignInLimit,
  signInLimit,
  ticketLifeMs,
} from '#/lib/domain/accounts/constants.ts';
import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { accountKey, limitAt, returnPoints, takePoints } from '#/lib/platform/rate-limit.ts';
import { newSecret } from '#/lib/platform/tokens.ts';

/**
 * Answers a sign-in ticket for a right password. Unknown, unconfirmed and blocked accounts answer `signed_out` with the
 * same words and after the same work as a wrong password; too many failures answer `too_many_requests`.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<{ token: string }> {
  const { address } = ctx.client;
  const limits = [
    [limitAt(address, networkSignInLimit), address],
    [limitAt(address, signInLimit), accountKey(email, address)],
  ] as const;
  // Taken before the password is looked at, so that a burst of guesses gets no more of them than the rest.
  const [user] = await Promise.all([ctx.db.user.findUnique({ where: { email } }), takePoints(limits)]);
  const usable = user?.confirmedAt && !user.blockedAt ? user : null;
  if (!(await verifyPassword(password, usable?.passwordHash ?? null)) || !usable) {
    // Also for an unknown address: a row that only known ones leave would show in the time.
    await recordAct(ctx.db, ctx, {
      action: 'session.sign-in',
      subject: user ? `user:${user.id}` : 'user:unknown',
      ...(user ? { companyId: user.companyId } : {}),
      result: 'failed',
    });
    throw new Problem('signed_out', 'Wrong email or password.');
  }
  const [ticket] = await Promise.all([createTicket(ctx.db, usable.id, ctx.clock.now()), returnPoints(limits)]);
  return ticket;
}

/** A single-use ticket, good for two minutes, that `openSession` exchanges for a session. */
export async function createTicket(tx: Transaction, userId: number, now: Date): Promise<{ token: string }> {
  const ticket = newSecret(accountTokenPrefixes.ticket);
  await tx.loginTicket.create({
    data: { userId, tokenHash: ticket.hash, expiresAt: new Date(now.getTime() + ticketLifeMs) },
    select: { id: true },
  });
  return { token: ticket.token };
}
