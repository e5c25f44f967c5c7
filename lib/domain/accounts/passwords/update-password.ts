import { accountTokenPrefixes } from '#/lib/domain/accounts/constants.ts';
import { getResetLink, linkIsOver } from '#/lib/domain/accounts/passwords/get-password-link.ts';
import { replacePassword } from '#/lib/domain/accounts/passwords/replace-password.ts';
import { requireFitPassword } from '#/lib/domain/accounts/passwords/require-fit-password.ts';
import { spendMailedToken } from '#/lib/domain/accounts/passwords/spend-mailed-token.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/create-ticket.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

/**
 * Spends a reset link: stores the new password, ends every session of the person, and returns a sign-in ticket. Throws
 * `bad_request` for a link that is over and `invalid` for a common or the current password, which does not spend it.
 */
export async function updatePassword(ctx: Ctx, body: { token: string; password: string }): Promise<{ token: string }> {
  const now = ctx.clock.now();
  const mailedTokenId = readMailedToken(accountTokenPrefixes.resetPassword, body.token);
  if (mailedTokenId === null) throw linkIsOver();
  // A hash is expensive: a link that is over gets none, and nobody can try with it which password is the current one.
  await getResetLink(ctx, body);
  const { user } = await ctx.db.mailedToken.findUniqueOrThrow({
    where: { id: mailedTokenId },
    select: { user: { select: { passwordHash: true } } },
  });
  // Hashes are queued: no connection and no lock waits with them.
  await requireFitPassword(body.password, user.passwordHash);
  const passwordHash = await hashPassword(body.password);
  return ctx.db.$transaction(async (tx) => {
    const userId = await spendMailedToken(tx, { id: mailedTokenId, kind: 'reset_password' }, now);
    if (userId === null) throw linkIsOver();
    await replacePassword(tx, ctx, { userId, passwordHash, reason: 'password reset' });
    return createTicket(tx, userId, now);
  });
}
