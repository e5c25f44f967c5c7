import { networkSignInLimit, signInLimit, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { accountKey, limitAt, returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';

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
  await Promise.all(limits.map(([limit, key]) => takePoint(limit, key)));
  const user = await ctx.db.user.findUnique({ where: { email } });
  const usable = user?.confirmedAt && !user.blockedAt ? user : null;
  if (!(await verifyPassword(password, usable?.passwordHash ?? null)) || !usable) {
    // Also for an unknown address: a row that only known ones leave would show in the time.
    await recordAudit(ctx.db, ctx, {
      action: 'session.sign-in',
      subject: user ? `user:${user.id}` : 'user:unknown',
      ...(user ? { companyId: user.companyId } : {}),
      result: 'failed',
    });
    throw new Problem('signed_out', 'Wrong e-mail or password.');
  }
  await Promise.all(limits.map(([limit, key]) => returnPoint(limit, key)));
  return createTicket(ctx.db, usable.id, ctx.clock.now());
}

/** A single-use ticket, good for two minutes, that `openSession` exchanges for a session. */
export async function createTicket(tx: Transaction, userId: number, now: Date): Promise<{ token: string }> {
  const ticket = newSecret('tkt_');
  await tx.loginTicket.create({
    data: { userId, tokenHash: ticket.hash, expiresAt: new Date(now.getTime() + ticketLifeMs) },
  });
  return { token: ticket.token };
}

/** Spends a ticket and answers whose it was, or null; of parallel calls exactly one wins. */
export async function spendTicket(tx: Transaction, token: string, now: Date): Promise<number | null> {
  const spent = await tx.loginTicket.updateManyAndReturn({
    where: { tokenHash: hashSecret(token), usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return spent[0]?.userId ?? null;
}
