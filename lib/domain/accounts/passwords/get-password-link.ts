import { accountTokenPrefixes } from '#/lib/domain/accounts/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

/** The one answer for links that are used, too old, replaced by a newer one, or invented. */
export function linkIsOver(): Problem {
  return new Problem('bad_request', 'This link has expired or was already used. Please ask for a new one.');
}

/** Returns whose first password a link sets, without spending it; throws `bad_request` when it is over or never was. */
export function getPasswordLink(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  return getLink(ctx, 'set_password', token);
}

/** Returns whose password a link replaces, without spending it; throws `bad_request` when it is over or never was. */
export function getResetLink(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  return getLink(ctx, 'reset_password', token);
}

async function getLink(ctx: Ctx, kind: 'set_password' | 'reset_password', token: string): Promise<{ email: string }> {
  const id = readMailedToken(
    kind === 'set_password' ? accountTokenPrefixes.setPassword : accountTokenPrefixes.resetPassword,
    token,
  );
  const link = id === null ? null : await ctx.db.mailedToken.findUnique({ where: { id }, include: { user: true } });
  const isOpen = link && link.kind === kind && !link.usedAt && link.expiresAt > ctx.clock.now();
  // A first password is for people without one, a new one for people who have confirmed the address.
  const isFitting = link && (link.user.confirmedAt === null) === (kind === 'set_password');
  if (!isOpen || !isFitting || link.user.blockedAt) throw linkIsOver();
  return { email: link.user.email };
}
