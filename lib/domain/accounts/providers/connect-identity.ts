import { requirePassword } from '#/lib/domain/accounts/passwords/require-password.ts';
import { storeIdentity } from '#/lib/domain/accounts/providers/store-identity.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { findSessionById } from '#/lib/domain/sessions/find-session-by-id.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { type Connecting, connectCookie } from '#/lib/platform/cookies/connect-cookie.ts';
import { getProvider } from '#/lib/platform/oidc/oidc.ts';
import type { ClaimedIdentity } from '#/lib/platform/oidc/oidc-claims.ts';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';

/**
 * Connects the next sign-in at this provider, within ten minutes and in this browser, with the person. Throws `invalid`
 * for a wrong password: a stolen session must not add a way in. Throws `not_found` for a provider that is not offered.
 */
export async function connectIdentity(
  ctx: UserCtx,
  { provider, password }: { provider: ProviderId; password: string },
): Promise<Record<string, never>> {
  const { id } = getProvider(provider);
  await requirePassword(ctx, password);
  const { userId, sessionId } = ctx.actor;
  ctx.setCookie(await connectCookie({ userId, sessionId, provider: id }));
  return {};
}

/**
 * Connects the account with which a person has come back; their session must still live. Returns whether it is theirs.
 */
export async function finishConnecting(ctx: Ctx, connecting: Connecting, identity: ClaimedIdentity): Promise<boolean> {
  const session = await findSessionById(connecting.sessionId, ctx.clock.now());
  if (!session || session.person.userId !== connecting.userId || connecting.provider !== identity.provider)
    return false;
  const user = { id: connecting.userId, companyId: session.company.id };
  return ctx.db.$transaction(async (tx) => {
    if (await storeIdentity(tx, ctx, { user, identity })) return true;
    const { issuer, subject, provider } = identity;
    const holder = await tx.identity.findUnique({ where: { issuer_subject: { issuer, subject } } });
    if (holder?.userId === user.id) return true;
    await recordAct(tx, ctx, {
      action: 'identity.connect',
      subject: `user:${user.id}`,
      companyId: user.companyId,
      actorId: user.id,
      result: 'refused',
      details: { provider },
    });
    return false;
  });
}
