import { accountTokenPrefixes } from '#/lib/domain/accounts/constants.ts';
import { getPasswordLink, linkIsOver } from '#/lib/domain/accounts/passwords/get-password-link.ts';
import { requireFitPassword } from '#/lib/domain/accounts/passwords/require-fit-password.ts';
import { spendMailedToken } from '#/lib/domain/accounts/passwords/spend-mailed-token.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/create-ticket.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { acceptInvitations } from '#/lib/domain/invitations/acceptance/accept-invitations.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

/**
 * Spends a set-password link: stores the password, confirms the address, applies waiting invitations, and returns a
 * sign-in ticket. Throws `bad_request` for a link that is over and `invalid` for a common password, which does not
 * spend the link.
 */
export async function setPassword(ctx: Ctx, body: { token: string; password: string }): Promise<{ token: string }> {
  const now = ctx.clock.now();
  const mailedTokenId = readMailedToken(accountTokenPrefixes.setPassword, body.token);
  if (mailedTokenId === null) throw linkIsOver();
  // A hash is expensive: a link that is over gets none.
  await getPasswordLink(ctx, body);
  await requireFitPassword(body.password, null);
  const passwordHash = await hashPassword(body.password);
  return ctx.db.$transaction(async (tx) => {
    const userId = await spendMailedToken(tx, { id: mailedTokenId, kind: 'set_password' }, now);
    if (userId === null) throw linkIsOver();
    const user = await tx.user.update({ where: { id: userId }, data: { passwordHash, confirmedAt: now } });
    await acceptInvitations(tx, ctx, user);
    await recordAct(tx, ctx, {
      action: 'password.set',
      subject: `user:${userId}`,
      companyId: user.companyId,
      actorId: userId,
    });
    return createTicket(tx, userId, now);
  });
}
