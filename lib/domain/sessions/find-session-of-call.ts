import { sessionTokenPrefix } from '#/lib/domain/sessions/constants.ts';
import { findLiveSession } from '#/lib/domain/sessions/find-live-session.ts';
import { isProven } from '#/lib/domain/sessions/is-proven.ts';
import type { Client, FoundSession, SessionHalves } from '#/lib/platform/context.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

/**
 * Returns the session of an API call, or null. A browser's session needs both halves, the bearer and the cookie of the
 * same session: a stolen token is useless elsewhere and a forged page has no bearer. A program's session needs the
 * bearer alone and is refused to browsers.
 */
export async function findSessionOfCall(
  halves: SessionHalves,
  client: Pick<Client, 'isBrowser'>,
  now: Date,
): Promise<FoundSession | null> {
  if (!halves.bearer?.startsWith(sessionTokenPrefix)) return null;
  const session = await findLiveSession({ tokenHash: hashSecret(halves.bearer) }, now);
  return session && (await isProven(session, halves, client)) ? session : null;
}
