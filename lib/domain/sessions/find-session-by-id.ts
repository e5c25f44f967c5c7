import { findLiveSession } from '#/lib/domain/sessions/find-live-session.ts';
import type { FoundSession } from '#/lib/platform/context.ts';

/** Returns the live session with this id; the caller must have proven its holder in another way. */
export function findSessionById(sessionId: string, now: Date): Promise<FoundSession | null> {
  return findLiveSession({ sessionId }, now);
}
