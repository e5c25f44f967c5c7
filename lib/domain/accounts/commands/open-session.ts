import type { User } from '#/generated/prisma/client.ts';
import { spendTicket } from '#/lib/domain/accounts/commands/sign-in.ts';
import { countCodeAttempt, requireCode } from '#/lib/domain/accounts/steps/require-code.ts';
import { recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import type { Ctx, SessionKind } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { deviceCookieWith } from '#/lib/platform/device-cookie.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { encodeSessionCookie, sessionCookieName, sessionLife } from '#/lib/platform/session-cookie.ts';
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
 * Exchanges a ticket for a session: sets the cookie half and answers the bearer half. A spent ticket is `signed_out`;
 * a missing or wrong code is `second_factor_required` and leaves the ticket unspent. A browser remembers the person.
 */
export async function openSession(ctx: Ctx, body: TicketWithCode, deviceCookie?: string): Promise<{ token: string }> {
  const session = await createSession(ctx, body);
  if (!session) throw new Problem('signed_out', 'This sign-in has run out. Please sign in again.');
  if (session.kind === 'browser') {
    ctx.setCookie({
      name: sessionCookieName(),
      value: await encodeSessionCookie(session),
      maxAgeSeconds: sessionLife.browser.absoluteSeconds,
    });
    ctx.setCookie(await deviceCookieWith(deviceCookie, session.userId));
  }
  return { token: session.bearer };
}

/**
 * The session for a ticket, or null when the ticket is not good. What carries the marks of a browser gets the kind
 * that needs both halves on every call; a program gets a shorter one that needs the bearer alone.
 */
export async function createSession(ctx: Ctx, { token, code }: TicketWithCode): Promise<OpenedSession | null> {
  const now = ctx.clock.now();
  const ticket = await ctx.db.loginTicket.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: null, expiresAt: { gt: now } },
    include: { user: true },
  });
  if (!ticket) return null;
  const exchange = () =>
    ctx.db.$transaction(async (tx) => {
      const userId = await spendTicket(tx, token, now);
      if (userId === null) return null;
      const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
      if (user.blockedAt) return null;
      // Throws, and so takes the spending of the ticket back.
      if (user.totpConfirmedAt) await requireCode(tx, user, code, now);
      return storeSession(tx, ctx, user);
    });
  const takesCode = ticket.user.totpConfirmedAt !== null && code !== undefined;
  return takesCode ? countCodeAttempt(ctx, ticket, exchange) : exchange();
}

async function storeSession(tx: Transaction, ctx: Ctx, user: User): Promise<OpenedSession> {
  const now = ctx.clock.now();
  const kind: SessionKind = ctx.client.isBrowser ? 'browser' : 'api';
  const life = sessionLife[kind];
  const bearer = newSecret('sb_');
  const { id } = await tx.session.create({
    data: {
      userId: user.id,
      kind,
      tokenHash: bearer.hash,
      device: ctx.client.device,
      createdAt: now,
      authenticatedAt: now,
      lastSeenAt: now,
      idleUntil: new Date(now.getTime() + life.idleSeconds * 1000),
      absoluteUntil: new Date(now.getTime() + life.absoluteSeconds * 1000),
    },
  });
  await recordAudit(tx, ctx, {
    action: 'session.sign-in',
    subject: `user:${user.id}`,
    companyId: user.companyId,
    actorId: user.id,
  });
  return { id, userId: user.id, kind, bearer: bearer.token };
}
