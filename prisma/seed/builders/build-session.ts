import { sessionTokenPrefix } from '#/lib/domain/sessions/constants.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { SessionKind } from '#/lib/platform/context.ts';
import { encodeSessionCookie, sessionCookieName, sessionLife } from '#/lib/platform/cookies/cookies.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { newSecret } from '#/lib/platform/tokens.ts';

export interface BuiltSession {
  id: string;
  userId: number;
  kind: SessionKind;
  bearer: string;
  /** Name and value as in a `Cookie` header; empty for a program's session. */
  cookie: string;
  /** The headers that make a call part of this session. */
  headers: Record<string, string>;
}

/** Stores a session of a person and returns its bearer and cookie, without the product's steps of signing in. */
export async function signInAs(
  db: Transaction,
  { id: userId }: { id: number },
  { kind = 'browser', now = systemClock.now() }: { kind?: SessionKind; now?: Date } = {},
): Promise<BuiltSession> {
  const bearer = newSecret(sessionTokenPrefix);
  const life = sessionLife[kind];
  const { id } = await db.session.create({
    data: {
      userId,
      kind,
      tokenHash: bearer.hash,
      device: 'test',
      createdAt: now,
      authenticatedAt: now,
      lastSeenAt: now,
      idleUntil: new Date(now.getTime() + life.idleSeconds * 1000),
      absoluteUntil: new Date(now.getTime() + life.absoluteSeconds * 1000),
    },
  });
  const isBrowser = kind === 'browser';
  const cookie = isBrowser ? `${sessionCookieName()}=${await encodeSessionCookie({ id, userId, kind })}` : '';
  const headers = { authorization: `Bearer ${bearer.token}`, ...(isBrowser ? { cookie } : {}) };
  return { id, userId, kind, bearer: bearer.token, cookie, headers };
}
