import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

/** Whose password a link sets, without spending it; throws `bad_request` when it is over or never was. */
export async function getPasswordLink(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  const id = readMailedToken('pwd_', token);
  const link = id === null ? null : await ctx.db.mailedToken.findUnique({ where: { id }, include: { user: true } });
  const isOpen = link && link.kind === 'set_password' && !link.usedAt && link.expiresAt > ctx.clock.now();
  if (!isOpen || link.user.confirmedAt || link.user.blockedAt) {
    throw new Problem('bad_request', 'This link has been used or has run out. Please ask for a new one.');
  }
  return { email: link.user.email };
}
