import { presentIdentity } from '#/lib/domain/accounts/accounts.present.ts';
import { requirePassword } from '#/lib/domain/accounts/passwords/password.service.ts';
import { canRemoveIdentity } from '#/lib/domain/accounts/providers/providers.policy.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { type Connecting, connectCookie } from '#/lib/platform/cookies/cookies.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { type ClaimedIdentity, getProvider, offeredProviders } from '#/lib/platform/oidc/oidc.ts';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the person's connected sign-ins, and the providers they can still connect. */
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

/**
 * Starts connecting an account at this provider with the person, who has ten minutes to return in this browser. Throws
 * `invalid` for a wrong password, because a stolen session must not add a way to sign in, and `not_found` for a
 * provider that isn't offered.
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

/** Connects the account a person returned with, if their session is still valid. Returns whether it's theirs. */
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
    await recordEvent(tx, ctx, {
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

/**
 * Connects an external account with a person, and notifies them by email. Returns false if it is connected already, or
 * if the person has another account of that issuer.
 */
export async function storeIdentity(
  tx: Transaction,
  ctx: Ctx,
  { user, identity }: { user: { id: number; companyId: number }; identity: ClaimedIdentity },
): Promise<boolean> {
  const { provider, issuer, subject, email } = identity;
  const now = ctx.clock.now();
  const { count } = await tx.identity.createMany({
    data: { userId: user.id, provider, issuer, subject, email, createdAt: now, lastUsedAt: now },
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await recordEvent(tx, ctx, {
    action: 'identity.connect',
    subject: `user:${user.id}`,
    companyId: user.companyId,
    actorId: user.id,
    details: { provider },
  });
  await enqueue(tx, sendAccountChangedMail, { userId: user.id, change: 'sign-in-connected' });
  return true;
}

/**
 * Removes a connected sign-in. Throws `not_found` for someone else's and `conflict` for the last way to sign in. Throws
 * `invalid` without the password of a person who has one, and what `requirePassword` throws, because a stolen session
 * must not remove a way to sign in.
 */
export async function removeIdentity(
  ctx: UserCtx,
  { id, password }: { id: number; password?: string | undefined },
): Promise<Record<string, never>> {
  const { userId } = ctx.actor;
  const own = await ctx.db.identity.findFirst({ where: { id, userId }, include: { user: true } });
  if (!own) throw notFound();
  if (own.user.passwordHash !== null) {
    if (password === undefined) throw invalid(message('fields.password.enter'));
    await requirePassword(ctx, password);
  }
  await ctx.db.$transaction(async (tx) => {
    // Two removals in parallel wait for each other here, so that one connection stays.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    const { passwordHash, identities } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      include: { identities: true },
    });
    const identity = identities.find((own) => own.id === id);
    if (!identity) throw notFound();
    const offered = offeredProviders().map((provider) => provider.id);
    if (!canRemoveIdentity({ hasPassword: passwordHash !== null, identities, offered }, id))
      throw new Problem('conflict', message('accounts.answers.onlyWayIn'));
    await tx.identity.delete({ where: { id } });
    await recordEvent(tx, ctx, {
      action: 'identity.remove',
      subject: `user:${userId}`,
      details: { provider: identity.provider },
    });
    await enqueue(tx, sendAccountChangedMail, { userId, change: 'sign-in-removed' });
  });
  return {};
}
