import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { ChannelPerson } from '#/generated/prisma/client.ts';
import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import { breakConnection } from '#/lib/domain/channels/connections/break-connection.ts';
import { openConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import { matchConnection } from '#/lib/domain/channels/queues.ts';
import { type OpenConnection, TransportFailure } from '#/lib/domain/channels/transport.ts';
import { TryLater } from '#/lib/domain/channels/way.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, pool } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

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

/** People looked up in parallel; each is a call to the platform. */
const PORTION = 50;
/** How long until someone who wasn't found is looked up again. */
const AGAIN_MS = 20 * 3_600_000;
const WAIT_SECONDS_MAX = 60;

const newcomer = z.object({ userId: z.number(), email: z.string() });

/** Active people who haven't been looked up with connection $1 since $2, or weren't found then. */
const statement = `
SELECT u.id AS "userId", u.email
FROM channel_connections n JOIN users u ON u.company_id = n.company_id
LEFT JOIN channel_people p ON p.connection_id = n.id AND p.user_id = u.id
WHERE n.id = $1 AND u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL
  AND (p.user_id IS NULL OR (p.external_id IS NULL AND p.matched_at < $2))
ORDER BY u.id LIMIT ${PORTION}`;

/** Looks for everyone in a company not yet found in its workspace. Throws if the job should continue later. */
export async function matchNewcomers(ctx: Ctx, connectionId: number): Promise<void> {
  const row = await ctx.db.channelConnection.findUnique({ where: { id: connectionId } });
  const connection = row && openConnection(row);
  // If people can't be looked up, they are known once they install the app.
  if (!connection || !findTransport(connection.kind)?.findPerson) return;
  const before = new Date(ctx.clock.now().getTime() - AGAIN_MS);
  const values = [connectionId, before];
  for (;;) {
    const people = asRows(newcomer, await pool().query({ name: 'newcomers-of-channel', text: statement, values }));
    if (people.length === 0) return;
    for (const person of people) {
      try {
        await matchPerson(ctx, connection, person);
      } catch (error) {
        if (!(error instanceof TransportFailure)) throw error;
        if (error.kind === 'broken') return breakConnection(ctx, connection, error.reason);
        if (error.kind !== 'busy' || error.retryAfterSeconds > WAIT_SECONDS_MAX) throw new TryLater();
        await wait(error.retryAfterSeconds * 1000);
      }
    }
  }
}

/** Enqueues `matchConnection` for every working connection. */
export async function sweepConnections(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.channelConnection.findMany({ where: { brokenAt: null }, select: { id: true } });
  await inTransaction(ctx.db, (tx) => enqueue(tx, matchConnection, ...rows.map(({ id }) => ({ connectionId: id }))));
}
