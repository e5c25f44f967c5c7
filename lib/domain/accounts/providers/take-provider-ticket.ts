import type { Ctx } from '#/lib/platform/context.ts';
import { shortCookie } from '#/lib/platform/cookies/short-cookie.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

/**
 * Returns the ticket of a sign-in elsewhere to the page that spends it, and removes its cookie. Throws `signed_out`.
 */
export async function takeProviderTicket(
  ctx: Ctx,
  ticket: string | undefined,
): Promise<{ token: string; email: string }> {
  const loginTicket = await ctx.db.loginTicket.findFirst({
    where: { tokenHash: hashSecret(ticket ?? ''), usedAt: null, expiresAt: { gt: ctx.clock.now() } },
    include: { user: true },
  });
  if (!ticket || !loginTicket) throw new Problem('signed_out', 'This sign-in has expired. Please sign in again.');
  ctx.setCookie(shortCookie('ticket', null, 0));
  return { token: ticket, email: loginTicket.user.email };
}
