import { countCodeAttempt, requireCode } from '#/lib/domain/accounts/second-factor/require-code.ts';
import {
  type ExchangedTicket,
  exchangeTicket,
  type TicketToExchange,
} from '#/lib/domain/accounts/sign-in/exchange-ticket.ts';
import { sessionTokenPrefix } from '#/lib/domain/sessions/constants.ts';
import type { Ctx, SessionKind } from '#/lib/platform/context.ts';
import { deviceCookieWith } from '#/lib/platform/cookies/device-cookie.ts';
import { encodeSessionCookie, sessionCookieName, sessionLife } from '#/lib/platform/cookies/session-cookie.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';

export interface OpenedSession {
  id: string;
  userId: number;
  kind: SessionKind;
  /** The bearer half; shown this once. */
  bearer: string;
}

/** A ticket and, for people with a second factor, the code that makes it usable. */
export interface TicketWithCode {
  token: string;
  code?: string | undefined;
}

/**
 * Exchanges a ticket for a session: sets the cookie half and returns the bearer half. A spent ticket is `signed_out`; a
 * missing or wrong code is `second_factor_required` and leaves the ticket unspent. A browser remembers the person.
 */
export async function openSession(ctx: Ctx, body: TicketWithCode, deviceCookie?: string): Promise<{ token: string }> {
  const session = await createSession(ctx, body);
  if (!session) throw new Problem('signed_out', 'This sign-in has expired. Please sign in again.');
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
 * Returns the session for a ticket, or null when the ticket is not valid. A browser gets the kind that needs both
 * halves on every call; a program gets a shorter one that needs the bearer alone.
 */
export async function createSession(ctx: Ctx, { token, code }: TicketWithCode): Promise<OpenedSession | null> {
  const kind: SessionKind = ctx.client.isBrowser ? 'browser' : 'api';
  const bearer = newSecret(sessionTokenPrefix);
  const ticket = { token, bearerHash: bearer.hash, kind };
  // Almost nobody has a second factor.
  const exchanged =
    (await exchangeTicket(ctx, { ...ticket, hasSecondFactor: false })) ?? (await exchangeWithCode(ctx, ticket, code));
  return exchanged ? { ...exchanged, kind, bearer: bearer.token } : null;
}

/** The code is spent first, so that a wrong one leaves the ticket valid. */
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
  const spendCode = () => requireCode(ctx.db, storedTicket.user, code, now);
  await (code === undefined ? spendCode() : countCodeAttempt(ctx, storedTicket, spendCode));
  return exchangeTicket(ctx, { ...ticket, hasSecondFactor: true });
}
