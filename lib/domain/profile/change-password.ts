import { replacePassword } from '#/lib/domain/accounts/passwords/replace-password.ts';
import { requireFitPassword } from '#/lib/domain/accounts/passwords/require-fit-password.ts';
import { requirePassword } from '#/lib/domain/accounts/passwords/require-password.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';

/**
 * Changes the password and ends every other session at once, with all that the old password opened; this session stays
 * valid. Throws `invalid` for a wrong current password, for a new one that is common or the current one, and
 * `too_many_requests` after too many wrong ones.
 */
export async function changePassword(
  ctx: UserCtx,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Record<string, never>> {
  const { userId, sessionId } = ctx.actor;
  const before = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId, companyId: ctx.company.id },
    select: { passwordHash: true },
  });
  await requirePassword(ctx, currentPassword);
  await requireFitPassword(newPassword, before.passwordHash);
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.$transaction(async (tx) => {
    // Of two changes at once the later one has proved a password that is no longer valid.
    const proven = await tx.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE id = ${userId} AND password_hash = ${before.passwordHash} FOR UPDATE`;
    if (proven.length === 0) throw invalid('The password is wrong.');
    await replacePassword(tx, ctx, { userId, passwordHash, reason: 'password changed', exceptSessionId: sessionId });
  });
  return {};
}
