import { presentIdentity } from '#/lib/domain/accounts/accounts.present.ts';
import { canRemoveIdentity } from '#/lib/domain/accounts/providers/providers.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';

/** Returns the person's connected sign-ins, and the providers that can still be connected. */
export async function listIdentities(ctx: UserCtx) {
  const { passwordHash, identities } = await ctx.db.user.findUniqueOrThrow({
    where: { id: ctx.actor.userId },
    include: { identities: { orderBy: { id: 'asc' } } },
  });
  const offered = offeredProviders();
  const hasPassword = passwordHash !== null;
  const waysIn = { hasPassword, identities, offered: offered.map(({ id }) => id) };
  return {
    identities: identities.map((identity) => ({
      ...presentIdentity(identity, offered),
      isRemovable: canRemoveIdentity(waysIn, identity.id),
    })),
    offered: offered.filter(({ id }) => !identities.some(({ provider }) => provider === id)),
    hasPassword,
  };
}
