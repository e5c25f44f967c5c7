import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import type { FoundSession } from '#/lib/platform/context.ts';
import { readSessionCookie } from '#/lib/platform/cookies/cookies.ts';

/** Returns the session of a page load, or null. It only has the cookie: pages show things and never change them. */
export async function findSessionOfPage(cookie: string | undefined, now: Date): Promise<FoundSession | null> {
  const sessionId = await readSessionCookie(cookie);
  return sessionId ? findSessionById(sessionId, now) : null;
}
