import { presentSession, presentVisitedAccount } from '#/lib/domain/accounts/accounts.present.ts';
import type { VisitedAccount } from '#/lib/domain/accounts/accounts.schema.ts';
import { accountTokenPrefixes, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { sessionRoom } from '#/lib/domain/live/rooms.ts';
import { endPreviews } from '#/lib/domain/previews/preview.service.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { readDeviceCookie, sessionCookieName, shortCookie } from '#/lib/platform/cookies/cookies.ts';
import { pool, type Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';
import { type Counter, countStatement, countValues } from '#/lib/platform/rate-limit.ts';
import { newSecret } from '#/lib/platform/tokens.ts';

/** Returns the person's valid sessions: the current one first, then by when they were last used. */
export async function listSessions(ctx: UserCtx): Promise<ReturnType<typeof presentSession>[]> {
  const now = ctx.clock.now();
  const { userId, sessionId } = ctx.actor;
  const sessions = await ctx.db.session.findMany({
    where: { userId, revokedAt: null, idleUntil: { gt: now }, absoluteUntil: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
  return sessions
    .map((session) => presentSession(session, sessionId, ctx.locale))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Returns the current data of accounts that have signed in with this browser, and the others as they were sent. It
 * reveals no accounts: without the browser's cookie, it doesn't even query the database.
 */
export async function listVisitedAccounts(
  ctx: Ctx,
  accounts: readonly VisitedAccount[],
  deviceCookie: string | undefined,
): Promise<VisitedAccount[]> {
  const people = readDeviceCookie(deviceCookie);
  if (people.length === 0) return [...accounts];
  const users = await ctx.db.user.findMany({ where: { id: { in: people }, blockedAt: null } });
  const accountByEmail = new Map(users.map((user) => [user.email, presentVisitedAccount(user)]));
  return accounts.map((account) => accountByEmail.get(account.email) ?? account);
}

/** Returns one account if this browser may know it, otherwise only the email address. */
export async function getVisitedAccount(
  ctx: Ctx,
  email: string,
  deviceCookie: string | undefined,
): Promise<VisitedAccount> {
  const unknown = { email, firstName: '', lastName: '', image: null };
  return (await listVisitedAccounts(ctx, [unknown], deviceCookie))[0] ?? unknown;
}

/** A single-use ticket, valid for two minutes, that `openSession` exchanges for a session. */
export interface Ticket {
  token: string;
}

/** Who someone has proven to be. */
interface ProvenPerson {
  userId: number;
  /** The company's connection that says so. */
  connectionId?: number;
  /** When they signed in at a provider; null or missing if it doesn't say, or without one. */
  authenticatedAt?: Date | null;
}

/** Returns a new ticket, stored in the caller's transaction. */
export async function createTicket(tx: Transaction, proven: ProvenPerson, now: Date): Promise<Ticket> {
  const { token, ...ticket } = newTicket(now);
  await tx.loginTicket.create({ data: { ...proven, ...ticket }, select: { id: true } });
  return { token };
}

const withPointsBack = `
WITH returned AS (${countStatement})
INSERT INTO login_tickets (user_id, token_hash, expires_at) VALUES ($4, $5, $6)`;

/** Returns a new ticket, and gives back the points that the attempt took, in one statement. */
export async function createTicketOfAttempt(
  counters: readonly Counter[],
  { userId, now }: { userId: number; now: Date },
): Promise<Ticket> {
  const { token, tokenHash, expiresAt } = newTicket(now);
  const values = [...countValues(counters, -1), userId, tokenHash, expiresAt];
  await pool().query({ name: 'create-ticket', text: withPointsBack, values });
  return { token };
}

function newTicket(now: Date) {
  const { token, hash: tokenHash } = newSecret(accountTokenPrefixes.ticket);
  return { token, tokenHash, expiresAt: new Date(now.getTime() + ticketLifeMs) };
}

/** For how long after a sign-out the browser's next sign-in also needs a new one at the provider. */
const SIGNED_OUT_SECONDS = 10 * 60;

/**
 * Ends this session: its row, its cookie, notifications on this browser, and live connections in every process.
 */
export async function signOut(ctx: UserCtx): Promise<Record<string, never>> {
  const { sessionId, userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    await tx.session.update({
      where: { id: sessionId },
      data: { revokedAt: ctx.clock.now(), revokedReason: 'signed out' },
    });
    await endPreviews(tx, ctx, { sessionId }, 'signed-out');
    await tx.pushDevice.deleteMany({ where: { sessionId } });
    await recordEvent(tx, ctx, { action: 'session.sign-out', subject: `user:${userId}` });
    await announceInTransaction(tx, 'end', sessionRoom(sessionId));
  });
  ctx.setCookie({ name: sessionCookieName(), value: null, maxAgeSeconds: 0 });
  ctx.setCookie(shortCookie('signedOut', 'yes', SIGNED_OUT_SECONDS));
  return {};
}

/** Ends one of the person's own sessions everywhere. Throws `not_found` for any other session. */
export async function endSession(ctx: UserCtx, { id }: { id: string }): Promise<Record<string, never>> {
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id, userId, revokedAt: null },
      data: { revokedAt: ctx.clock.now(), revokedReason: 'ended by the person' },
    });
    if (count === 0) throw notFound();
    await endPreviews(tx, ctx, { sessionId: id }, 'signed-out');
    await tx.pushDevice.deleteMany({ where: { sessionId: id } });
    await recordEvent(tx, ctx, { action: 'session.end', subject: `session:${id}` });
    await announceInTransaction(tx, 'end', sessionRoom(id));
  });
  return {};
}

/** Ends all sessions of the person but the current one. Returns how many there were. */
export async function endOtherSessions(ctx: UserCtx): Promise<{ ended: number }> {
  const { userId, sessionId } = ctx.actor;
  return ctx.db.$transaction(async (tx) => {
    const ended = await revokeSessions(tx, ctx, { userId, reason: 'ended by the person', exceptId: sessionId });
    await recordEvent(tx, ctx, { action: 'session.end-others', subject: `user:${userId}`, details: { ended } });
    return { ended };
  });
}
