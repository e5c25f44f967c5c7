import { requirePassword } from '#/lib/domain/accounts/passwords/require-password.ts';
import { canRemoveIdentity } from '#/lib/domain/accounts/providers/providers.policy.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';

/**
 * Removes a connected sign-in. Throws `not_found` for somebody else's, `invalid` without the password of a person who
 * has one, as a stolen session must not remove a way in, and `conflict` when it is the last way in.
 */
export async function removeIdentity(
  ctx: UserCtx,
  { id, password }: { id: number; password?: string | undefined },
): Promise<Record<string, never>> {
  const { userId } = ctx.actor;
  const own = await ctx.db.identity.findFirst({ where: { id, userId }, include: { user: true } });
  if (!own) throw notFound();
  if (own.user.passwordHash !== null) {
    if (password === undefined) throw invalid('Password is required.');
    await requirePassword(ctx, password);
  }
  await ctx.db.$transaction(async (tx) => {
    // Two that are removed at once wait for each other here, so that one of them stays.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    const { passwordHash, identities } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      include: { identities: true },
    });
    const identity = identities.find((own) => own.id === id);
    if (!identity) throw notFound();
    const offered = offeredProviders().map((provider) => provider.id);
    if (!canRemoveIdentity({ hasPassword: passwordHash !== null, identities, offered }, id))
      throw new Problem('conflict', 'This is your only way to sign in. Please choose a password first.');
    await tx.identity.delete({ where: { id } });
    await recordAct(tx, ctx, {
      action: 'identity.remove',
      subject: `user:${userId}`,
      details: { provider: identity.provider },
    });
    await enqueue(tx, sendAccountChangedMail, { userId, change: 'sign-in-removed' });
  });
  return {};
}
