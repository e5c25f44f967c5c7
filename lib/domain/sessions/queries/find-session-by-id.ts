import { findLiveSession } from '#/lib/domain/sessions/steps/find-live-session.ts';
import type { FoundSession } from '#/lib/platform/context.ts';

/** The live session of this id, whose holder must have been proven otherwise. */
export function findSessionById(sessionId: string, now: Date): Promise<FoundSession | null> {
  return findLiveSession({ sessionId }, now);
}
