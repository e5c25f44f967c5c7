import * as z from 'zod';
import { countCodeAttempt, requireCode } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { isBoundToCompany } from '#/lib/domain/accounts/sign-in/is-bound-to-company.ts';
import { sessionTokenPrefix } from '#/lib/domain/sessions/constants.ts';
import { isBoundSql, isExceptedSql } from '#/lib/domain/sessions/enforced.sql.ts';
import type { Ctx, SessionKind } from '#/lib/platform/context.ts';
import {
  deviceCookieWith,
  encodeSessionCookie,
  sessionCookieName,
  sessionLife,
} from '#/lib/platform/cookies/cookies.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, Problem } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

export interface OpenedSession {
  id: string;
  userId: number;
  kind: SessionKind;
  /** The bearer, shown only once. */
  bearer: string;
}

/** A ticket and, for people with a second factor, the code that makes it usable. */
export interface TicketWithCode {
  token: string;
  code?: string | undefined;
}

/**
 * Exchanges a ticket for a session: sets the cookie and returns the bearer. Throws `signed_out` for a used ticket, and
 * `second_factor_required` for a missing or wrong code, which leaves the ticket valid. Browsers remember the person.
 */
export async function openSession(ctx: Ctx, body: TicketWithCode, deviceCookie?: string): Promise<{ token: string }> {
  const session = await createSession(ctx, body);
  if (!session) throw await refusalOfTicket(ctx, body.token);
  if (session.kind === 'browser') {
    ctx.setCookie({
      name: sessionCookieName(),
      value: await encodeSessionCookie(session),
      maxAgeSeconds: sessionLife.browser.absoluteSeconds,
    });
    ctx.setCookie(deviceCookieWith(deviceCookie, session.userId));
  }
  return { token: session.bearer };
}

/**
 * Returns why a ticket opens no session: with a valid one, that the company has another way to sign in; otherwise, that
 * it has ended.
 */
async function refusalOfTicket(ctx: Ctx, token: string): Promise<Problem> {
  const now = ctx.clock.now();
  const ticket = await ctx.db.loginTicket.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: null, expiresAt: { gt: now }, connectionId: null },
  });
  return ticket && (await isBoundToCompany(ctx.db, ticket.userId))
    ? forbidden(message('accounts.answers.enforcedNow'))
    : new Problem('signed_out', message('accounts.answers.signInExpired'));
}

/**
 * Returns the session for a ticket, or null if the ticket isn't valid. A browser's session needs bearer and cookie for
 * every call; a program's is shorter and only needs the bearer.
 */
export async function createSession(ctx: Ctx, { token, code }: TicketWithCode): Promise<OpenedSession | null> {
  const kind: SessionKind = ctx.client.isBrowser ? 'browser' : 'api';
  const bearer = newSecret(sessionTokenPrefix);
  const ticket = { token, bearerHash: bearer.hash, kind };
  // Almost no one has a second factor.
  const exchanged =
    (await exchangeTicket(ctx, { ...ticket, hasSecondFactor: false })) ?? (await exchangeWithCode(ctx, ticket, code));
  return exchanged ? { ...exchanged, kind, bearer: bearer.token } : null;
}

/**
 * Exchanges a ticket that needs a code; undefined if it has ended. The code is used up first, so that a wrong one
 * leaves the ticket valid.
 */
async function exchangeWithCode(
  ctx: Ctx,
  ticket: TicketToExchange,
  code: string | undefined,
): Promise<ExchangedTicket | undefined> {
  const now = ctx.clock.now();
  const storedTicket = await ctx.db.loginTicket.findFirst({
    where: { tokenHash: hashSecret(ticket.token), usedAt: null, expiresAt: { gt: now } },
    include: { user: true },
  });
  if (!storedTicket?.user.totpConfirmedAt) return undefined;
  const consumeCode = () => requireCode(ctx.db, storedTicket.user, code, now);
  await (code === undefined ? consumeCode() : countCodeAttempt(ctx, storedTicket, consumeCode));
  return exchangeTicket(ctx, { ...ticket, hasSecondFactor: true });
}

/** A ticket, and the hash of the bearer for its session. */
interface TicketToExchange {
  token: string;
  bearerHash: Uint8Array<ArrayBuffer>;
  kind: SessionKind;
}

/** The session that a ticket was exchanged for. */
const exchangedTicket = z.object({
  id: z.string(),
  userId: z.number(),
});
type ExchangedTicket = z.output<typeof exchangedTicket>;

const statement = `
WITH spent AS (
  UPDATE login_tickets ticket SET used_at = $3 FROM users u
  WHERE ticket.token_hash = $1 AND ticket.used_at IS NULL AND ticket.expires_at > $3
    AND u.id = ticket.user_id
    AND (u.totp_confirmed_at IS NOT NULL AND (ticket.connection_id IS NULL OR ${isExceptedSql})) = $2
    AND (ticket.connection_id IS NOT NULL OR NOT ${isBoundSql})
  RETURNING u.id, u.company_id, ticket.connection_id, ticket.authenticated_at, coalesce(u.blocked_at, (SELECT c.blocked_at FROM companies c WHERE c.id = u.company_id)) AS blocked_at
), opened AS (
  INSERT INTO sessions (id, company_id, user_id, kind, token_hash, device, created_at, authenticated_at, last_seen_at,
    idle_until, absolute_until, connection_id)
  SELECT gen_random_uuid(), company_id, id, $4, $5, $6, $3,
    CASE WHEN $2 THEN $3 ELSE least(authenticated_at, $3) END, $3, $7, $8, connection_id
  FROM spent WHERE blocked_at IS NULL
  RETURNING id, user_id
), recorded AS (
  INSERT INTO audit_entries (at, company_id, actor_kind, actor_id, action, subject, result, request_id, details)
  SELECT $3, company_id, $9, user_id, 'session.sign-in', 'user:' || user_id, 'ok', $10, '{}'
  FROM opened JOIN spent ON spent.id = user_id
)
SELECT id, user_id AS "userId" FROM opened`;

/**
 * Uses up a ticket and opens a session with its audit row, in one statement, because a whole company may sign in within
 * minutes. Nothing reacts to `session.sign-in`. Of parallel calls, exactly one gets a session. People get none who were
 * blocked in the meantime, or who may only sign in by their company's connection and didn't. With `hasSecondFactor`, it
 * takes tickets that need a code, otherwise all others. Those are tickets of people without a second factor, and of
 * people who came by their company's connection, which checks it, unless they are exempt administrators. A provider
 * says when someone signed in there; a code that is checked here is a sign-in of now.
 */
async function exchangeTicket(
  { actor, client, clock, requestId }: Ctx,
  { token, bearerHash, kind, hasSecondFactor }: TicketToExchange & { hasSecondFactor: boolean },
): Promise<ExchangedTicket | undefined> {
  const now = clock.now();
  const { idleSeconds, absoluteSeconds } = sessionLife[kind];
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const ends = [after(idleSeconds), after(absoluteSeconds)];
  const values = [
    hashSecret(token),
    hasSecondFactor,
    now,
    kind,
    bearerHash,
    client.device,
    ...ends,
    actor.kind,
    requestId,
  ];
  return asRows(exchangedTicket, await pool().query({ name: 'exchange-ticket', text: statement, values }))[0];
}
