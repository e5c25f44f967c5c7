import type { Client, FoundSession, SessionHalves } from '#/lib/platform/context.ts';
import { readSessionCookie } from '#/lib/platform/cookies/session-cookie.ts';

/** Returns whether a call with the right bearer comes from the browser or program that opened the session. */
export async function isProven(
  { kind, person }: FoundSession,
  { cookie }: SessionHalves,
  client: Pick<Client, 'isBrowser'>,
): Promise<boolean> {
  if (kind === 'api') return !client.isBrowser;
  return (await readSessionCookie(cookie)) === person.sessionId;
}
