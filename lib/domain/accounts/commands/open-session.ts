import { spendTicket } from '#/lib/domain/accounts/commands/sign-in.ts';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { encodeSessionCookie, type SessionKind, sessionCookieName, sessionLife } from '#/lib/platform/session.ts';
import { newSecret } from '#/lib/platform/tokens.ts';

export interface OpenedSession {
  id: string;
  userId: number;
  kind: SessionKind;
  /** The bearer half; shown this once. */
  bearer: string;
}

/** Exchanges a ticket for a session: sets the cookie half and answers the bearer half. A spent ticket is `signed_out`. */
export async function openSession(ctx: Ctx, { token }: { token: string }): Promise<{ token: string }> {
  const session = await createSession(ctx, token);
  if (!session) throw new Problem('signed_out', 'This sign-in has run out. Please sign in again.');
  if (session.kind === 'browser') {
    ctx.setCookie({
      name: sessionCookieName(),
      value: await encodeSessionCookie(session),
      maxAgeSeconds: sessionLife.browser.absoluteSeconds,
    });
  }
  return { token: session.bearer };
}

/**
 * The session for a ticket, or null when the ticket is not good. What carries the marks of a browser gets the kind
 * that needs both halves on every call; a program gets a shorter one that needs the bearer alone.
 */
export async function createSession(ctx: Ctx, ticket: string): Promise<OpenedSession | null> {
  const now = ctx.clock.now();
  const kind: SessionKind = ctx.client.isBrowser ? 'browser' : 'api';
  const life = sessionLife[kind];
  const bearer = newSecret('sb_');
  return ctx.db.$transaction(async (tx) => {
    const userId = await spendTicket(tx, ticket, now);
    if (userId === null) return null;
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (user.blockedAt) return null;
    const { id } = await tx.session.create({
      data: {
        userId,
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
      subject: `user:${userId}`,
      companyId: user.companyId,
      actorId: userId,
    });
    return { id, userId, kind, bearer: bearer.token };
  });
}
