import { networkSignInLimit, signInLimit } from '#/lib/domain/accounts/constants.ts';
import { createTicketOfAttempt, type Ticket } from '#/lib/domain/accounts/steps/create-ticket.ts';
import { findAccount } from '#/lib/domain/accounts/steps/find-account.ts';
import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { forbidden, Problem } from '#/lib/platform/errors.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { accountKey, limitAt } from '#/lib/platform/rate-limit.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns a sign-in ticket for a right password. Unknown, unconfirmed and blocked accounts are `signed_out` with the same
 * words and after the same work as a wrong password; too many failures are `too_many_requests`. Only the right password
 * of a suspended account is `forbidden`, so that nobody else learns of it.
 */
export async function signIn(ctx: Ctx, { email, password }: { email: string; password: string }): Promise<Ticket> {
  const { address } = ctx.client;
  const counters = [
    [limitAt(address, networkSignInLimit), address],
    [limitAt(address, signInLimit), accountKey(email, address)],
  ] as const;
  // Counted before the password is checked, so that a burst of guesses gets no more tries than others.
  const account = await findAccount(email, counters);
  const person = account?.isUsable || account?.isSuspended ? account : null;
  const isRight = await verifyPassword(password, person?.passwordHash ?? null);
  if (!isRight || !person?.isUsable) {
    const isSuspended = isRight && person !== null;
    // Also for an unknown address: a row for known ones alone would show in the time.
    await recordAct(ctx.db, ctx, {
      action: 'session.sign-in',
      subject: account ? `user:${account.id}` : 'user:unknown',
      ...(account ? { companyId: account.companyId } : {}),
      result: isSuspended ? 'refused' : 'failed',
      details: isSuspended ? { isSuspended } : {},
    });
    if (isSuspended) throw forbidden(message('accounts.answers.suspended'));
    throw new Problem('signed_out', 'Wrong email or password.');
  }
  return createTicketOfAttempt(counters, { userId: person.id, now: ctx.clock.now() });
}
