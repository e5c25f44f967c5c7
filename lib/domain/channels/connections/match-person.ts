import type { ChannelPerson } from '#/generated/prisma/client.ts';
import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import type { OpenConnection } from '#/lib/domain/channels/transport.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/**
 * Looks for a confirmed person in a workspace by their email address; stores and returns their account there, or that
 * there is none. A workspace creates no accounts here. Throws what the transport throws.
 */
export async function matchPerson(
  ctx: Ctx,
  connection: OpenConnection,
  { userId, email }: { userId: number; email: string },
): Promise<ChannelPerson> {
  const findPerson = findTransport(connection.kind)?.findPerson;
  if (!findPerson) return keepMatch(ctx, connection, userId);
  return storeMatch(ctx, connection, { userId, externalId: await findPerson(connection, email), conversationId: null });
}

/** Stores that a person was looked up; if they can't be found by email address, their known account stays. */
function keepMatch(ctx: Ctx, { id: connectionId, companyId }: OpenConnection, userId: number): Promise<ChannelPerson> {
  const ids = { connectionId, userId };
  const matchedAt = ctx.clock.now();
  return ctx.db.channelPerson.upsert({
    where: { connectionId_userId: ids },
    create: { ...ids, companyId, matchedAt },
    update: { matchedAt },
  });
}

/** Stores a person's account in a workspace. */
async function storeMatch(
  ctx: Ctx,
  connection: OpenConnection,
  { userId, externalId, conversationId }: Pick<ChannelPerson, 'userId' | 'externalId' | 'conversationId'>,
): Promise<ChannelPerson> {
  const ids = { connectionId: connection.id, userId };
  const match = { externalId, conversationId, unreachableUntil: null, matchedAt: ctx.clock.now() };
  // If an email address has moved to another account there, its previous owner is looked up again.
  if (externalId !== null)
    await ctx.db.channelPerson.updateMany({
      where: { connectionId: connection.id, externalId, NOT: { userId } },
      data: { ...match, externalId: null, conversationId: null },
    });
  return ctx.db.channelPerson.upsert({
    where: { connectionId_userId: ids },
    create: { ...ids, ...match, companyId: connection.companyId },
    update: match,
  });
}

interface Introduction {
  externalId: string;
  conversationId: string;
  /** The email addresses of the account. */
  emails: readonly string[];
}

/**
 * Matches an account of a workspace that has just installed the app with the confirmed person of the company who has
 * one of its email addresses. Returns whether there is one.
 */
export async function introducePerson(
  ctx: Ctx,
  connection: OpenConnection,
  { externalId, conversationId, emails }: Introduction,
): Promise<boolean> {
  const { companyId } = connection;
  const email = { in: emails.map((one) => one.trim().toLowerCase()) };
  const user = await ctx.db.user.findFirst({
    where: { companyId, email, confirmedAt: { not: null }, blockedAt: null },
    orderBy: { id: 'asc' },
  });
  if (user) await storeMatch(ctx, connection, { userId: user.id, externalId, conversationId });
  return user !== null;
}

/** Removes the match of an account: someone who removed the app there gets emails. */
export async function dropAccount(ctx: Ctx, { id: connectionId }: OpenConnection, externalId: string): Promise<void> {
  const data = { externalId: null, conversationId: null, matchedAt: ctx.clock.now() };
  await ctx.db.channelPerson.updateMany({ where: { connectionId, externalId }, data });
}
